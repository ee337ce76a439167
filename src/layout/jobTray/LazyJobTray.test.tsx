// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notifyJobsChanged } from '../../jobs/jobStorage';
import { LazyJobTray } from './LazyJobTray';

afterEach(() => act(() => notifyJobsChanged(false, undefined)));

const asksBefore = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before the page is closed from the first moment of an operation, before its tray is loaded', () => {
  render(<LazyJobTray />);
  expect(asksBefore()).toBe(false);
  const stop = vi.fn();
  act(() => notifyJobsChanged(true, stop));
  expect(asksBefore()).toBe(true);
  // The page that goes begins nothing else.
  window.dispatchEvent(new Event('pagehide'));
  expect(stop).toHaveBeenCalledOnce();
  act(() => notifyJobsChanged(false, undefined));
  expect(asksBefore()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
});
