import { test as base, expect } from '@playwright/test';
import { seededLogins } from '../fixtures/areas/session/logins';
import { Guard } from './guard';
import { startHost } from './hostServer';
import type { RunningHost } from './hostServer';

/** Demo people, by the first part of their e-mail. */
export type Login = 'super' | 'admin' | 'gestor' | 'experto' | 'recepcion' | 'lectura' | 'legal';

interface TestFixtures {
  guard: Guard;
  /** Signs a demo person in without the login form; answers with the token. Call it before the first page is opened. */
  as: (login: Login) => Promise<string>;
}

interface WorkerFixtures {
  /** The host of this worker; its data are put back before each test. */
  host: RunningHost;
}

/** Playwright's `test` with a host of its own, sign-in, and a guard over every page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  guard: [
    async ({ context, host }, use) => {
      host.faults.clear();
      host.reset();
      host.logged.length = 0;
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      const guard = new Guard(context, host);
      await use(guard);
      guard.verify();
    },
    { auto: true },
  ],
  as: async ({ page, host }, use) => {
    await use(async (login) => {
      const session = await openSession(host, login);
      // A file of the console's origin that runs nothing.
      await page.goto('/robots.txt');
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(`console.${key}`, value);
      }, session.stored);
      return session.token;
    });
  },
});

export { expect };

/** The password of a demo person. */
export function credentials(login: Login): { email: string; password: string } {
  const found = seededLogins.find(({ email }) => email.startsWith(`${login}@`));
  if (!found) throw new Error(`no demo login ${login}`);
  return { email: found.email, password: found.password };
}

/** Signs in at the host and says what the console would keep of the answer. */
export async function openSession(
  host: RunningHost,
  login: Login,
): Promise<{ token: string; stored: Record<string, string> }> {
  const response = await fetch(`${host.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-version': '1' },
    body: JSON.stringify(credentials(login)),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  const { token, permissions, ...session } = answer;
  return {
    token: String(token),
    stored: {
      token: String(token),
      permissions: JSON.stringify(permissions),
      session: JSON.stringify(session),
    },
  };
}
