// @vitest-environment jsdom
import './testing/browserGaps';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { operationsChanged } from '../operations/operationStorage';
import { TrayGate } from './TrayGate';

afterEach(() => act(() => operationsChanged(false, undefined)));

const asksBefore = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before the page is closed from the first moment of an operation, before its tray is loaded', () => {
  render(<TrayGate />);
  expect(asksBefore()).toBe(false);
  const stop = vi.fn();
  act(() => operationsChanged(true, stop));
  expect(asksBefore()).toBe(true);
  // The page that goes begins nothing else.
  window.dispatchEvent(new Event('pagehide'));
  expect(stop).toHaveBeenCalledOnce();
  act(() => operationsChanged(false, undefined));
  expect(asksBefore()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
});
