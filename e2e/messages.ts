import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A message that a page has shown: its classes, which tell its kind, and its text. */
interface ShownMessage {
  kind: string;
  text: string;
}

const messagesByPage = new WeakMap<Page, ShownMessage[]>();
const messagesOf = (page: Page): ShownMessage[] => {
  const messages = messagesByPage.get(page) ?? [];
  messagesByPage.set(page, messages);
  return messages;
};

/** Keeps what the pages of a test say: a message stays for seconds, in which a slow machine may not have looked. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding(
    'keepMessage',
    ({ page }, message: ShownMessage) => void messagesOf(page).push(message),
  );
  await context.addInitScript(observeMessages);
}

/** Runs in the page: reports each message when it appears, and once again if it moves into a dialog. */
function observeMessages(): void {
  const { keepMessage } = window as unknown as { keepMessage: (message: ShownMessage) => Promise<void> };
  let previousTexts = new Set<string>();
  new MutationObserver(() => {
    const currentTexts = new Map<string, string>();
    for (const toast of document.querySelectorAll('.toast'))
      currentTexts.set(toast.textContent, toast.className);
    for (const [text, kind] of currentTexts) if (!previousTexts.has(text)) void keepMessage({ kind, text });
    previousTexts = new Set(currentTexts.keys());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** True if a page has shown such a message. Earlier messages count as seen, and do not count again. */
function consumeMessage(page: Page, kind: RegExp, text: string | RegExp): boolean {
  const messages = messagesOf(page);
  const isMatch = (message: ShownMessage) =>
    kind.test(message.kind) &&
    (typeof text === 'string' ? message.text.includes(text) : text.test(message.text));
  const index = messages.findIndex(isMatch);
  messages.splice(0, index + 1);
  return index >= 0;
}

/** Waits until a success was shown. */
export async function expectSuccess(page: Page, text: string | RegExp = ''): Promise<void> {
  await expect
    .poll(() => consumeMessage(page, /success/, text), { message: `said: ${String(text)}` })
    .toBe(true);
}

/** Waits until a failure was shown: by a message, or in its place, which `inPlace` finds. */
export async function expectFailure(page: Page, text: string | RegExp, inPlace: Locator): Promise<void> {
  const isShown = async () => consumeMessage(page, /error|warning|info/, text) || inPlace.first().isVisible();
  await expect.poll(isShown, { message: `said: ${String(text)}` }).toBe(true);
}

/** Waits until one failure was shown by a message, and no other. */
export async function expectOnlyFailure(page: Page, text: RegExp): Promise<void> {
  const failures = () => messagesOf(page).filter(({ kind }) => kind.includes('error'));
  await expect.poll(() => failures().map((message) => message.text)).toEqual([expect.stringMatching(text)]);
}
