import { expectAccessible, expectAlert, expectNoOverflow } from './expectations';
import { routeRuntimeConfig } from './runtimeConfig';
import { expect, test } from './test';

test('English is chosen at the login: what is typed stays, and the whole console follows, also after a reload and a sign-out', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.locator('input[name=email]');
  await email.fill('super@demo.example');
  await page.getByLabel('Idioma').selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(email).toHaveValue('super@demo.example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('demo-super');
  await page.getByRole('button', { name: 'Sign in' }).click();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Assets' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  await menu.getByRole('link', { name: 'Gateways' }).click();
  await expect(page.getByRole('columnheader', { name: 'Building' })).toBeVisible();
  await expect(page.getByPlaceholder('Search by GID or QID')).toBeVisible();

  // The files of the page's language are requested by the preload script, before the code is there.
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Building' })).toBeVisible();
  const declarations = files.filter((path) => path.includes('/declarations/'));
  expect(declarations.length).toBeGreaterThan(0);
  expect(declarations.filter((path) => !path.endsWith('.en.json'))).toEqual([]);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('the account menu changes the language of a list in place: no call is made, and its rows stay', async ({
  page,
  signInAs,
  guard,
}) => {
  // Without the stream of changes: a jump of the clock would be a silence of it, after which the rows may be read again.
  await routeRuntimeConfig(page, (config) => delete config['events']);
  await page.clock.install();
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  const subject = page.getByRole('columnheader', { name: 'Asunto' });
  await expect(subject).toBeVisible();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  // The files of runtime declarations have been read: the clock would take them for late.
  await expect(page.getByRole('link', { name: 'Recargas', exact: true })).toBeVisible();
  await guard.waitUntilSettled();
  // The rows are no longer fresh.
  await page.clock.fastForward(60_000);
  await guard.waitUntilSettled();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Assets')).toBeVisible();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Open', exact: true }).first()).toBeVisible();
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(subject).toBeVisible();
  expect(calls).toEqual([]);
});

test('the chosen language is there from the first paint: no label of the menu is drawn in another', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.evaluate(() => localStorage.setItem('RaStore.locale', '"en"'));
  await page.addInitScript(() => {
    const labels = new Set<string>();
    Object.assign(window, { drawnLabels: labels });
    new MutationObserver(() => {
      for (const label of document.querySelectorAll('.menu-entry-label')) labels.add(label.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // The module that puts the labels into another language takes its time.
  let delayedModules = 0;
  await page.route(/changeDeclarationLanguage/, async (route) => {
    delayedModules += 1;
    const response = await route.fetch();
    await page.waitForFunction(() => document.readyState === 'complete');
    await route.fulfill({ response });
  });
  await page.goto('/admin/support-tickets');
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Assets', exact: true })).toBeVisible();
  await guard.waitUntilSettled();
  const drawnLabels = await page.evaluate(() => [...(Reflect.get(window, 'drawnLabels') as Set<string>)]);
  expect(delayedModules).toBe(1);
  expect(drawnLabels).toContain('Assets');
  expect(drawnLabels).not.toContain('Activos');
});

test('a console in English alone: menu and list are in English, also if their code is there before the config', async ({
  page,
  signInAs,
}) => {
  await routeRuntimeConfig(page, (config) => {
    config['languages'] = ['en'];
  });
  // The config arrives last.
  const adminCode = page.waitForResponse(/\/static\/admin-[^/]*\.js$/);
  let isDelayed = true;
  await page.route('**/config.json', async (route) => {
    if (isDelayed) await (await adminCode).finished();
    isDelayed = false;
    await route.fallback();
  });
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Assets')).toBeVisible();
  await expect(page.getByText('Activos', { exact: true })).toHaveCount(0);
});

test('a language that does not load is reported and can be chosen again', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowConsole(/Failed to fetch/);
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  const texts = /\/static\/en-[\w-]+\.json$/;
  await page.route(texts, (route) => route.abort());
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Idioma' }).click();
  // A menu of options stays open.
  const english = page.getByRole('menuitemradio', { name: 'English' });
  await english.click();
  await expectAlert(page, 'No se han podido cargar los textos del idioma');
  await expect(page.getByRole('columnheader', { name: 'Asunto' })).toBeVisible();
  await page.unroute(texts);
  await english.click();
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeVisible();
});
