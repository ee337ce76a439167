import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import { createTestFile } from './files';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

const BUILDING = 'Residencial Los Almendros';

const act = async (page: Page, row: string, action: string) => {
  await page.getByRole('button', { name: `Acciones de ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('zones of a building: refused, failed, empty, made with what they contain, added to, changed, deleted with it [LAYOUT-01..LAYOUT-18]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(403, 500);
  const { id } = await records.project(BUILDING);
  const stored = async () => (await api.call('listLayoutAreas', { path: { projectId: id } })).data;
  for (const { id: area } of await stored()) await api.call('deleteLayoutArea', { path: { id: area } });
  await signInAs('super');

  for (const status of [403, 500]) {
    const fault = await injectFault(page, 'GET', /\/layout-config$/, routeFaults.status(status));
    guard.clearCalls();
    await page.goto(`/admin/projects/${id}/layout`);
    await expectAlert(page, 'No se han podido cargar las zonas del edificio');
    await expect
      .poll(() => guard.calls().sort())
      .toEqual([
        `GET /api/projects/${id}/layout-config`,
        `GET /api/projects/${id}?include=assets`,
        'GET /api/users/current',
      ]);
    await expectAccessible(page);
    await fault.stop();
  }
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const empty = page.locator('.state', { hasText: 'Este edificio no tiene zonas' });
  await expect(empty).toBeVisible();
  await expectAccessible(page);

  await empty.getByRole('button', { name: 'Crear zona' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nueva zona' });
  await drawer.getByLabel('Nombre en español').fill('Patio');
  await drawer.getByLabel('Nombre en inglés').fill('Yard');
  await drawer.locator('input[type=file]').setInputFiles(createTestFile('png', 'patio.png', 1024 * 1024));
  await drawer.getByRole('button', { name: 'Añadir zona interior' }).click();
  const inner = drawer.getByRole('group', { name: 'Zona interior 1' });
  await inner.getByLabel('Nombre en español').fill('Fuente');
  await inner.getByLabel('Nombre en inglés').fill('Fountain');
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await drawer.getByRole('button', { name: 'Crear' }).press('Enter');
  await expectSuccess(page, 'Se ha creado la zona');

  await act(page, 'Patio', 'Añadir zona interior');
  const adding = page.getByRole('dialog', { name: 'Nueva zona dentro de «Patio»' });
  const long = 'Banco junto a la puerta '.repeat(8).trim();
  await adding.getByLabel('Nombre en español').fill(long);
  await adding.getByLabel('Nombre en inglés').fill('Bench');
  await adding.getByRole('button', { name: 'Añadir' }).click();
  await expectSuccess(page, 'Se ha añadido la zona a «Patio»');
  await page.getByRole('button', { name: 'Zonas interiores de Patio' }).press('Enter');
  const table = page.getByRole('table', { name: 'Zonas interiores de Patio' });
  await expect(table.locator('tbody .list-cell-text')).toHaveText([long, 'Fuente']);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await act(page, 'Fuente', 'Editar');
  const modal = page.getByRole('dialog', { name: 'Editar zona interior «Fuente»' });
  await modal.getByLabel('Nombre en español').fill('Estanque');
  await modal.getByRole('button', { name: 'Guardar' }).click();
  await expectSuccess(page, 'Se ha guardado la zona');
  // Expanded rows stay expanded after a refetch.
  await expect(table.locator('tbody .list-cell-text')).toHaveText([long, 'Estanque']);
  await act(page, 'Patio', 'Editar');
  const edited = page.getByRole('dialog', { name: 'Editar zona «Patio»' });
  await edited.getByLabel('Nombre en español').fill('Jardín');
  await edited.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Acciones de Jardín' })).toBeVisible();
  expect(await stored()).toMatchObject([
    {
      nameEs: 'Jardín',
      nameEn: 'Yard',
      imageURL: expect.any(String),
      horizontal: [
        { nameEs: 'Estanque', nameEn: 'Fountain' },
        { nameEs: long, nameEn: 'Bench' },
      ],
    },
  ]);

  await act(page, 'Jardín', 'Eliminar');
  const question = page.getByRole('alertdialog', { name: 'Eliminar zona' });
  // The last one is of what depends on it, which is loaded when the question opens.
  await expect(question.getByRole('listitem')).toHaveText([
    long,
    'Estanque',
    'No se sabe qué activos y dispositivos están en ella',
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expectSuccess(page, 'Se ha eliminado la zona «Jardín»');
  await expect(empty).toBeVisible();
  expect(await stored()).toEqual([]);
});
