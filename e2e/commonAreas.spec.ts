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

test('shared spaces at both addresses: failed, none, made, shown, switched, changed, left with something typed, deleted; bookings [AREA-01..AREA-51]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const { id, client } = await records.project(BUILDING);
  const spaces = async () => (await api.call('listCommonAreas', { path: { id } })).data;
  for (const space of await spaces()) await api.call('deleteCommonArea', { path: { id: space.id } });
  await signInAs('super');
  const base = `/admin/common-areas/clients/${client?.id}/projects/${id}`;

  const fault = await injectFault(page, 'GET', /\/common-areas$/, routeFaults.status(500));
  await page.goto(base);
  await expectAlert(page, 'No se han podido cargar los espacios');
  await expect(page.locator('.state', { hasText: 'Este edificio no tiene reservas' })).toBeVisible();
  await expectAccessible(page);
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await guard.waitUntilSettled();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await page.goto(base);
  const empty = page.locator('.state', { hasText: 'Este edificio no tiene espacios para reservar' });
  await expect(empty).toBeVisible();
  await expectAccessible(page);

  // Made by the keyboard, refused once for its hours.
  await empty.getByRole('link', { name: 'Añadir espacio' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${base}/common-area$`));
  await page.getByLabel('Nombre', { exact: false }).first().fill('Sala de juntas');
  // The heading of the form begins where its fields do.
  const leftOf = (selector: string) =>
    page.locator(`.panel-form ${selector}`).evaluate((element) => {
      const { paddingInlineStart } = getComputedStyle(element);
      return element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart);
    });
  expect(await leftOf('> h2')).toBe(await leftOf('.form-body'));
  await page.getByLabel('Aforo').fill('9999');
  const days = page.getByRole('combobox', { name: /^Días/ });
  for (const day of ['Sábado', 'Lunes']) {
    await days.fill(day);
    await page.getByRole('option', { name: day }).click();
  }
  const hours = async (at: number, from: string, to: string) => {
    const group = page.getByRole('group', { name: `Tramo ${at}` });
    await group.getByLabel('Desde').fill(from);
    await group.getByLabel('Hasta').fill(to);
  };
  await hours(1, '8:00', '13:01');
  await page.getByRole('button', { name: 'Añadir tramo' }).press('Enter');
  await hours(2, '13:00', '2030');
  await page.getByRole('combobox', { name: /^Duración/ }).press('Enter');
  await page.getByRole('option', { name: '90 minutos' }).press('Enter');
  await page.locator('input[type=file]').setInputFiles(createTestFile('png', 'sala.png', 3 * 1024 * 1024));
  await page.getByRole('button', { name: 'Crear', exact: true }).press('Enter');
  await expect(page.getByText('Horarios solapados')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectSpanish(page);
  await hours(1, '8:00', '13:00');
  await expect(page.getByText('Horarios solapados')).toBeHidden();
  await page.getByRole('button', { name: 'Crear', exact: true }).press('Enter');
  await expectSuccess(page, 'El espacio se ha creado');
  const title = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(title('Sala de juntas')).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first] = await spaces();
  expect(first).toMatchObject({
    capacity: 9999,
    is_background_image_default: false,
    booking_duration: 90,
    days_availability: '1,6',
    time_availability: [
      { time_availability_start: '08:00', time_availability_end: '13:00' },
      { time_availability_start: '13:00', time_availability_end: '20:30' },
    ],
    maximum_bookings_by_user: 1000,
    maximum_time_availability: { time_period: 'month', value: 6 },
  });
  // Each save reads the space first and takes its picture along: 3 MB each way may pass the ten seconds of a call on a busy machine.
  const background_image = `data:image/png;base64,${createTestFile('png', 'sala.png').buffer.toString('base64')}`;
  await api.call('updateCommonArea', { path: { id: first?.id ?? '' }, body: { background_image } });
  const [made] = await spaces();
  expect(made).toEqual({ ...first, background_image });

  // The same declaration in the building, by its address; Back and reload land where they were.
  const inTab = `/admin/projects/${id}/services/common-areas/common-area/${made?.id}`;
  await page.goto(inTab);
  await page.getByRole('switch', { name: 'Activo: Sala de juntas' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expectSuccess(page, 'El espacio se ha desactivado');
  expect((await spaces())[0]).toMatchObject({ ...made, enabled: false });
  await page.getByRole('link', { name: 'Modificar' }).press('Enter');
  const doors = page.getByRole('combobox', { name: /^Puertas/ });
  await doors.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await page.getByLabel('Nombre', { exact: false }).first().fill('Sala de vecinos');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  const question = page.getByRole('dialog', { name: '¿Guardar los cambios del espacio?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expectSuccess(page, 'El espacio se ha guardado');
  await expect(title('Sala de vecinos')).toBeVisible();
  expect((await spaces())[0]?.sensors).toHaveLength(1);
  await page.reload();
  await expect(title('Sala de vecinos')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${inTab}$`));
  await expectAccessible(page);
  // Selected records are shown by name.
  await page.goto(`${inTab}/update`);
  await expect(page.getByRole('combobox', { name: /^Puertas/ })).toBeVisible();
  await expect(page.getByText('No se han podido cargar los sensores del edificio')).toBeHidden();
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.getByRole('button', { name: 'Eliminar' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expectSuccess(page, 'El espacio se ha eliminado');
  await expect(empty).toBeVisible();
  expect(await spaces()).toEqual([]);
});

test('the bookings of a building: a table that scrolls, found by day, deleted [AREA-12, AREA-15..AREA-19]', async ({
  page,
  signInAs,
  api,
}) => {
  let building: string | undefined;
  for await (const { id } of api.rows('listProjects')) {
    if ((await api.call('listBookings', { path: { id } })).data.length > 12) building = id;
    if (building !== undefined) break;
  }
  const { data } = await api.call('listBookings', { path: { id: building ?? '' } });
  await signInAs('super');
  await page.goto(`/admin/projects/${building}/services/common-areas`);
  const table = page.getByRole('table', { name: 'Reservas' });
  await expect(table.getByRole('row')).toHaveCount(Math.min(data.length, 50) + 1);
  const high = await page.locator('.list-scroll').evaluate((box) => box.clientHeight);
  expect(high).toBeLessThanOrEqual(500);
  await expectAccessible(page);
  await table
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expectSuccess(page, 'La reserva se ha eliminado');
  const left = (await api.call('listBookings', { path: { id: building ?? '' } })).data;
  expect(left).toEqual(data.slice(0, -1));
});
