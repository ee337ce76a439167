import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConsole } from './consoleBuild';
import { externalHostUrl, openTestHost, type TestHost } from './host';
import { menuEntry, openFromMenu } from './expectations';
import { expect, test as base } from './test';

/** Journeys through the console built with the overlay of e2e/overlay. */
const test = base.extend<object, { host: TestHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dist = await buildConsole({ CONSOLE_OVERLAY: join(process.cwd(), 'e2e/overlay') });
      const host = await openTestHost(dist);
      await use(host);
      await host.close();
      await rm(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One worker: each would build the console again.
test.describe.configure({ mode: 'default' });
test.skip(externalHostUrl() !== undefined, 'The host serves the console that it has.');

test('an overlay brings a resource with a tab in code, a text, a picture, an icon and a start page, replaces a list and hides the rest', async ({
  page,
  signInAs,
}) => {
  await page.goto('/login');
  const logo = page.getByRole('img', { name: 'Consola de la flota' });
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await signInAs('super');
  await page.goto('/admin/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Flota' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Recargas: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Últimas recargas' }).locator('tbody tr')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Ver toda la lista' })).toBeVisible();
  for (const hidden of ['Noticias', 'Academia', 'Gateways'])
    await expect(menuEntry(page, hidden)).toHaveCount(0);
  // One of the folder, one of the icon package that no script holds.
  await expect(menuEntry(page, 'Recargas de la flota').locator('svg circle')).toHaveCount(1);
  await expect(menuEntry(page, 'Puntos de recarga').locator('svg path').first()).toBeAttached();
  await openFromMenu(page, 'Puntos de recarga');
  await expect(page.getByRole('columnheader')).toHaveText(['Punto', 'Potencia']);
  await openFromMenu(page, 'Recargas de la flota');
  await page.locator('tbody tr').first().click();
  await page.getByRole('link', { name: 'Coste' }).click();
  const cost = page.getByText(/^Coste: [\d,]+ €$/);
  // One class of its sheet wins over the console's `.tab-content > .card`.
  await expect(page.locator('.recharge-cost')).toHaveCSS('padding', '8px');
  const before = await cost.textContent();
  await page.getByRole('button', { name: 'Con IVA' }).click();
  await expect(cost).not.toHaveText(before ?? '');
  await page.goto('/admin/news');
  await expect(page.getByRole('main')).toContainText('No existe o no tienes acceso');
  await page.goto('/admin/gateways');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gateways');
});

test('a react-admin data provider of the overlay gives a resource its list, filters, forms and deletion', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/depots?filter=places%3E%3D20%2Cplaces%3C%3D30');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveText([/Cochera 2/, /Cochera 3/]);
  await page.getByRole('button', { name: 'Acciones de Cochera 3' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Cochera Sur');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(rows).toHaveText([/Cochera 2/, /Cochera Sur/]);
  await page.getByRole('button', { name: 'Acciones de Cochera 2' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(rows).toHaveText([/Cochera Sur/]);
  // The module answers from memory; a request of a dialect would go to the URL of its host.
  await expect.poll(() => guard.calls().filter((call) => /depots|Depot/.test(call))).toEqual([]);
});

test('an overlay adds a language: texts of the console, of bundled and of its own declarations, and of the start page', async ({
  page,
  signInAs,
}) => {
  await page.goto('/login');
  await page.getByLabel('Idioma').selectOption({ label: 'Português' });
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sessão' })).toBeVisible();
  await signInAs('super');
  await page.goto('/admin/start');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.getByRole('heading', { level: 1, name: 'Frota' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Edifícios' })).toBeVisible();
  await menu.getByRole('link', { name: 'Pontos de recarga' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pontos de recarga' })).toBeVisible();
});
