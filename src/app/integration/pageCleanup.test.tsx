// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondByContract } from '../testing/contractHost';
import { isIdle, openScreen, screens, waitUntilIdle } from '../testing/screenVisit';

const AWAY = 'nothing/here';

/** ms after which react-query drops unused data: its timers are meant to outlive a page. */
const FORGET = 5 * 60_000;

/** ms below which a timer ends by itself without effect. */
const SHORT = 1000;

/** Timers that were started and not stopped. */
let timers: () => unknown[];
beforeEach(() => {
  const [{ mock: later }, { mock: often }] = [
    vi.spyOn(window, 'setTimeout'),
    vi.spyOn(window, 'setInterval'),
  ];
  const stops = [vi.spyOn(window, 'clearTimeout').mock, vi.spyOn(window, 'clearInterval').mock];
  timers = () => {
    const stopped = new Set(stops.flatMap(({ calls }) => calls.map(([timer]): unknown => timer)));
    return [later, often].flatMap(({ calls, results }) =>
      results
        .map(({ value }): unknown => value)
        .filter((timer, at) => {
          const ms = calls[at]?.[1] ?? 0;
          return ms !== FORGET && (ms >= SHORT || results === often.results) && !stopped.has(timer);
        }),
    );
  };
});
afterEach(() => vi.restoreAllMocks());

describe('a page that is left gives up what it asked for and leaves no timer', () => {
  /** Reads that were given up. */
  const given = new Set<string>();

  it.each(screens)('%s', async (screen) => {
    const free = new Set<string>();
    const shown = openScreen(AWAY, (call) =>
      free.has(`${call.method} ${call.url}`) ? respondByContract(call) : 'silent',
    );
    await waitUntilIdle(shown);
    const before = timers();
    // Each time one read more is answered, so that those which wait for it are met as well.
    for (let isWhole = false; !isWhole;) {
      await act(() => shown.go(`/admin/${screen}`));
      await waitFor(() => expect(shown.pendingCalls().length > 0 || isIdle(shown)).toBe(true), {
        interval: 5,
      });
      // ra-core collects the names of a tick into one call, and sends it even if the page is gone by then.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      const asked = shown.pendingCalls();
      isWhole = asked.length === 0;
      await act(() => shown.go(`/admin/${AWAY}`));
      await waitUntilIdle(shown);
      expect(shown.pendingCalls()).toEqual([]);
      for (const read of asked) {
        free.add(read);
        given.add(read);
      }
    }
    expect(timers().filter((timer) => !before.includes(timer))).toEqual([]);
  });

  afterAll(() => {
    // Makes sure that the pages sent their reads.
    expect(given.size).toBeGreaterThan(45);
  });
});
