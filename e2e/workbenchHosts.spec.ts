import type { Page } from '@playwright/test';
import { findRuntimeConfigProblems } from '../src/config/check/runtime/runtimeConfigProblems';
import { expectAccessible } from './expectations';
import { startPumpsHost } from './pumpsHost';
import { routeRuntimeConfig } from './runtimeConfig';
import { expect, test } from './test';

const openTab = async (page: Page): Promise<void> => {
  await routeRuntimeConfig(page, (config) => {
    config['workbench'] = 'create_clients';
  });
  await page.goto('/admin/workbench');
  await page.getByRole('link', { name: 'Servidor' }).click();
  await expect(page.getByRole('button', { name: 'Probar', exact: true })).toBeVisible();
};
const step = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Resultado' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const replaceJson = async (page: Page, name: string, value: unknown): Promise<void> => {
  await page.getByRole('textbox', { name }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(JSON.stringify(value, null, 2));
};

test('a host of the console is tried with its session, and a refused address says what refused it', async ({
  page,
  signInAs,
  guard,
}) => {
  // The record that is not there, and the policy of the page.
  guard.allowStatus(404);
  guard.allowConsole(/Content Security Policy|CSP: connect-src|CSP report/);
  await signInAs('super');
  await openTab(page);
  await expectAccessible(page);
  await page.getByLabel('Host de la consola').selectOption('plain');
  await expect(page.getByLabel('Dirección', { exact: true })).toHaveValue('/plain');
  await page.getByLabel('Dialecto').selectOption('json-server');
  await page.getByLabel('Ruta de la lista').fill('/ev-sessions');
  // With the keyboard alone.
  await page.getByLabel('Ruta de la lista').press('Enter');
  await expect(step(page, 'Varios por su id').getByText('Bien')).toBeVisible();
  const list = step(page, 'Lista');
  await expect(list.getByRole('region', { name: 'Se envía', exact: true })).toContainText(
    /GET.*\/plain\/ev-sessions\?_start=0&_end=50&_sort=id/,
  );
  await expect(list.getByRole('region', { name: 'Se recibe', exact: true })).toContainText('x-total-count');
  await expect(list.getByRole('table')).toBeVisible();
  await expect(page.getByText('Probando…')).toHaveCount(0);
  await expectAccessible(page);
  await guard.expectNoCall(/^(POST|PUT|PATCH|DELETE)/);

  await page.getByLabel('Dirección', { exact: true }).fill('https://pumps.example.com/v1');
  await expect(page.getByText(/pulsa «Probar» para enviar/)).toBeVisible();
  await page.getByRole('button', { name: 'Probar', exact: true }).click();
  await expect(step(page, 'Inicio de sesión')).toContainText('no se envía a esta dirección');
  await expect(list).toContainText('La Content-Security-Policy de la consola no permite llamar');
  await expect(list).toContainText(/connect-src 'self'.* https:\/\/pumps\.example\.com/);

  // Narrow windows scroll down only.
  await page.setViewportSize({ width: 390, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('a host at another origin', () => {
  // The policy of the test's console does not name the port of the host.
  test.use({ bypassCSP: true });

  test('is tried in its own dialect with a declared sign-in, and gives the files of an installation', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(404);
    const host = await startPumpsHost();
    guard.allowConsole(/foreign origin: http:\/\/127\.0\.0\.1/);
    await signInAs('super');
    await openTab(page);
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const dialect = {
      extends: 'limit-offset',
      getList: { data: ['payload.pumps'], totl: ['paging.matches'] },
    };
    await replaceJson(page, 'Host en JSON, como en config.json', {
      url: host.url,
      dialect: { ...dialect, search: false },
    });
    await page.getByRole('button', { name: 'Cambiar por «total»' }).click();
    await page.getByRole('button', { name: 'Declarada' }).click();
    await replaceJson(page, 'signIn en JSON, como en config.json', {
      type: 'password',
      login: { path: '/auth', body: { user: '{user}', word: '{password}' }, token: 'access.key' },
    });
    await page.getByLabel('Usuario', { exact: true }).fill('ana');
    await page.getByLabel('Contraseña', { exact: true }).fill('secret-1');
    await page.getByLabel('Ruta de la lista').fill('/pumps');
    expect(host.calls).toEqual([]);
    await page.getByRole('button', { name: 'Probar', exact: true }).click();
    await expect(page.getByText('8 bien · 0 por revisar · 0 con fallo')).toBeVisible();
    await expect(step(page, 'Lista').getByRole('table')).toContainText('Bomba A');
    await expect(step(page, 'Lista')).toContainText('12 filas de 12');
    expect(host.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/auth']);
    await expect(page.locator('body')).not.toContainText('pumps-token-1');
    await expect(page.locator('body')).not.toContainText('secret-1');
    const copied = JSON.parse(
      (await page.getByRole('region', { name: 'config.json' }).textContent()) ?? '',
    ) as Record<string, unknown>;
    expect(findRuntimeConfigProblems('config.json', copied)).toEqual([]);
    expect(copied).toMatchObject({
      hosts: { main: { url: host.url } },
      resources: ['/resources/pumps.json'],
    });

    // Writes are asked about, with host and resource, and nothing is sent before.
    const sentCalls = host.calls.length;
    await page.getByRole('button', { name: 'Probar la escritura' }).click();
    const question = page.getByRole('alertdialog', { name: 'Se va a escribir en el host' });
    await expect(question).toContainText('Se creará, cambiará y borrará un registro de prueba');
    await expect(question).toContainText(host.url);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(host.calls).toHaveLength(sentCalls);

    // A changed declaration is tried by itself, with the session of before.
    const declaration = page.getByRole('textbox', { name: 'Declaración del recurso en JSON' });
    await declaration.getByText('"text"').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.insertText('"type": "number",');
    await expect(step(page, 'Lista')).toContainText(
      /"Name" has the value "Bomba A", which the type number does not read/,
    );
    expect(host.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await host.close();
  });
});
