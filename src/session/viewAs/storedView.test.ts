// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overrideNavigation } from '../navigation/hardNavigate';
import { savePermissions } from '../renewal/renewableSession';
import { clearSession, getStoredPermissions, saveSession } from '../session';
import { enterView, leaveView, readStoredView } from './storedView';

const VIEW = { name: 'Gestor', permissions: ['list_assets'], roles: ['ROLE_USER'] };
let paths: string[] = [];
let restoreNavigation: () => void;

beforeEach(() => {
  paths = [];
  restoreNavigation = overrideNavigation((path) => void paths.push(path));
  saveSession({ token: 'the-token-of-ana', permissions: ['list_users'] });
});
afterEach(() => {
  clearSession();
  restoreNavigation();
});

it('a view is kept for this tab, outside the storage that tabs share, and starts at the start page', () => {
  enterView(VIEW);
  expect(readStoredView()).toEqual(VIEW);
  expect(paths).toEqual(['/admin/start']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Gestor');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('the-token-of-ana');
});

it('leaving loads the same page again without the view', () => {
  enterView(VIEW);
  window.history.replaceState(null, '', '/admin/assets?page=2#row');
  leaveView();
  expect(readStoredView()).toBeUndefined();
  expect(paths.at(-1)).toBe('/admin/assets?page=2');
});

it('a sign-out removes the view, and so does another session', () => {
  enterView(VIEW);
  clearSession();
  expect(sessionStorage.length).toBe(0);
  saveSession({ token: 'the-token-of-ana', permissions: [] });
  enterView(VIEW);
  // Another tab signed in as another person.
  localStorage.setItem('console.token', 'the-token-of-luis');
  expect(readStoredView()).toBeUndefined();
  localStorage.setItem('console.token', 'the-token-of-ana');
  expect(readStoredView()).toBeUndefined();
});

it('permissions that are read again belong to the session, not to the view', () => {
  enterView(VIEW);
  savePermissions(['list_users', 'read_users']);
  expect(readStoredView()).toEqual(VIEW);
  leaveView();
  expect(getStoredPermissions()).toEqual(['list_users', 'read_users']);
});

it.each(['{', '[]', '{"name":"x"}', '{"name":"x","session":"oken-of-ana","permissions":"all"}'])(
  'an unreadable view %s is none',
  (stored) => {
    sessionStorage.setItem('console.viewAs', stored);
    expect(readStoredView()).toBeUndefined();
    expect(sessionStorage.getItem('console.viewAs')).toBeNull();
  },
);
