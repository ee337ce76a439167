// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFirstScreen } from './waitForFirstScreen';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ends in a browser that is never idle, too', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(callback, timeout),
  );
  const onEnd = vi.fn();
  void waitForFirstScreen(true).then(onEnd);
  await vi.advanceTimersByTimeAsync(1400);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('does not wait for a page that needs the declarations', async () => {
  await expect(waitForFirstScreen(false)).resolves.toBeUndefined();
});
