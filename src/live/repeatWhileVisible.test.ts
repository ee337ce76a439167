// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWhileVisible } from './repeatWhileVisible';

let isHidden = false;
const run = vi.fn();
let end: () => void;
const setHidden = (hidden: boolean): void => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  run.mockClear();
  end = repeatWhileVisible(10_000, run);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('calls in its interval until it is ended', () => {
  vi.advanceTimersByTime(35_000);
  expect(run).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('has no timer in a hidden page, and calls once when it is visible again after its interval', () => {
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps its interval if the page was hidden for a moment', () => {
  vi.advanceTimersByTime(4000);
  setHidden(true);
  vi.advanceTimersByTime(1000);
  setHidden(false);
  vi.advanceTimersByTime(4999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
