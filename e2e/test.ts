import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { ContractClient } from './contractClient';
import { watchFocus } from './focus';
import { Guard } from './guard';
import { openTestHost, requestSession } from './host';
import type { HostFaults, DemoLoginName, TestHost } from './host';
import { recordMessages } from './messages';
import { createRecordFinder } from './records';
import { translatePages } from './translatePages';

interface TestFixtures {
  guard: Guard;
  /** True: repeated calls and the focus after dialogs, which hang on the pace of the machine, are judged too; each page pays for it. */
  checksTiming: boolean;
  /** Signs a demo person in without the login form; returns the token. Call it before the first page opens. */
  signInAs: (login: DemoLoginName) => Promise<string>;
}

interface WorkerFixtures {
  /** The host of this worker; its data are put back before each test. */
  host: TestHost;
  /** Makes the contract's calls as the super administrator: to arrange what a test needs, and to read what it did. */
  api: ContractClient;
  /** Looks records up for a test. */
  records: ReturnType<typeof createRecordFinder>;
}

/** Playwright's `test` with a host of its own, sign-in, and a guard over every page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const host = await openTestHost();
      await use(host);
      await host.close();
    },
    // Loading the host takes longer than a test where many programs want the same two cores.
    { scope: 'worker', timeout: 120_000 },
  ],
  api: [
    async ({ host }, use) =>
      use(new ContractClient(host.url, (await requestSession(host.url, 'super')).token)),
    { scope: 'worker' },
  ],
  records: [async ({ api }, use) => use(createRecordFinder(api)), { scope: 'worker' }],
  baseURL: async ({ host }, use) => use(host.url),
  checksTiming: [Boolean(process.env['E2E_PACE']), { option: true }],
  guard: [
    async ({ context, host, checksTiming }, use, testInfo) => {
      await host.reset();
      host.logged.length = 0;
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      await recordMessages(context);
      if (process.env['E2E_TRANSLATED']) await translatePages(context);
      const guard = new Guard(context, host, checksTiming ? await watchFocus(context) : undefined);
      await guard.listen();
      await use(guard);
      if (testInfo.status !== testInfo.expectedStatus) await printPages(context, guard);
      // A page with pending requests still has active routes when its test ends; they no longer matter. Not awaited: the
      // browser may never confirm the end of routes of a closing page.
      for (const routed of [context, ...context.pages()])
        void routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
      guard.verify();
    },
    { auto: true },
  ],
  signInAs: async ({ page, host }, use) => {
    await use(async (login) => {
      const session = await createStoredSession(host, login);
      await storeSession(page, session.stored);
      return session.token;
    });
  },
});

export { expect };

/** Prints the content of the pages of a failed test beside its error, because it is not visible anywhere else. */
async function printPages(context: BrowserContext, guard: Guard): Promise<void> {
  for (const page of context.pages()) {
    const snapshot = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error));
    console.log(`${page.url()}\n${guard.calls(page).slice(-10).join('\n')}\n${snapshot.slice(0, 6000)}`);
  }
}

/** The faults on purpose of the host; a test is left out where the host, which runs elsewhere, has none. */
export function requireHostFaults({ faults }: TestHost): HostFaults {
  test.skip(faults === undefined, 'This host has no faults on purpose.');
  if (!faults) throw new Error('left out above');
  return faults;
}

/** Puts what the console would keep of a session into the storage of a page's browser. */
export async function storeSession(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  // A file of the console's origin that runs nothing.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(`console.${key}`, value);
  }, stored);
}

/** Signs in at the host and says what the console would keep of the answer. */
export async function createStoredSession(
  host: TestHost,
  login: DemoLoginName,
): Promise<{ token: string; stored: Record<string, string> }> {
  const { token, permissions, ...session } = await requestSession(host.url, login);
  return {
    token,
    stored: { token, permissions: JSON.stringify(permissions), session: JSON.stringify(session) },
  };
}
