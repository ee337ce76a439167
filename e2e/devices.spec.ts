import { findFirst } from './records';
import { expectAccessible, expectNoOverflow, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

test('the devices of a building are filtered in a panel by keyboard; a link and the back button keep what is asked [DEV-01, DEV-06, DEV-09..DEV-11, DEV-18, DEV-19]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const shared = { filter: 'asset_id is null,connectivity=UNKNOWN,battery_level>=10' };
  const { projectId } = await findFirst(
    api.rows('listDevices', shared),
    (device) => typeof device.projectId === 'string',
  );
  const base = `/admin/projects/${projectId ?? ''}/devices?page=1&size=50&sort=gateway_id`;
  await signInAs('super');
  await page.goto(base);
  const opener = page.getByRole('button', { name: /^Filtros/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: 'Sin datos' }).press('Space');
  const battery = panel.getByRole('group', { name: 'Batería' });
  await battery.getByLabel('Mínimo').fill('10');
  await battery.getByLabel('Máximo').fill('5');
  await expect(battery.getByRole('status')).toHaveText('El mínimo es mayor que el máximo');
  await battery.getByLabel('Máximo').press('Enter');
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await expectSpanish(page);
  guard.clearCalls();
  await battery.getByLabel('Máximo').fill('100');
  await battery.getByLabel('Máximo').press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtros, 2 activos' })).toBeFocused();
  // The fixed condition stays, and nothing else is read.
  const asked = 'asset_id is null,connectivity=UNKNOWN,battery_level>=10,battery_level<=100';
  await guard.expectCalls([
    `GET /api/devices?project_id=${projectId ?? ''}&filter=${asked}&page[number]=1&page[size]=50&sort=gateway_id`,
  ]);
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  const link = page.url();

  await page.goBack();
  await expect(page).toHaveURL(base);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(base);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  const active = page.getByRole('group', { name: 'Filtros activos' });
  await expect(active.getByRole('button', { name: /Sin datos/ })).toBeVisible();
  await expectNoOverflow(page);
  await opener.click();
  await expect(panel.getByRole('checkbox', { name: 'Sin datos' })).toBeChecked();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await active.getByRole('button', { name: 'Quitar todos' }).click();
  await expect(page).toHaveURL(base);
});

test('a device opens to its sensors, is switched off and on from its row, and stays open on the way back [DEV-04, DEV-20, DEV-60..DEV-62, DEV-64]', async ({
  page,
  signInAs,
  api,
}) => {
  const device = await findFirst(
    api.rows('listDevices', { filter: 'gateway_id is null' }),
    ({ assetId, enabled }) => typeof assetId === 'string' && enabled,
  );
  const name = device.deviceName;
  await signInAs('super');
  await page.goto(`/admin/assets/${device.assetId ?? ''}/devices?page=1&size=50&sort=gateway_id`);
  const arrow = page.getByRole('button', { name: `Sensores de ${name}` }).first();
  await arrow.focus();
  await page.keyboard.press('Enter');
  const sensors = page.getByRole('table', { name: `Sensores de ${name}` });
  await expect(sensors.getByRole('row')).toHaveCount(device.sensors.length + 1);
  await expectAccessible(page);
  await expectSpanish(page);

  const enabled = page.getByRole('switch', { name: `Activado: ${name}` }).first();
  for (const [said, isOn] of [
    ['El dispositivo se ha desactivado', 'false'],
    ['El dispositivo se ha activado', 'true'],
  ] as const) {
    await enabled.press('Space');
    if (isOn === 'false') {
      const question = page.getByRole('dialog', { name: 'Desactivar dispositivo' });
      await expect(question.getByText(/deja(n)? de medir/)).toBeVisible();
      await question.getByRole('button', { name: 'Desactivar' }).click();
    }
    await expectSuccess(page, said);
    await expect(enabled).toHaveAttribute('aria-checked', isOn);
    await expect(sensors).toBeVisible();
  }

  await page.getByRole('link', { name: 'Documentos' }).click();
  await expect(sensors).toHaveCount(0);
  await page.goBack();
  await expect(sensors).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await arrow.click();
  await expect(sensors).toHaveCount(0);
});
