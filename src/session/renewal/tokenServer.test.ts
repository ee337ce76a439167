// @vitest-environment jsdom
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenOnFreePort } from '../../../dataProvider/dialects/testing/packageHosts';
import { createRequest, type RequestFunction } from '../../../dataProvider/http/request';
import type { SignInSource } from '../../config/runtime/signInSource';
import { handleSessionFailure, resetSessionEnd } from '../sessionEnd';
import { overrideNavigation } from '../navigation/hardNavigate';
import { bindSession, clearSession, getToken, getTokenFor } from '../session';
import { createSignInMethod } from '../signIn/createSignInMethod';
import { signIn } from '../signIn/signIn';
import { setSignInMethod } from '../signIn/signInMethod';

/** ms that a token of the server lasts. */
const LIFETIME = 900_000;

/**
 * A host with rotating refresh tokens in an envelope, as Directus answers. Each token is refused once it has ended, also in the
 * call that renews it.
 */
function createTokenServer() {
  const log: string[] = [];
  const ends = new Map<string, number>();
  let count = 0;
  let refreshToken = '';
  const app = express();
  app.use(express.json(), (_, response, next) => {
    response.set('Access-Control-Allow-Origin', '*').set('Access-Control-Allow-Headers', '*');
    next();
  });
  const issue = () => {
    count += 1;
    refreshToken = `r${count}`;
    ends.set(`Bearer t${count}`, Date.now() + LIFETIME);
    return { data: { access_token: `t${count}`, refresh_token: refreshToken, expires: LIFETIME } };
  };
  app.options('*', (_, response) => void response.end());
  app.post('/auth/login', (_, response) => void response.status(201).json(issue()));
  app.post('/auth/refresh', ({ body, headers: { authorization } }, response) => {
    const { refresh_token: sentToken } = body as { refresh_token?: string };
    log.push(`refresh ${sentToken}`);
    const hasEnded = authorization !== undefined && (ends.get(authorization) ?? 0) <= Date.now();
    if (sentToken !== refreshToken || hasEnded) return void response.status(401).json({});
    response.json(issue());
  });
  app.get('/pumps', ({ headers: { authorization = '' } }, response) => {
    const isValid = (ends.get(authorization) ?? 0) > Date.now();
    log.push(`${authorization} ${isValid ? 'ok' : 'ended'}`);
    response.status(isValid ? 200 : 401).json([]);
  });
  return { app, log };
}

const source: SignInSource = {
  type: 'password',
  headers: {},
  login: {
    path: '/auth/login',
    token: 'access_token',
    expiresIn: 'expires',
    expiresInUnit: 'ms',
    refreshToken: 'refresh_token',
  },
  refresh: { path: '/auth/refresh', body: { refresh_token: '{refreshToken}' } },
  profile: false,
  permissions: 'all',
  legal: false,
};

let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(() => undefined);
});
afterEach(() => {
  restore();
  clearSession();
  setSignInMethod();
  resetSessionEnd();
  bindSession(window.location.origin);
  vi.useRealTimers();
});

it('a session of a server with short tokens lasts through the end of three of them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, log } = createTokenServer();
  const { baseUrl, stop } = await listenOnFreePort(app);
  const method = await createSignInMethod(source);
  setSignInMethod(method);
  bindSession(baseUrl, method.id);
  const request: RequestFunction = createRequest({
    hosts: { main: baseUrl },
    getToken: () => getTokenFor(baseUrl),
    authTransport: method.authTransport,
    renewToken: () => (getToken() === undefined ? undefined : method.renewToken?.(request)),
    onFailure: handleSessionFailure,
  });
  await signIn(request, { email: 'ana', password: 'secreto' });
  for (let round = 0; round < 3; round += 1) {
    vi.setSystemTime(Date.now() + LIFETIME + 1000);
    await request({ path: '/pumps' });
    await request({ path: '/pumps' });
  }
  expect(log).toEqual(
    [1, 2, 3].flatMap((round) => [`refresh r${round}`, `Bearer t${round + 1} ok`, `Bearer t${round + 1} ok`]),
  );
  await stop();
});
