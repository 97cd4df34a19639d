// The service worker keeps the whole page for flight mode. A new version waits until the player reloads.

let waiting = $state.raw<ServiceWorker | null>(null);

export const updateWaits = (): boolean => waiting !== null;

/** Lets the waiting version take over and reloads the page once it has. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(new URL('sw.js', document.baseURI))
    .then((registration) => {
      const look = () => {
        // Without a controller this is the first visit: nothing older is running, so there is nothing to offer.
        if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
    })
    .catch(() => {
      // Without a service worker the page works as usual, only not offline.
    });
}
