// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bindSession,
  clearSession,
  dropToken,
  getSession,
  getToken,
  onSessionEndedElsewhere,
  saveSession,
  getTokenFor,
} from './session';
import { loginResponse } from './testing/fakeSessionHost';

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

/** Changes the storage as another tab would: this tab gets a browser event. */
function otherTab(change: () => void, key: string | null = 'console.token'): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage, newValue: null }));
}

describe('the stored session', () => {
  it('keeps token and permissions of the login in the browser [SHELL-44, SHELL-45]', () => {
    saveSession(loginResponse);
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
    saveSession({ ...loginResponse, email: 'ana@example.com', username: 'Ana' });
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
    saveSession({ ...loginResponse, expires_at: 1 });
    expect(getSession()?.token).toBe('token-1');
  });

  it('lives in memory where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    saveSession(loginResponse);
    blocked.mockRestore();
    expect(localStorage.getItem('console.token')).toBeNull();
    expect(getToken()).toBe('token-1');
  });
});

describe('clearSession', () => {
  it('removes everything of the console, and nothing of others [SHELL-42]', () => {
    saveSession(loginResponse);
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
    saveSession(loginResponse);
    sessionStorage.setItem('console.draft.u1', '{}');
    dropToken();
    expect(getToken()).toBeUndefined();
    expect(sessionStorage.getItem('console.draft.u1')).toBe('{}');
  });
});

describe('onSessionEnded', () => {
  it('hears a sign-out in another tab, and keeps no drafts of it', () => {
    saveSession(loginResponse);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
    sessionStorage.setItem('console.draft.u1', '{}');
    otherTab(() => localStorage.clear(), null);
    expect(ended).toHaveBeenCalledOnce();
    expect({ ...sessionStorage }).toEqual({});
    stop();
  });

  it('hears that somebody else signed in in another tab', () => {
    saveSession(loginResponse);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
    sessionStorage.setItem('console.draft.u1', '{}');
    otherTab(() => localStorage.setItem('console.token', 'token-2'));
    expect(ended).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('console.draft.u1')).toBe('{}');
    stop();
  });

  it('says nothing about its own changes, about a 401 elsewhere, or after it was stopped', () => {
    saveSession(loginResponse);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
    otherTab(() => localStorage.removeItem('console.token'));
    saveSession(loginResponse);
    otherTab(() => undefined);
    stop();
    otherTab(() => localStorage.clear(), null);
    expect(ended).not.toHaveBeenCalled();
  });

  it('notices a page from the browser cache after a sign-out', () => {
    saveSession(loginResponse);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
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
    saveSession(loginResponse);
    expect(getTokenFor('https://main.example')).toBe('token-1');
    expect(getTokenFor('https://plain.example')).toBeUndefined();
    expect(getTokenFor('https://plain.example', ['https://plain.example'])).toBe('token-1');
    expect(getTokenFor('', [''])).toBeUndefined();
  });

  it('is where it was begun: a config that names another main host finds nobody signed in', () => {
    saveSession(loginResponse);
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
    expect(getTokenFor(own)).toBe('t');
    expect(bindSession('https://evil.example')).toBe(true);
  });
});
