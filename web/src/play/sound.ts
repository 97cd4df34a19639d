import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** A short dry tick, as of a telegraph key; nothing at all unless the player switched sounds on. */
export function tick(pitch: 'high' | 'low' = 'high'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'square';
  tone.frequency.value = pitch === 'high' ? 1180 : 520;
  volume.gain.setValueAtTime(0.05, now);
  volume.gain.exponentialRampToValueAtTime(0.0005, now + 0.07);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.08);
}
