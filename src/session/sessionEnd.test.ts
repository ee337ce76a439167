// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getSessionEndReason,
  onSessionEnd,
  handleSessionFailure,
  resetSessionEnd,
  withNextParam,
} from './sessionEnd';
import { isHardNavigating, overrideNavigation } from './navigation/hardNavigate';
import { clearSession, getToken, saveSession } from './session';
import { fakeSessionHost, loginResponse } from './testing/fakeSessionHost';

const left = vi.fn<(path: string, how?: 'replace') => void>();
let restore: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  restore = overrideNavigation(left);
  window.history.replaceState(null, '', '/admin/assets?page=2&filter=%7B%7D');
  saveSession(loginResponse);
});
afterEach(() => {
  resetSessionEnd();
  restore();
  left.mockReset();
  clearSession();
  vi.useRealTimers();
});

const next = encodeURIComponent('/admin/assets?page=2&filter=%7B%7D');

describe('a 401', () => {
  it('removes the token at once and leads to the login after 2 s, with the way back [SHELL-47]', async () => {
    const { request } = fakeSessionHost({ 'GET /assets': { status: 401 } });
    await expect(request({ path: '/assets' })).rejects.toMatchObject({ code: 401 });
    expect(getToken()).toBeUndefined();
    vi.advanceTimersByTime(1999);
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(left.mock.calls).toEqual([[`/login?next=${next}`]]);
    expect(isHardNavigating()).toBe(true);
  });

  it('counts once, also when ten calls fail together', () => {
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    for (let count = 0; count < 10; count += 1) handleSessionFailure({ code: 401 });
    vi.advanceTimersByTime(10_000);
    stop();
    expect(ended.mock.calls).toEqual([['unauthorized']]);
    expect(left).toHaveBeenCalledOnce();
  });

  it('comes back to the page that was left, not to where the user went meanwhile', () => {
    handleSessionFailure({ code: 401 });
    window.history.replaceState(null, '', '/admin/users');
    vi.advanceTimersByTime(2000);
    expect(left).toHaveBeenCalledWith(`/login?next=${next}`);
  });
});

describe('a 503', () => {
  it('leads to the maintenance page once, at once, with the way back [SHELL-48]', () => {
    handleSessionFailure({ code: 503 });
    handleSessionFailure({ code: 503 });
    expect(left.mock.calls).toEqual([[`/maintenance?next=${next}`, 'replace']]);
    expect(getToken()).toBe('token-1');
  });

  it('of a public page stays in the history: its form is there again by Back', () => {
    window.history.replaceState(null, '', '/invitation/user');
    handleSessionFailure({ code: 503 });
    expect(left.mock.calls).toEqual([['/maintenance']]);
  });

  it('leaves without the questions of forms about unsaved work', () => {
    const ask = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('beforeunload', ask);
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    handleSessionFailure({ code: 503 });
    expect(leaves()).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    window.removeEventListener('beforeunload', ask);
  });

  it('wins over a 401 that waits', () => {
    handleSessionFailure({ code: 401 });
    handleSessionFailure({ code: 503 });
    vi.advanceTimersByTime(5000);
    expect(left.mock.calls).toEqual([[`/maintenance?next=${next}`, 'replace']]);
  });
});

describe('any other failure', () => {
  it.each([400, 403, 404, 409, 422, 500, 800, 801, 'ECONNABORTED'] as const)(
    '%s keeps the session',
    (code) => {
      handleSessionFailure({ code });
      vi.advanceTimersByTime(5000);
      expect(left).not.toHaveBeenCalled();
      expect(getSessionEndReason()).toBeUndefined();
      expect(getToken()).toBe('token-1');
    },
  );
});

describe('withNext', () => {
  it.each(['//evil.example', 'https://evil.example/admin', '/login', '/\\evil', '', '/admin//evil'])(
    'drops the way back to %s',
    (from) => expect(withNextParam('/login', from)).toBe('/login'),
  );
});
