// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fakeHost } from '../../testing/fakeHost';
import { overrideNavigation } from '../navigation/hardNavigate';
import { clearSession, getToken, saveSession } from '../session';
import { signIn, signOut } from './signIn';

const restore = overrideNavigation(() => undefined);
afterEach(() => {
  restore();
  clearSession();
});

it.each([
  ['as the documents have it', { token: 't1', permissions: [] }],
  ['in an envelope', { data: { token: 't1', permissions: [] } }],
])('takes the session of an answer: %s [LOGIN-06, CALL-003]', async (_, body) => {
  await signIn(fakeHost({ 'POST /users/login': { body } }).request, { email: 'a@b.es', password: 'x' });
  expect(getToken()).toBe('t1');
});

it.each([{}, { data: {} }, { data: { token: '' } }, [], { data: [{ token: 't' }] }])(
  'says what is missing in %j [LOGIN-06]',
  async (body) => {
    const signing = signIn(fakeHost({ 'POST /users/login': { body } }).request, {
      email: 'a@b.es',
      password: 'x',
    });
    await expect(signing).rejects.toMatchObject({ detail: 'La respuesta no contiene el token.' });
  },
);

it('the sign-out says Accept, Content-Type and version as the documents have it [SHELL-42]', async () => {
  saveSession({ token: 't', permissions: [] });
  const host = fakeHost({ 'GET /users/logout': { body: {} } });
  await signOut(host.request);
  expect(host.calls()).toEqual(['GET /users/logout']);
  const said = ['Accept', 'Content-Type', 'Accept-version'].map((name) =>
    host.recordedCalls[0]?.headers.get(name),
  );
  expect(said).toEqual(['application/json', 'application/json', '1']);
  expect(host.recordedCalls[0]?.body).toBeUndefined();
});
