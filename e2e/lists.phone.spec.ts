import { expectAccessible, expectNoOverflow, openFromMenu } from './expectations';
import { accessTabPaths } from './pagePaths';
import { createRecordFinder } from './records';
import { expect, test } from './test';

declare global {
  interface Window {
    /** px that the search box was wide so far. */
    widths: Set<number>;
  }
}

test('a phone: menu, list, detail, edit and back [SHELL-24, LIST-19]', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await page.getByRole('button', { name: 'Abrir el menú' }).tap();
  await expectAccessible(page);
  await openFromMenu(page, 'Activos');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.locator('tbody tr').first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/start(\?.*)?$/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Más acciones', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Editar' }).tap();
  const dialog = page.getByRole('dialog');
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  await dialog.getByRole('textbox', { name: /^Alias/ }).fill('Desde el móvil');
  await dialog.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desde el móvil');
});

test('a phone: rows are cards, nothing is beyond the edge, none is above 120 px [SHELL-24]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  // A ticket of the usual category and priority says when it was created.
  for (const [list, factCount] of [
    ['gateways', 2],
    ['support-tickets', 1],
  ] as const) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('tbody tr[data-at]').first()).toHaveCSS('display', 'flex');
    const { width, seen } = await page
      .locator('.list-scroll')
      .evaluate(({ scrollWidth, clientWidth }) => ({ width: scrollWidth, seen: clientWidth }));
    expect(width).toBeLessThanOrEqual(seen + 1);
    // Identity and state on the first line, two columns on the second.
    const row = page.locator('tbody tr[data-at]').first();
    await expect.poll(async () => (await row.boundingBox())?.height, list).toBeLessThanOrEqual(76);
    const facts = row.locator('[data-label]:not(.list-state):visible');
    await expect(facts, list).toHaveCount(factCount);
    const [below, fact] = [
      await row.locator('.list-below').first().boundingBox(),
      await facts.first().boundingBox(),
    ];
    expect(fact!.y, `${list}: facts are below the text of the first cell`).toBeGreaterThanOrEqual(
      below!.y + below!.height - 1,
    );
    await expect(row.locator('.list-state')).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  // Cards that open nothing have all their facts.
  const scoped = (await accessTabPaths(api)).filter((path) =>
    /(?:check-in|log|invitations)-list$/.test(path),
  );
  expect(scoped).toHaveLength(3);
  for (const path of scoped) {
    await page.goto(`/admin/${path}`);
    const cards = page.locator('tbody tr[data-at]');
    await expect(cards.first()).toHaveCSS('display', 'flex');
    const title = cards.first().locator('td:not([data-label], .list-check, .list-actions)');
    await expect.poll(async () => (await title.boundingBox())?.width, path).toBeGreaterThanOrEqual(120);
    await expect
      .poll(
        () => cards.evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height))),
        path,
      )
      .toBeLessThanOrEqual(120);
    // Each fact is whole, and all begin at one of two edges.
    const facts = cards.locator('[data-label]:not(.list-state):visible');
    const boxes = await facts.evaluateAll((elements) =>
      elements.map((element) => ({
        left: Math.round(element.getBoundingClientRect().left),
        isCut: element.scrollWidth > element.clientWidth,
      })),
    );
    expect(boxes.length, path).toBeGreaterThan(0);
    expect(new Set(boxes.map(({ left }) => left)).size, path).toBeLessThanOrEqual(2);
    expect(boxes.filter(({ isCut }) => isCut).length, path).toBe(0);
  }
});

test('a phone: the search box of a list is as wide at first as with the tools beside it', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.addInitScript(() => {
    const widths = new Set<number>();
    window.widths = widths;
    new MutationObserver(() => {
      const box = document.querySelector('.search-box');
      if (box) widths.add(box.getBoundingClientRect().width);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/assets');
  await expect(page.getByRole('button', { name: 'Más acciones de la lista' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.widths.size)).toBe(1);
});

test('a phone: at most two rows of tools are above the first card of a list, the title among them, and a calendar begins in the upper third [LIST-02, AREA-03]', async ({
  page,
  signInAs,
  records,
}) => {
  await signInAs('super');
  for (const list of ['assets', 'users', 'gateways', 'projects', 'support-tickets', 'parking-chargers']) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('button', { name: 'Más acciones de la lista' })).toBeVisible();
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
    const rows = await page
      .locator('.list-toolbar')
      .first()
      .evaluate((toolbar) => {
        const boxes = [...toolbar.children]
          // The actions of selected rows are at the lower edge.
          .filter((child) => getComputedStyle(child).position !== 'fixed')
          .map((child) => child.getBoundingClientRect());
        const centres = boxes.filter(({ height }) => height > 0).map(({ top, height }) => top + height / 2);
        // Tools of one row are centred, or end together.
        return centres
          .toSorted((a, b) => a - b)
          .filter((y, index, all) => y - (all[index - 1] ?? -Infinity) > 24);
      });
    expect(rows.length, list).toBeLessThanOrEqual(2);
    const search = page.locator('.search-box').first();
    if ((await search.count()) > 0)
      await expect.poll(async () => (await search.boundingBox())?.width, list).toBeGreaterThanOrEqual(180);
  }
  // The company and the building are in one row, and so are the days with their tools.
  const { id } = await records.project('Residencial Los Almendros');
  const { id: companyId } = await records.client('Inmobiliaria Sol de Levante');
  await page.goto(`/admin/common-areas/clients/${companyId}/projects/${id}/bookings?calendar=week`);
  await expect.poll(async () => (await page.locator('.calendar-scroll').boundingBox())?.y).toBeLessThan(300);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a phone: what can be done with the selected rows is at the lower edge, only while there are some; no row moves [SHELL-24]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  const { id } = await createRecordFinder(api).project('Residencial Los Almendros');
  await page.goto(`/admin/projects/${id}/assets`);
  const card = page.locator('tbody tr').first();
  const grant = page.getByRole('button', { name: 'Dar acceso a un usuario' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Más acciones de la lista' })).toBeVisible();
  await expect(grant).toBeHidden();
  const before = await card.boundingBox();
  await card.getByRole('checkbox').check();
  await expect(grant).toBeInViewport();
  await expect.poll(() => card.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Quitar la selección' }).click();
  await expect(grant).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' })).toBeFocused();
});

test('a phone: the filters are in a sheet behind one button, and those that are set are seen below it [TICKET-03, LIST-01, LIST-05]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  const opener = page.getByRole('button', { name: /^Filtros/ });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('Prioridad').selectOption('high');
  await expectAccessible(page);
  const { bottom, top } = await sheet.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeCloseTo(844, 0);
  expect(top).toBeGreaterThan(300);
  await sheet.getByRole('button', { name: 'Ver resultados' }).tap();
  await expect(page).toHaveURL(/filter=priority/);
  await expect(opener).toHaveAccessibleName('Filtros, 1 activo');
  await page.getByRole('button', { name: 'Quitar el filtro «Prioridad: Alta»' }).tap();
  await expect(page).not.toHaveURL(/filter=/);
  await expect(opener).toBeFocused();
  await expectNoOverflow(page);
});

test('a phone: sign in with a demo login', async ({ page }) => {
  await page.goto('/login');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^Solo lectura/ }).tap();
  await expect(page).toHaveURL('/admin/start');
  await expectNoOverflow(page);
});

test('a phone: results of the search are rows of at most 96 px, on their page and in the dialog [SEARCH-05]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/search?q=clara');
  const rows = page.getByRole('region', { name: 'Activos' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const heightsOf = (list: typeof rows) =>
    list.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(Math.max(...(await heightsOf(rows)))).toBeLessThanOrEqual(96);
  await page.getByRole('button', { name: 'Búsqueda general' }).click();
  await page.getByRole('combobox').fill('clara');
  const options = page.getByRole('option', { name: /Clara/ });
  await expect(options.nth(1)).toBeVisible();
  expect(Math.max(...(await heightsOf(options)))).toBeLessThanOrEqual(96);
});
