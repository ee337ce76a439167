import { createStorage } from './storage';

/** Event that a tab broadcasts; `leaving`: a sign-out is about to start, `unsaved`: this tab has unsaved changes. */
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
    return undefined; // missing, or blocked in a sandboxed page
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
    // The value ends with a random number, because setting the same value twice fires no storage event.
    if (key === FALLBACK_KEY && value !== null) notifyListeners(value.split(' ')[0]);
  });
}

/** Sends an event to every other tab of this browser; this tab does not receive it. */
export function broadcast(event: TabEvent): void {
  const activeChannel = channel ?? openChannel();
  if (!activeChannel) return fallback.set(FALLBACK_KEY, `${event} ${Date.now()}-${Math.random()}`);
  activeChannel.postMessage(event);
  if (activeChannel !== channel) activeChannel.close();
}

/** Subscribes to events of other tabs. Returns the unsubscribe function. */
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
