import { createStorage } from '../lib/storage/storage';

/** Setting of this browser. It survives a sign-out, as the view preferences do. */
const storage = createStorage('local', 'RaStore.');
const ENABLED_KEY = 'view.scanSignal';

/** Tone and vibration of an accepted and of a rejected scan: Hz, and ms. */
const ACCEPTED = { frequency: 880, duration: 100, vibration: [60] };
const REJECTED = { frequency: 220, duration: 350, vibration: [150, 80, 150] };

/** Volume between 0 and 1. */
const VOLUME = 0.2;

/** True if scans sound and vibrate. Default false. */
export const isScanSignalEnabled = (): boolean => storage.get(ENABLED_KEY) !== null;

/** Turns sound and vibration on or off in this browser. */
export function setScanSignalEnabled(isEnabled: boolean): void {
  if (isEnabled) storage.set(ENABLED_KEY, 'true');
  else storage.remove(ENABLED_KEY);
}

/** Sounds and vibrates after a scan, if the user asked for it. A browser without sound or vibration stays silent. */
export function signalScan(isAccepted: boolean): void {
  if (!isScanSignalEnabled()) return;
  const { frequency, duration, vibration } = isAccepted ? ACCEPTED : REJECTED;
  if ('vibrate' in navigator) navigator.vibrate(vibration);
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  const tone = audio.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + duration / 1000);
}
