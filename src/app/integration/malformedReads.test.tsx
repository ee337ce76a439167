// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../testing/fakeHost';
import { respondByContract } from '../testing/contractHost';
import { malformedBodies } from '../testing/malformedBodies';
import {
  getEmptyStateTexts,
  createUnseenFilter,
  openScreen,
  getRetryButtons,
  waitUntilIdle,
  screens,
} from '../testing/screenVisit';

/** Reads that only give the name of a related record: without it the page shows the id (picker.test). */
const names = new Set(['GET /assets/D7K2M9QX0A1B/dashboard']);

/** Reads of which a page makes several lists: each says that it has none, and asks for all of them. */
const lists = new Map([['GET /assets/D9MXG5E00001/devices?type=lock', 2]]);

/** Number of tried combinations: reads × bodies. */
let tried = 0;

describe('a read answered with 200 and no answer is a failure that can be asked again [HTTP-01]', () => {
  const isNew = createUnseenFilter();

  it.each(screens)('%s', async (screen) => {
    const whole = openScreen(screen, respondByContract);
    await waitUntilIdle(whole);
    const usual = getEmptyStateTexts(whole);
    expect(getRetryButtons(whole)).toEqual([]);
    const reads = [...new Set(whole.callsBesidesProfile())].filter(isNew);
    whole.unmount();
    for (const read of reads.filter((one) => screen.startsWith('assets/') || !names.has(one))) {
      let body: string = malformedBodies.nothing;
      const isRead = ({ method, url }: RecordedCall) => `${method} ${url}` === read;
      const shown = openScreen(screen, (call) =>
        isRead(call) ? { text: body, headers: { 'X-Total-Count': '1' } } : respondByContract(call),
      );
      for (const [at, [name, text]] of Object.entries(malformedBodies).entries()) {
        body = text;
        const [retry] = at > 0 ? getRetryButtons(shown) : [];
        if (retry) fireEvent.click(retry);
        await waitUntilIdle(shown, () => shown.recordedCalls.filter(isRead).length > at);
        expect(getRetryButtons(shown), `${read}: ${name}`).toHaveLength(lists.get(read) ?? 1);
        expect(
          getEmptyStateTexts(shown).filter((one) => !usual.includes(one)),
          `${read}: ${name}`,
        ).toEqual([]);
        tried += 1;
      }
      shown.unmount();
    }
  });

  afterAll(() => {
    // Makes sure that the cases ran.
    expect(tried).toBeGreaterThan(45 * Object.keys(malformedBodies).length);
  });
});
