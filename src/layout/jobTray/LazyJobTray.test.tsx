// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { jobActivityStore, setJobActivity } from '../../jobs/jobStorage';
import { resetStore } from '../../testing/resetStore';
import { LazyJobTray } from './LazyJobTray';

afterEach(() => {
  act(() => resetStore(jobActivityStore));
});

const asksBefore = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before the page is closed from the first moment of an operation, before its tray is loaded', () => {
  render(<LazyJobTray />);
  expect(asksBefore()).toBe(false);
  const stop = vi.fn();
  act(() => setJobActivity({ hasJobs: true, stopJobs: stop }));
  expect(asksBefore()).toBe(true);
  // The page that goes begins nothing else.
  window.dispatchEvent(new Event('pagehide'));
  expect(stop).toHaveBeenCalledOnce();
  act(() => setJobActivity({ hasJobs: false, stopJobs: undefined }));
  expect(asksBefore()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
});
