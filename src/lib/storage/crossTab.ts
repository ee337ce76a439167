import { createStorage } from './storage';

/** What one tab tells the others: also, before it signs out, that it would (`leaving`), and that something is `unsaved` here. */
export type TabEvent = 'logout' | 'login' | 'leaving' | 'unsaved';

const CHANNEL = 'console.session';
const fallback = createStorage('local', 'console.tab.');
const FALLBACK_KEY = 'event';

const listeners = new Set<(event: TabEvent) => void>();
let stopReceiving: (() => void) | undefined;
let channel: BroadcastChannel | undefined;

function isTabEvent(value: unknown): value is TabEvent {
  return value === 'logout' || value === 'login' || value === 'leaving' || value === 'unsaved';
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined; // missing, or refused in a sandboxed page
  }
}

function notifyListeners(value: unknown): void {
  if (isTabEvent(value)) for (const listener of Array.from(listeners)) listener(value);
}

function startReceiving(): () => void {
  const newChannel = openChannel();
  if (newChannel) {
    channel = newChannel;
    newChannel.onmessage = (message: MessageEvent<unknown>) => notifyListeners(message.data);
    return () => {
      channel = undefined;
      newChannel.close();
    };
  }
  return fallback.onChange(({ key, value }) => {
    // A number follows the event, because the same value twice would be no change.
    if (key === FALLBACK_KEY && value !== null) notifyListeners(value.split(' ')[0]);
  });
}

/** Tells every other tab of this browser what happens in this one, which hears nothing of it. */
export function broadcast(event: TabEvent): void {
  const activeChannel = channel ?? openChannel();
  if (!activeChannel) return fallback.set(FALLBACK_KEY, `${event} ${Date.now()}-${Math.random()}`);
  activeChannel.postMessage(event);
  if (activeChannel !== channel) activeChannel.close();
}

/** Calls back with what another tab announced. Returns the way to stop listening. */
export function onBroadcast(callback: (event: TabEvent) => void): () => void {
  listeners.add(callback);
  stopReceiving ??= startReceiving();
  return () => {
    listeners.delete(callback);
    if (listeners.size > 0) return;
    stopReceiving?.();
    stopReceiving = undefined;
  };
}
