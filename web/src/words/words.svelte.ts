import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from './locale';
import { texts } from './texts';

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>(new FluentBundle('zh-Hans'));
let current = $state<Locale>('zh-Hans');

export function bundleOf(locale: Locale, sources: string[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const extra = new Map<Locale, string>();

/** Adds texts to one language, for the written scripts that stand in for the engine in development. */
export function alsoSpeak(wanted: Locale, source: string): void {
  extra.set(wanted, source);
  if (wanted === current) bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Switches the page's language once its texts are here. */
export async function speak(locale: Locale): Promise<void> {
  const made = bundleOf(locale, [...(await texts(locale)), extra.get(locale) ?? '']);
  bundle = made;
  current = locale;
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
}

export const locale = (): Locale => current;

/** Whether there is a text of this name. */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** The text `id` in the page's language. A missing text shows its own name, so that it is noticed and reported. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, args, errors);
}
