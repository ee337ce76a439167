import { findFirst } from './records';
import { expectAccessible, expectNoOverflow, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

test('a device is added by what its type asks for, refused at its input, changed with its sensors, and deleted [DEV-03, DEV-24..DEV-29, DEV-35, DEV-36, DEV-43, DEV-51..DEV-53, DEV-56, DEV-57]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { assetId } = await findFirst(
    api.rows('listDevices', { filter: 'gateway_id is null' }),
    (device) => typeof device.assetId === 'string',
  );
  guard.allowStatus(400);
  await signInAs('super');
  await page.goto(`/admin/assets/${assetId ?? ''}/devices?page=1&size=50&sort=gateway_id`);
  await page.getByRole('button', { name: 'Añadir dispositivo' }).click();
  const drawer = page.getByRole('dialog', { name: 'Añadir dispositivo' });
  const add = drawer.getByRole('button', { name: 'Añadir', exact: true });
  await expect(add).toBeDisabled();
  await drawer.getByRole('combobox', { name: 'Tipo de dispositivo' }).click();
  await page.getByRole('option', { name: 'Contador de personas' }).click();
  await drawer.getByRole('textbox', { name: 'Número de serie' }).fill('77001234');
  await drawer.getByRole('textbox', { name: 'IP de la plataforma' }).fill('10.0.0.7');
  await drawer.getByRole('textbox', { name: 'Puerto de la plataforma' }).fill('8883');
  await drawer.getByRole('textbox', { name: 'Número de envíos por intervalo' }).fill('4');
  await drawer.getByRole('textbox', { name: 'Tiempo entre envíos' }).fill('15');
  await drawer.getByRole('textbox', { name: 'Clave secreta' }).fill('corta');
  await drawer.getByRole('textbox', { name: 'Identificador del edificio' }).fill('ED-204');
  // Its own name and room come first, then those of its three sensors.
  const names = drawer.getByRole('textbox', { name: 'Nombre' });
  const rooms = drawer.getByRole('textbox', { name: 'Estancia' });
  await expect(names).toHaveCount(4);
  for (const at of [0, 1, 2, 3]) {
    await names.nth(at).fill(at === 0 ? 'Contador de la puerta norte' : `Canal ${at}`);
    await rooms.nth(at).fill('Vestíbulo');
  }
  await expectAccessible(page);
  await expectSpanish(page);
  await add.click();
  await expect(drawer.getByText('La clave secreta falta o no es válida')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await drawer.getByRole('textbox', { name: 'Clave secreta' }).fill('abcdef0123456789');
  await add.click();
  await expectSuccess(page, 'El dispositivo se ha creado correctamente');
  await page.setViewportSize({ width: 1280, height: 800 });

  const actions = page.getByRole('button', { name: 'Acciones de Contador de la puerta norte' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Modificar dispositivo' }).click();
  const change = page.getByRole('dialog', { name: 'Modificar dispositivo' });
  await expect(change.getByRole('textbox', { name: 'Nombre' }).nth(1)).toHaveValue('Canal 1');
  await change.getByRole('textbox', { name: 'Nombre' }).first().fill('Contador de la puerta sur');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await change.getByRole('button', { name: 'Guardar' }).click();
  const body = (await sent).postDataJSON() as { data: { sensors: object[] } };
  expect(body.data.sensors.map((sensor) => Object.keys(sensor).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['label', 'name', 'room', 'sensor_id', 'sensor_type', 'sensor_uuid']),
  );
  await expectSuccess(page, 'El dispositivo se ha modificado correctamente');

  await page.getByRole('button', { name: 'Acciones de Contador de la puerta sur' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar dispositivo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectSuccess(page, 'El dispositivo se ha eliminado correctamente');
  await expect(page.getByText('Contador de la puerta sur')).toHaveCount(0);
});
