// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fakeHost } from '../testing/fakeRequest';
import { replaceNavigation } from './leaveTo';
import { clearSession, saveSession } from './session';
import { signOut } from './signIn';

const restore = replaceNavigation(() => undefined);
afterEach(() => {
  restore();
  clearSession();
});

it('the sign-out says Accept, Content-Type and version as the documents have it [SHELL-42]', async () => {
  saveSession({ token: 't', permissions: [] });
  const host = fakeHost({ 'GET /users/logout': { body: {} } });
  await signOut(host.request);
  expect(host.calls()).toEqual(['GET /users/logout']);
  const said = ['Accept', 'Content-Type', 'Accept-version'].map((name) => host.seen[0]?.headers.get(name));
  expect(said).toEqual(['application/json', 'application/json', '1']);
  expect(host.seen[0]?.body).toBeUndefined();
});
