// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellTexts } from '../../i18n/messages/shell';
import type { RecordedCall } from '../../testing/fakeHost';
import { respondByContract } from '../testing/contractHost';
import { malformedBodies } from '../testing/malformedBodies';
import { waitForElement, pressByName, findPressable } from '../testing/userActions';
import { interactionReads as table, savedFiles, type InteractionRead } from '../testing/interactionReads';
import { openScreen } from '../testing/screenVisit';

/** Number of tried combinations: reads × bodies. */
let tried = 0;

/** The elements that say it themselves. */
const saying = (text: string): Element[] =>
  [...document.body.querySelectorAll('*')].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(text)),
  );
/** Counts the places that show it; a message may also mention the state of the page. */
function places(text: string, again: InteractionRead['retry']): number {
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
    savedFiles.length = 0;
    URL.createObjectURL = () => String(savedFiles.push('blob:x'));
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.keys(table))('%s', async (name) => {
    const one = table[name]!;
    let body: string | undefined;
    const isRead = ({ method, url }: RecordedCall) => one.read.test(`${method} ${url}`);
    const shown = openScreen(
      one.screen,
      (call) =>
        body !== undefined && isRead(call)
          ? { text: body }
          : (one.respond?.(call) ?? respondByContract(call)),
      one.profile,
    );
    const reads = () => shown.recordedCalls.filter(isRead).length;
    const askAgain = async (at: number) => {
      if (at === 0 || one.retry === 'press') await one.trigger();
      else await pressByName(shellTexts.states.retry);
    };
    await one.prepare?.();
    let at = 0;
    for (const [kind, text] of Object.entries(malformedBodies)) {
      if (one.isFile && kind === 'text') continue;
      body = text;
      const before = reads();
      await askAgain(at);
      at += 1;
      await waitFor(
        () => {
          expect(reads(), kind).toBeGreaterThan(before);
          expect(isBusy(), kind).toBe(one.isAsking ?? false);
          expect(places(one.errorText, one.retry), kind).toBe(1);
        },
        { interval: 5 },
      );
      expect(isEmptySaid(), kind).toBe(false);
      expect(one.isLoaded(), kind).toBe(false);
      if (one.retry === 'press') {
        // The same words again would be this one's.
        fireEvent.click(
          await waitForElement(() => findPressable(one.closeLabel ?? shellTexts.notifications.close)),
        );
        await waitFor(() => expect(saying(one.errorText)).toEqual([]));
      }
      tried += 1;
    }
    body = undefined;
    await askAgain(at);
    await waitFor(() => expect(one.isLoaded()).toBe(true), { interval: 5 });
    expect(places(one.errorText, one.retry)).toBe(0);
    shown.unmount();
  });

  afterAll(() => {
    // Makes sure that the cases ran.
    expect(tried).toBeGreaterThan(15 * Object.keys(malformedBodies).length);
  });
});
