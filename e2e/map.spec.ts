import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectReadableInDarkTheme, expectSpanish } from './expectations';
import { routeRuntimeConfig } from './runtimeConfig';
import { settled } from './settled';
import { expect, test } from './test';

const map = (page: Page) => page.getByRole('group', { name: /^Mapa: / });
const records = (page: Page) => page.locator('.map-side .map-record');
/** «24 en el mapa»: all of them. */
const shownAndTotal = async (page: Page) => {
  const text = (await page.locator('.map-side h2').textContent()) ?? '';
  const [shown, total = shown] = text.match(/\d+/g)?.map(Number) ?? [];
  return [shown, total];
};

test('buildings on a map without internet: outlines, markers with how many gateways are away, the list beside it, a popup with facts [PROJ-01, PROJ-07, GWL-16]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page).toHaveURL(/layout=map/);
  await settled(page, guard);
  await expect(map(page).locator('.map-country').first()).toBeAttached();
  await expect(map(page).locator(':is(.map-marker, .map-cluster)').first()).toBeVisible();
  const [shown, total] = await shownAndTotal(page);
  expect([shown, total]).toEqual([24, 24]);
  await expect(records(page)).toHaveCount(24);
  await expect(
    records(page)
      .filter({ hasText: /[1-9]\d* de \d+ desconectados/ })
      .first(),
  ).toBeVisible();
  await expect.poll(() => guard.calls().some((call) => call.startsWith('GET /api/gateways?'))).toBe(true);
  await expectSpanish(page);
  await expectAccessible(page);
  await expectReadableInDarkTheme(page);

  // A cluster separates when it is pressed: there is less in view then.
  await map(page).locator('.map-cluster').first().click();
  await expect.poll(async () => (await shownAndTotal(page))[0]).toBeLessThan(24);

  // The position is in the URL, until all is shown again.
  await expect(page).toHaveURL(/position=-?\d+\.\d+,-?\d+\.\d+,\d+/);
  const [moved] = await shownAndTotal(page);
  await page.reload();
  await expect.poll(async () => (await shownAndTotal(page))[0]).toBe(moved);
  await page.getByRole('button', { name: 'Ver todo' }).click();
  await expect(records(page)).toHaveCount(24);
  await expect(page).not.toHaveURL(/position=/);

  // By keys: the list opens the popup, Escape closes it, and the focus goes back.
  const name = 'Hotel Brisa Bahía de Palma';
  const record = records(page).filter({ hasText: name });
  await record.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name });
  await expect(popup).toBeFocused();
  await expect(popup.getByText('desconectados')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(record).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  // Icons instead of words.
  await expect(page.getByRole('link', { name: 'Tabla' }).locator('svg')).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Ver todo' }).click();
  await record.click();
  await expectNoOverflow(page);
  await popup.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('absurd and missing coordinates are listed below the map with the values of the host; many at one place are a list [PROJ-07]', async ({
  page,
  signInAs,
  guard,
}) => {
  await page.route('**/api/projects?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown>[] };
    const places = [
      [200, 999],
      [null, null],
      [0, 0],
      ['39.47', '-0.37'],
      [39.47, -0.37],
    ];
    places.forEach(([latitude, longitude], index) =>
      Object.assign(body.data[index] ?? {}, { latitude, longitude }),
    );
    await route.fulfill({
      response,
      json: { ...body, data: body.data.slice(0, 5), meta: undefined, links: undefined },
    });
  });
  await signInAs('super');
  await page.goto('/admin/projects?layout=map');
  await settled(page, guard);
  expect(await shownAndTotal(page)).toEqual([2, 2]);
  const unplaced = page.locator('.map-unplaced');
  await expect(unplaced).toContainText('3 sin sitio en el mapa');
  await expect(unplaced).toContainText('coordenadas no válidas (200, 999)');
  await expect(unplaced).toContainText('sin coordenadas');
  await expect(unplaced).toContainText('coordenadas no válidas (0, 0)');
  await map(page).locator('.map-cluster').click();
  const popup = page.getByRole('dialog', { name: '2 en el mismo lugar' });
  await popup
    .getByRole('button', { name: /desconectados/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Volver a los 2 de este lugar' }).click();
  await expect(popup).toBeFocused();
});

test('chargers on a map: the mark of their state, tiles of the config with their source, outlines and a notice if they fail', async ({
  page,
  signInAs,
  guard,
}) => {
  let isBroken = false;
  await page.route('**/tiles/*/*/*.svg', (route) =>
    isBroken
      ? route.fulfill({ status: 503 })
      : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  guard.allowStatus(503);
  await routeRuntimeConfig(page, (config) => {
    config['map'] = {
      tiles: '/tiles/{z}/{x}/{y}.svg',
      attribution: '© Casas de mapas',
      attributionUrl: 'https://tiles.example/',
    };
  });
  await signInAs('super');
  await page.goto('/admin/parking-chargers?layout=map');
  await settled(page, guard);
  await expect(page.getByRole('link', { name: '© Casas de mapas' })).toBeVisible();
  await expect(page.getByText(/fondo del mapa no se ha podido cargar/)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Marcadores' })).toContainText('Averiado');
  await expect(map(page).locator('.map-country')).toHaveCount(0);
  isBroken = true;
  await page.reload();
  await expect(page.getByText(/fondo del mapa no se ha podido cargar/)).toBeVisible();
  await expect(map(page).locator('.map-country').first()).toBeAttached();
  await expectAccessible(page);

  // The popup has the actions of the row.
  await records(page).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Acciones de / })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
});
