import { useSyncExternalStore } from 'react';
import type { NotificationType } from 'ra-core';
import { sentences } from '../i18n/sentences';
import { withoutKeys } from '../lib/heldKeys';

/** A message that was shown. */
export interface LoggedMessage {
  id: number;
  type: NotificationType;
  text: string;
  /** HTTP status, or the console's own code of a call without an answer; absent where no call was behind it. */
  code: number | string | undefined;
  /** ms since 1970 */
  at: number;
}

const KEEP = 50;
/** ms in which the same text is the same message, said by two parts of a screen. */
const SAME = 1000;

let messages: readonly LoggedMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Keeps a message in reach after its toast is gone (WCAG 2.2.1): the last 50, newest first, in memory only. `said`: what
 * and, where known, why; '' for nothing.
 */
export function logMessage(type: NotificationType, said: readonly string[], code?: number | string): void {
  // A host may repeat in a refusal the code that it refuses.
  const text = withoutKeys(sentences(...said));
  const now = Date.now();
  if (messages.some((message) => message.text === text && now - message.at < SAME)) return;
  lastId += 1;
  messages = [{ id: lastId, type, text, code, at: now }, ...messages].slice(0, KEEP);
  for (const listener of Array.from(listeners)) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMessageLog = (): readonly LoggedMessage[] => useSyncExternalStore(subscribe, () => messages);
