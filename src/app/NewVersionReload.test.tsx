// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersionError } from '../lib/lazy/importWithRetry';
import { overrideNavigation } from '../session/navigation/hardNavigate';
import { AppBoundary } from '../boot/AppBoundary';

const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary caught
  restore = overrideNavigation(left);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/admin/assets?page=2');
});
afterEach(() => {
  restore();
  left.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Gone = () => {
  throw new NewVersionError(undefined);
};
const open = () =>
  render(
    <AppBoundary>
      <Gone />
    </AppBoundary>,
  );

describe('a part that is gone after a release', () => {
  it('has the console loaded anew at the same address, once', () => {
    const { unmount } = open();
    expect(screen.getByText(/Hay una versión nueva de la consola/)).toBeVisible();
    expect(left.mock.calls).toEqual([['/admin/assets?page=2']]);
    unmount();
    open();
    expect(left).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
    expect(screen.getByText(/lo que has escrito se conserva/)).toBeVisible();
  });

  it('has it loaded anew again after a later release', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    open().unmount();
    now.mockReturnValue(1_061_000);
    open();
    expect(left).toHaveBeenCalledTimes(2);
  });

  it('keeps the page where there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(left).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  });
});
