import type { NotificationType } from 'ra-core';
import { createStore, useStore } from 'zustand';
import { joinSentences } from '../../i18n/joinSentences';
import { maskSecrets } from '../../lib/text/maskSecrets';

/** Message that was shown. */
export interface LoggedMessage {
  id: number;
  type: NotificationType;
  text: string;
  /** HTTP status, or the console's own code of a call without a response; absent if there was no call. */
  code: number | string | undefined;
  /** ms since 1970 */
  loggedAt: number;
}

const MAX_MESSAGES = 50;
/** ms within which the same text counts as one message, reported by two components. */
const SAME_MESSAGE_MS = 1000;

/** The newest first. */
const messageLogStore = createStore<{ messages: readonly LoggedMessage[] }>(() => ({ messages: [] }));

/**
 * Logs a message so that it stays available after its toast has gone (WCAG 2.2.1): the last 50, newest first, in memory
 * only. `lines`: the text and, if known, the cause; '' for none.
 */
export function logMessage(type: NotificationType, lines: readonly string[], code?: number | string): void {
  // The host's refusal may repeat the rejected access code.
  const text = maskSecrets(joinSentences(...lines));
  const { messages } = messageLogStore.getState();
  const now = Date.now();
  if (messages.some((message) => message.text === text && now - message.loggedAt < SAME_MESSAGE_MS)) return;
  const id = (messages[0]?.id ?? 0) + 1;
  messageLogStore.setState({
    messages: [{ id, type, text, code, loggedAt: now }, ...messages].slice(0, MAX_MESSAGES),
  });
}

/** Returns the logged messages, newest first. */
export const useMessageLog = (): readonly LoggedMessage[] =>
  useStore(messageLogStore, ({ messages }) => messages);
