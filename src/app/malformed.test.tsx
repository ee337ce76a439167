// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { fireEvent } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { SeenCall } from '../testing/fakeRequest';
import { answerOfContract } from './testing/contractHost';
import { bodies } from './testing/malformed';
import { empties, known, open, retries, settled, screens } from './testing/visit';

/** Reads of nothing but the name of a related record: without it the id stands there (picker.test). */
const names = new Set(['GET /assets/D7K2M9QX0A1B/dashboard']);

/** Reads of which a page makes several lists: each says that it has none, and asks for all of them. */
const lists = new Map([['GET /assets/D9MXG5E00001/devices?type=lock', 2]]);

/** What was tried: reads × bodies. */
let tried = 0;

describe('a read answered with 200 and no answer is a failure that can be asked again [HTTP-01]', () => {
  const isNew = known();

  it.each(screens)('%s', async (screen) => {
    const whole = open(screen, answerOfContract);
    await settled(whole);
    const usual = empties(whole);
    expect(retries(whole)).toEqual([]);
    const reads = [...new Set(whole.asked())].filter(isNew);
    whole.unmount();
    for (const read of reads.filter((one) => screen.startsWith('assets/') || !names.has(one))) {
      let body: string = bodies.nothing;
      const isRead = ({ method, url }: SeenCall) => `${method} ${url}` === read;
      const shown = open(screen, (call) =>
        isRead(call) ? { text: body, headers: { 'X-Total-Count': '1' } } : answerOfContract(call),
      );
      for (const [at, [name, text]] of Object.entries(bodies).entries()) {
        body = text;
        const [retry] = at > 0 ? retries(shown) : [];
        if (retry) fireEvent.click(retry);
        await settled(shown, () => shown.seen.filter(isRead).length > at);
        expect(retries(shown), `${read}: ${name}`).toHaveLength(lists.get(read) ?? 1);
        expect(
          empties(shown).filter((one) => !usual.includes(one)),
          `${read}: ${name}`,
        ).toEqual([]);
        tried += 1;
      }
      shown.unmount();
    }
  });

  afterAll(() => {
    // So that nobody takes an empty table for a good one.
    expect(tried).toBeGreaterThan(45 * Object.keys(bodies).length);
  });
});
