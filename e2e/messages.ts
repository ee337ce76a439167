import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A message that a page has shown: its classes, which tell its kind, and its text. */
interface Message {
  kind: string;
  text: string;
}

const shown = new WeakMap<Page, Message[]>();
const ofPage = (page: Page): Message[] => {
  const messages = shown.get(page) ?? [];
  shown.set(page, messages);
  return messages;
};

/** Keeps what the pages of a test say: a message stays for seconds, in which a slow machine may not have looked. */
export async function keepMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('keepMessage', ({ page }, message: Message) => void ofPage(page).push(message));
  await context.addInitScript(watchMessages);
}

/** Runs in the page: tells of each message when it appears, once also where it moves into a dialog. */
function watchMessages(): void {
  const { keepMessage } = window as unknown as { keepMessage: (message: Message) => Promise<void> };
  let before = new Set<string>();
  new MutationObserver(() => {
    const now = new Map<string, string>();
    for (const toast of document.querySelectorAll('.toast')) now.set(toast.textContent, toast.className);
    for (const [text, kind] of now) if (!before.has(text)) void keepMessage({ kind, text });
    before = new Set(now.keys());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Whether a page has shown such a message. What it has shown until then counts as seen, and does not count again. */
function take(page: Page, kind: RegExp, text: string | RegExp): boolean {
  const messages = ofPage(page);
  const fits = (message: Message) =>
    kind.test(message.kind) &&
    (typeof text === 'string' ? message.text.includes(text) : text.test(message.text));
  const at = messages.findIndex(fits);
  messages.splice(0, at + 1);
  return at >= 0;
}

/** Waits until a success was said. */
export async function expectSuccess(page: Page, text: string | RegExp = ''): Promise<void> {
  await expect.poll(() => take(page, /success/, text), { message: `said: ${String(text)}` }).toBe(true);
}

/** Waits until a failure was said: by a message, or in its place, which `inPlace` finds. */
export async function expectFailure(page: Page, text: string | RegExp, inPlace: Locator): Promise<void> {
  const isSaid = async () => take(page, /error|warning|info/, text) || inPlace.first().isVisible();
  await expect.poll(isSaid, { message: `said: ${String(text)}` }).toBe(true);
}
