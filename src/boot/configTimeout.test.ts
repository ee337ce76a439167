// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadConfig } from '../preload/preloaded';
import { appTexts } from '../app/texts';
import { configErrorTexts } from './configErrorTexts';

/** ms since the page was opened. */
const at = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms - performance.now());

/** An address that takes a call and never says a word: only the one who asked can end it. */
const silent = (_: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', silent);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(new DOMException('', 'TimeoutError')), ms);
    return ended.signal;
  });
});
afterEach(() => {
  delete window.__CONSOLE_PRELOAD__;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const outcome = () => {
  const told = vi.fn<(how: string) => void>();
  loadConfig().then(
    () => told('read'),
    () => told('missing'),
  );
  return told;
};

it.each([
  ['that the preload script has asked for', () => ({ config: new Promise<never>(() => undefined) })],
  ['that nobody has asked for yet', () => undefined],
])('a config %s and that never comes counts as missing 8 s after the page was opened', async (_, started) => {
  const before = started();
  if (before) window.__CONSOLE_PRELOAD__ = before;
  const told = outcome();
  await at(7_999);
  expect(told).not.toHaveBeenCalled();
  await at(8_000);
  expect(told).toHaveBeenCalledExactlyOnceWith('missing');
});

it('a page that came late waits 2 s at least for its config', async () => {
  await at(7_500);
  const told = outcome();
  await at(9_499);
  expect(told).not.toHaveBeenCalled();
  await at(9_500);
  expect(told).toHaveBeenCalledExactlyOnceWith('missing');
});

it('says after 8 s that the config cannot be read, and 2 s later that its address is silent', async () => {
  // Loads them while the page waits: loading takes no time of the stopped clock.
  await Promise.all([import('./mountConfigError'), import('../app/declarations/fetchConfigText')]);
  await import('./main');
  await at(7_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await at(8_000);
  await shown(() => screen.getByRole('heading', { name: configErrorTexts.missing }));
  await at(9_999);
  expect(screen.queryByRole('listitem')).toBeNull();
  await at(10_000);
  const why = await shown(() => screen.getByRole('listitem'));
  expect(why).toHaveTextContent('config.json: La dirección no ha respondido en 2 s');
  expect(screen.getByRole('button', { name: appTexts.reload })).toBeVisible();
});

/** Waits for React's scheduled renders, which no fake timer controls; the clock is stopped meanwhile. */
async function shown(find: () => HTMLElement): Promise<HTMLElement> {
  for (;;) {
    try {
      return find();
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
