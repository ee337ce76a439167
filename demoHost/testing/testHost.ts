import type { AddressInfo } from 'node:net';
import { MemoryDatabase } from '../store/memory/memoryDatabase';
import { createDemoHost } from '../host';
import type { DemoHost, DemoHostOptions } from '../host';
import { seededLogins } from '../../fixtures/demoLogins';
import { seedDemo } from '../../fixtures/seeds/demo';
import { SqlMirror, usesSql } from './sqlMirror';
import { acceptVersionOf } from '../server/callRules';
import type { CallId } from '../server/callRules';

/** The clock of the tests: 2026-11-20T10:00:00Z in milliseconds. */
const TEST_NOW = Date.UTC(2026, 10, 20, 10);

/** A parsed response. `body` is the parsed JSON, undefined without one. */
export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // Tests read responses of many shapes; the contract check guards the shapes.
  body: Json;
}

/** Untyped JSON for tests. */
interface Json {
  [key: string]: Json;
  [index: number]: Json;
}

/** A record in a response. */
export type TestRow = Record<string, unknown> & { id: string };

/** Returns the records of a list in a response; throws if it is not a list. */
export function expectRows(value: unknown): TestRow[] {
  if (!Array.isArray(value)) throw new TypeError('the answer holds no list here');
  return value as TestRow[];
}

/** Returns the `Accept-version` header of a call, for calls that may need version 2. */
export const versionHeader = (id: CallId) => ({ 'accept-version': acceptVersionOf(id) });

/** A caller with a session. */
export type TestCaller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

/** A host that listens on a free port. */
export interface RunningHost extends DemoHost {
  url: string;
  /** Rows of the host, which tests may change. With PostgreSQL it is a mirror. */
  store: MemoryDatabase;
  /** Failures that the host logged. */
  loggedFailures: string[];
  /** Sends calls without a session, with `Accept-version: 1`. Paths below /api are written without the prefix. */
  callAnonymously: TestCaller;
  /** Signs in a demo user by the first part of the email (`super`, `admin` …). */
  signInAs(name: string): Promise<TestCaller>;
  close(): Promise<void>;
}

/** Creates a caller for a host at a URL, with the token of a session if there is one. */
export const callAt =
  (url: string, token?: string): TestCaller =>
  async (method, path, body, headers) => {
    const fullPath = /^\/(?:api|plain|demo|csp-report|config\.json)/.test(path) ? path : `/api${path}`;
    const response = await fetch(url + fullPath, {
      method,
      headers: {
        'accept-version': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text !== '' ? JSON.parse(text) : undefined) as Json,
    };
  };

/** Returns the token of the last invitation, from the page of unsent messages. */
export async function lastInvitationToken(host: RunningHost): Promise<string> {
  const { text } = await host.callAnonymously('GET', '/demo/outbox');
  // The newest message is the first.
  const [, token] = /\/invitation\/user\?token=([\w-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error('no invitation');
  return token;
}

/** Starts a host for tests: fixed clock, with contract validation by default. */
export async function startTestHost(options: DemoHostOptions = {}): Promise<RunningHost> {
  const loggedFailures: string[] = [];
  const now = options.now ?? (() => TEST_NOW);
  const { data = 'normal', initialData = seedDemo(data, now()) } = options;
  const mirror = usesSql ? await SqlMirror.open(initialData) : undefined;
  const memory = new MemoryDatabase(initialData.state, initialData.plain);
  const host = createDemoHost({
    now,
    check: true,
    database: mirror?.database ?? memory,
    log: (line) => loggedFailures.push(line),
    ...options,
  });
  const server = host.app.listen(0, '127.0.0.1');
  // Only the client closes idle connections, so on a busy machine no request meets a closing one.
  server.keepAliveTimeout = 0;
  mirror?.watch(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const createCaller = (token?: string): TestCaller => {
    const call = callAt(url, token);
    return async (...request) => {
      await mirror?.push();
      return call(...request);
    };
  };

  return {
    ...host,
    store: mirror?.store ?? memory,
    url,
    loggedFailures,
    callAnonymously: createCaller(),
    signInAs: async (name) => {
      const login = seededLogins.find((demoLogin) => demoLogin.email.startsWith(`${name}@`));
      if (!login) throw new Error(`no demo login ${name}`);
      const loginResponse = await createCaller()('POST', '/users/login', {
        email: login.email,
        password: login.password,
      });
      return createCaller(String(loginResponse.body['token']));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          mirror?.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
