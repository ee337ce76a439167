import type { Page } from '@playwright/test';
import evSessions from '../fixtures/declarations/ev-sessions.json' with { type: 'json' };
import { routeRuntimeConfig } from './runtimeConfig';
import { expectAccessible, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

const groups = {
  Energía: ['Paneles', 'Baterías', 'Contadores', 'Inversores', 'Analizadores', 'Generadores'],
  Agua: ['Bombas', 'Depósitos'],
};

/** Declares resources in groups of the menu through the runtime config. */
async function declareGroups(page: Page): Promise<void> {
  const declared = Object.entries(groups).flatMap(([group, labels]) =>
    labels.map((many, at) => {
      const name = many.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      const navigation = { order: 300 + at, group };
      return { ...evSessions, name, route: name, label: { one: many, many }, icon: 'zap', navigation };
    }),
  );
  const addressOf = ({ name }: { name: string }) => `/declared/${name}.json`;
  for (const json of declared) await page.route(`**${addressOf(json)}`, (route) => route.fulfill({ json }));
  await routeRuntimeConfig(page, (config) => {
    config['resources'] = declared.map(addressOf);
  });
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const entries = (page: Page, name: string) =>
  menu(page).getByRole('list', { name, exact: true }).getByRole('link');

test('a menu of groups: folded, opened and filtered by the keyboard, remembered, collapsed; axe finds nothing', async ({
  page,
  signInAs,
}) => {
  await declareGroups(page);
  await signInAs('super');
  await page.goto('/admin/assets');
  const filter = menu(page).getByRole('textbox', { name: 'Filtrar el menú' });
  for (const name of Object.keys(groups))
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await expectSpanish(page);

  await group(page, 'Energía').focus();
  await page.keyboard.press('Enter');
  await expect(entries(page, 'Energía')).toHaveText(groups.Energía);
  await expect(entries(page, 'Agua')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(entries(page, 'Energía').first()).toBeFocused();
  await expectAccessible(page);

  await filter.fill('deposito');
  await expect(menu(page).getByRole('link')).toHaveText(['Depósitos']);
  await expectAccessible(page);
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await filter.fill('agua');
  await expect(menu(page).getByRole('link')).toHaveText(groups.Agua);
  await filter.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bombas\?/);
  await expect(page.locator('tbody tr').first()).toBeVisible();

  // The one with the page on screen is open; what was opened by hand stays so.
  await page.reload();
  await expect(entries(page, 'Agua').first()).toHaveAttribute('aria-current', 'page');
  await expect(entries(page, 'Energía')).toHaveText(groups.Energía);

  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect(filter).toHaveCount(0);
  await expect(group(page, 'Energía')).toHaveAttribute('title', 'Energía');
  await expect(entries(page, 'Energía').first()).toHaveAttribute('title', 'Paneles');
  await expectAccessible(page);
});

test('a menu of groups on a phone: the drawer folds, filters and closes at the choice; axe finds nothing', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await declareGroups(page);
  await signInAs('super');
  await page.goto('/admin/start');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await drawer.getByRole('button', { name: 'Agua', exact: true }).click();
  await expect(entries(page, 'Agua')).toHaveText(groups.Agua);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const filter = drawer.getByRole('textbox', { name: 'Filtrar el menú' });
  await filter.fill('energia');
  await expect(menu(page).getByRole('link')).toHaveText(groups.Energía);
  // Escape clears the text first, and only then closes the drawer.
  await filter.press('Escape');
  await expect(drawer).toBeVisible();
  await entries(page, 'Agua').first().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/bombas\?/);
});
