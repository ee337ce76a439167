// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bindSession,
  clearSession,
  dropToken,
  getSession,
  getToken,
  onSessionEnded,
  saveSession,
  tokenFor,
} from './session';
import { loginAnswer } from './testing/fakeHost';

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

/** A change made by another tab: the browser tells this one by an event. */
function otherTab(change: () => void, key: string | null = 'console.token'): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage, newValue: null }));
}

describe('the stored session', () => {
  it('keeps token and permissions of the login in the browser [SHELL-44, SHELL-45]', () => {
    saveSession(loginAnswer);
    expect(getSession()).toEqual({
      token: 'token-1',
      permissions: ['read_gateways_list', 'list_assets'],
      expiresAt: 1_800_000_000,
      tokenType: 'Bearer',
      userType: 'contractor',
    });
    expect(localStorage.getItem('console.token')).toBe('token-1');
  });

  it('stores nothing personal that the host may send along', () => {
    saveSession({ ...loginAnswer, email: 'ana@example.com', username: 'Ana' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana/i);
  });

  it('refuses a login without a token', () => {
    expect(() => saveSession({ permissions: [] })).toThrow(TypeError);
    expect(() => saveSession(null)).toThrow(TypeError);
    expect(getSession()).toBeUndefined();
  });

  it.each(['{', '"a"', '[1,2]', 'null', '{"__proto__":{"x":1}}', ''])(
    'takes stored garbage %s for absent',
    (garbage) => {
      localStorage.setItem('console.token', 't');
      localStorage.setItem('console.permissions', garbage);
      localStorage.setItem('console.session', garbage);
      expect(getSession()).toMatchObject({ token: 't', permissions: [], expiresAt: undefined });
    },
  );

  it('is not ended by the client when expires_at passes [SHELL-46]', () => {
    saveSession({ ...loginAnswer, expires_at: 1 });
    expect(getSession()?.token).toBe('token-1');
  });

  it('lives in memory where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    saveSession(loginAnswer);
    blocked.mockRestore();
    expect(localStorage.getItem('console.token')).toBeNull();
    expect(getToken()).toBe('token-1');
  });
});

describe('clearSession', () => {
  it('removes everything of the console, and nothing of others [SHELL-42]', () => {
    saveSession(loginAnswer);
    localStorage.setItem('console.searchHistory', '/admin/search?q=ana');
    localStorage.setItem('RaStore.view.menuCollapsed', 'true');
    localStorage.setItem('RaStore.preferences.users.list', '{"dense":true}');
    localStorage.setItem('RaStore.users.listParams', '{"filter":{"q":"ana"}}');
    localStorage.setItem('another.app', 'stays');
    sessionStorage.setItem('console.draft.u1', '{"alias":"Ana"}');
    clearSession();
    expect({ ...localStorage }).toEqual({ 'another.app': 'stays' });
    expect({ ...sessionStorage }).toEqual({});
    expect(getSession()).toBeUndefined();
  });

  it('leaves the drafts of the tab when only the token goes', () => {
    saveSession(loginAnswer);
    sessionStorage.setItem('console.draft.u1', '{}');
    dropToken();
    expect(getToken()).toBeUndefined();
    expect(sessionStorage.getItem('console.draft.u1')).toBe('{}');
  });
});

describe('onSessionEnded', () => {
  it('hears a sign-out in another tab, and keeps no drafts of it', () => {
    saveSession(loginAnswer);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    sessionStorage.setItem('console.draft.u1', '{}');
    otherTab(() => localStorage.clear(), null);
    expect(ended).toHaveBeenCalledOnce();
    expect({ ...sessionStorage }).toEqual({});
    stop();
  });

  it('hears that somebody else signed in in another tab', () => {
    saveSession(loginAnswer);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    sessionStorage.setItem('console.draft.u1', '{}');
    otherTab(() => localStorage.setItem('console.token', 'token-2'));
    expect(ended).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('console.draft.u1')).toBe('{}');
    stop();
  });

  it('says nothing about its own changes, about a 401 elsewhere, or after it was stopped', () => {
    saveSession(loginAnswer);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    otherTab(() => localStorage.removeItem('console.token'));
    saveSession(loginAnswer);
    otherTab(() => undefined);
    stop();
    otherTab(() => localStorage.clear(), null);
    expect(ended).not.toHaveBeenCalled();
  });

  it('notices a page from the browser cache after a sign-out', () => {
    saveSession(loginAnswer);
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(ended).not.toHaveBeenCalled();
    clearSession();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });
});

describe('the origin of a session', () => {
  const own = window.location.origin;
  afterEach(() => bindSession(own));

  it('gets the token, and none besides but those that the build names', () => {
    bindSession('https://main.example');
    saveSession(loginAnswer);
    expect(tokenFor('https://main.example')).toBe('token-1');
    expect(tokenFor('https://plain.example')).toBeUndefined();
    expect(tokenFor('https://plain.example', ['https://plain.example'])).toBe('token-1');
    expect(tokenFor('', [''])).toBeUndefined();
  });

  it('is where it was begun: a config that names another main host finds nobody signed in', () => {
    saveSession(loginAnswer);
    expect(bindSession(own)).toBe(false);
    expect(getToken()).toBe('token-1');
    expect(bindSession('https://evil.example')).toBe(true);
    expect(getToken()).toBeUndefined();
    expect(bindSession(own)).toBe(false);
    expect(getToken()).toBeUndefined();
  });

  it("of before it was kept is the page's own", () => {
    localStorage.setItem('console.token', 't');
    expect(bindSession(own)).toBe(false);
    expect(tokenFor(own)).toBe('t');
    expect(bindSession('https://evil.example')).toBe(true);
  });
});
