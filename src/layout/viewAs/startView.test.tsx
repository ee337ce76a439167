// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestFunction, RequestInput } from '../../../dataProvider/http/request';
import { interpolateText } from '../../i18n/interpolateText';
import { activeView } from '../../lib/viewAs/activeView';
import { getPermissions } from '../../session/access/getPermissions';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import { readUser } from '../../session/profile/readUser';
import { clearSession, saveSession } from '../../session/session';
import { signOut } from '../../session/signIn/signIn';
import { enterView } from '../../session/viewAs/storedView';
import { startView } from './startView';
import { viewAsTexts } from './viewAsTexts';

const VIEW = { name: 'Gestor', permissions: ['list_assets'], roles: ['ROLE_USER'] };
const REFUSAL = interpolateText(viewAsTexts.refused, { name: 'Gestor' });

let sent: string[] = [];
const request = (async ({ method = 'GET', path }: RequestInput) => {
  sent.push(`${method} ${path}`);
  return {
    url: path,
    status: 200,
    body: { data: { id: '1', username: 'Ana', roles: ['ROLE_ADMIN'] } },
    headers: new Headers(),
  };
}) as RequestFunction;
let restoreNavigation: () => void;

beforeEach(() => {
  sent = [];
  restoreNavigation = overrideNavigation(() => undefined);
  saveSession({ token: 'the-token-of-ana', permissions: ['list_users'] });
});
afterEach(() => {
  activeView.current = undefined;
  clearSession();
  restoreNavigation();
});

it('the permissions and roles of the view replace those of the session', async () => {
  enterView(VIEW);
  const viewRequest = startView(request);
  expect(getPermissions()).toEqual(['list_assets']);
  expect((await readUser(viewRequest)).roles).toEqual(['ROLE_USER']);
});

it('permissions chosen by hand keep the roles of the user', async () => {
  enterView({ ...VIEW, roles: undefined });
  expect((await readUser(startView(request))).roles).toEqual(['ROLE_ADMIN']);
});

it.each([
  { method: 'POST', path: '/assets' },
  { method: 'PUT', path: '/access/1/revoke' },
  { method: 'PATCH', path: '/assets/1' },
  { method: 'DELETE', path: '/assets/1' },
  { path: '/gateways/generate-qr-codes/3' },
  { path: '/records', countsAsWrite: true },
] as const)('a view sends no write: %o', async (input) => {
  enterView(VIEW);
  await expect(startView(request)(input)).rejects.toMatchObject({ detail: REFUSAL });
  expect(sent).toEqual([]);
});

it('a view sends reads, also those of a provider that reads by POST, and the sign-out', async () => {
  enterView(VIEW);
  const viewRequest = startView(request);
  await viewRequest({ path: '/assets' });
  await viewRequest({ method: 'POST', path: '/graphql', countsAsWrite: false });
  await signOut(viewRequest);
  expect(sent).toEqual(['GET /assets', 'POST /graphql', 'GET /users/logout']);
});

it('without a stored view, or with one of another session, everything is as before', () => {
  expect(startView(request)).toBe(request);
  enterView(VIEW);
  localStorage.setItem('console.token', 'the-token-of-luis');
  expect(startView(request)).toBe(request);
  expect([activeView.current, getPermissions()]).toEqual([undefined, ['list_users']]);
});

it('the band names the view, takes its height from the page, and leaves the view', () => {
  enterView(VIEW);
  startView(request);
  const Band = activeView.current!.Band;
  const { unmount } = render(<Band />);
  expect(screen.getByRole('complementary', { name: viewAsTexts.label })).toHaveTextContent(
    'Ves la consola como «Gestor»',
  );
  expect(document.documentElement).toHaveAttribute('data-view-as');
  fireEvent.click(screen.getByRole('button', { name: viewAsTexts.leave }));
  expect(sessionStorage.getItem('console.viewAs')).toBeNull();
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-view-as');
});
