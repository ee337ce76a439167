import { routeRuntimeConfig } from './runtimeConfig';
import { expectAccessible } from './expectations';
import { expect, test } from './test';

const unset = 'Este servicio no está configurado';

/** Serves the runtime config with some of its keys replaced. */
const services = [
  ['checkin', 'Check-in', 'Check-in en línea', 'PAGE-05'],
  ['digital-signage', 'Digital Signage', 'Vestíbulo, pantalla 1', 'PAGE-06'],
  ['create-ticket', 'Crear un ticket', 'Cuéntanos qué ocurre', 'SHELL-19'],
] as const;

for (const [path, title, inside, id] of services) {
  test(`${title}: the service in a frame without any origin, and alone [${id}, PAGE-07]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('super');
    await page.goto(`/admin/${path}`);
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(inside);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-scripts');
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Abrir en otra pestaña' }).click();
    const alone = await opened;
    await expect(alone.getByRole('heading', { level: 1 })).toHaveText(inside);
    await expect.poll(() => alone.evaluate(() => [self.origin, window.opener])).toEqual(['null', null]);
    await page.reload();
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${title}: a notice while it is not set, and no frame [PAGE-07]`, async ({ page, signInAs }) => {
    await signInAs('super');
    await routeRuntimeConfig(page, (config) => (config['links'] = {}));
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(unset, { exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('a frame of an origin that the policy does not name stays empty; the page and the way out work', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowConsole(/frame-src|Framing 'https:\/\/evil\.example|Content Security Policy/, /CSP report/);
  await signInAs('super');
  await routeRuntimeConfig(page, (config) => (config['links'] = { checkIn: 'https://evil.example/' }));
  const report = page.waitForRequest('**/csp-report');
  await page.goto('/admin/checkin');
  await report;
  await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
    'href',
    'https://evil.example/',
  );
});

test('the academy: products with SKU, key and document, and a video [PAGE-01..PAGE-03]', async ({
  page,
  signInAs,
  host,
}) => {
  await signInAs('super');
  await page.goto('/admin/academy');
  await expect(page.getByRole('columnheader')).toHaveText(['Producto', 'Tipo', 'SKU', 'Clave', 'Documento']);
  for (const kind of ['Sensor', 'Enchufe', 'Gateway'])
    await expect(page.getByRole('cell', { name: kind, exact: true }).first()).toBeVisible();
  const row = page.getByRole('row', { name: /SEN-TH-01/ });
  const address = await row.getByRole('link').getAttribute('href');
  const document = await fetch(new URL(address ?? '', host.url));
  expect([document.status, (await document.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  await page.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page).toHaveURL('/admin/academy/videos');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/cinco pasos/);
  await expectAccessible(page);
});

test('the academy without products and video [PAGE-04]', async ({ page, signInAs }) => {
  await signInAs('super');
  await routeRuntimeConfig(page, (config) => {
    config['links'] = {};
    delete config['academy'];
  });
  await page.goto('/admin/academy');
  await expect(page.getByText('Todavía no hay productos', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Vídeos' }).click();
  await expect(page.getByText('Todavía no hay ningún vídeo', { exact: true })).toBeVisible();
});

test('tabs of listed buildings are coming soon, those of others are not [PROJ-42, PROJ-43]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const [listed, other] = [await records.project('Residencial'), (await api.all('listProjects')).at(-1)];
  await signInAs('super');
  await routeRuntimeConfig(page, (config) => (config['ids'] = { comingSoonProjects: [listed.id] }));
  for (const tab of ['services', 'layout']) {
    await page.goto(`/admin/projects/${listed.id}/${tab}`);
    await expect(page.getByText('Próximamente', { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(`/admin/projects/${other?.id ?? ''}/${tab}`);
    await expect(page.locator('.tab-content').first()).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByText('Próximamente', { exact: true })).toHaveCount(0);
  }
});

test('the search opens by Ctrl+K, which its button tells; not over another dialog [SEARCH-01..SEARCH-04]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/settings/clients');
  await expect(page.getByRole('button', { name: 'Búsqueda general' })).toHaveAttribute('title', /Ctrl\+K/);
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Búsqueda general' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Búsqueda general' });
  await dialog.getByRole('combobox').fill('  Sol ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/search?q=Sol');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados de la búsqueda' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Empresas' })).toBeVisible();
  const words = await page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String));
  expect(new Set(words)).toEqual(new Set(['Sol', 'sol']));
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/search');
});

// Only the build shows it: the unit test of the address runs what was written, not what a minifier has made of it.
test('an address of a record whose percent sign encodes nothing reads it once, and says that there is none', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(404);
  await signInAs('super');
  await page.goto('/admin/assets/50%');
  await expect(page.getByRole('heading', { name: 'No existe o no tienes acceso' })).toBeVisible();
  await guard.expectCalls(['GET /api/assets/50%25/dashboard'], /assets/);
});
