// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GATHER_MS, PACE_MS, PacedReads } from './PacedReads';

let isHidden = false;
const read = vi.fn();
let reads: PacedReads;
const setHidden = (hidden: boolean): void => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  read.mockClear();
  reads = new PacedReads(read);
});
afterEach(() => {
  reads.cancel();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reads once for changes that follow at once, and again only after the pace', () => {
  reads.request();
  reads.request();
  vi.advanceTimersByTime(GATHER_MS);
  expect(read).toHaveBeenCalledTimes(1);
  reads.request();
  vi.advanceTimersByTime(PACE_MS - 1);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits in a hidden page without a timer, and reads once when it is visible', () => {
  reads.request();
  isHidden = true;
  vi.advanceTimersByTime(GATHER_MS);
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not read in a page that returns after the end', () => {
  reads.request();
  isHidden = true;
  vi.advanceTimersByTime(GATHER_MS);
  reads.cancel();
  setHidden(false);
  expect(read).not.toHaveBeenCalled();
});
