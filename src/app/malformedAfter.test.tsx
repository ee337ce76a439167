// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellTexts } from '../i18n/es/shell';
import type { SeenCall } from '../testing/fakeRequest';
import { answerOfContract } from './testing/contractHost';
import { bodies } from './testing/malformed';
import { found, press, pressable } from './testing/press';
import { pressedReads as table, saved, type Pressed } from './testing/pressedReads';
import { open } from './testing/visit';

/** What was tried: reads × bodies. */
let tried = 0;

/** The elements that say it themselves. */
const saying = (text: string): Element[] =>
  [...document.body.querySelectorAll('*')].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text)),
  );
/** In how many places it is said; a message may tell besides what stays in its place. */
function places(text: string, again: Pressed['again']): number {
  const isMessage = (one: Element) => one.closest('.toasts') !== null;
  const messages = saying(text).filter(isMessage).length;
  const others = saying(text).length - messages;
  return again === 'press' ? messages + others : messages > 1 ? Infinity : others;
}
const isBusy = () => document.querySelector('.skeleton, .spinner, [aria-busy="true"]') !== null;
const isEmptySaid = () =>
  /No hay (?:resultados|datos|nada)|todavía no|Ning[uú]n/.test(document.body.textContent ?? '');

describe('a read after a press or a key, answered with 200 and no answer, is a failure that is said once [HTTP-01]', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    saved.length = 0;
    URL.createObjectURL = () => String(saved.push('blob:x'));
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.keys(table))('%s', async (name) => {
    const one = table[name]!;
    let body: string | undefined;
    const isRead = ({ method, url }: SeenCall) => one.read.test(`${method} ${url}`);
    const shown = open(
      one.screen,
      (call) =>
        body !== undefined && isRead(call) ? { text: body } : (one.host?.(call) ?? answerOfContract(call)),
      one.who,
    );
    const reads = () => shown.seen.filter(isRead).length;
    const askAgain = async (at: number) => {
      if (at === 0 || one.again === 'press') await one.ask();
      else await press(shellTexts.states.retry);
    };
    await one.before?.();
    let at = 0;
    for (const [kind, text] of Object.entries(bodies)) {
      if (one.isFile && kind === 'text') continue;
      body = text;
      const before = reads();
      await askAgain(at);
      at += 1;
      await waitFor(
        () => {
          expect(reads(), kind).toBeGreaterThan(before);
          expect(isBusy(), kind).toBe(one.isAsking ?? false);
          expect(places(one.said, one.again), kind).toBe(1);
        },
        { interval: 5 },
      );
      expect(isEmptySaid(), kind).toBe(false);
      expect(one.shown(), kind).toBe(false);
      if (one.again === 'press') {
        // The same words again would be this one's.
        fireEvent.click(await found(() => pressable(one.close ?? shellTexts.notifications.close)));
        await waitFor(() => expect(saying(one.said)).toEqual([]));
      }
      tried += 1;
    }
    body = undefined;
    await askAgain(at);
    await waitFor(() => expect(one.shown()).toBe(true), { interval: 5 });
    expect(places(one.said, one.again)).toBe(0);
    shown.unmount();
  });

  afterAll(() => {
    // So that nobody takes an empty table for a good one.
    expect(tried).toBeGreaterThan(15 * Object.keys(bodies).length);
  });
});
