import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import { changeResponse, routeFaults, holdRequests, injectFault } from './faults';
import type { ContractClient } from './contractClient';
import { findFirst } from './records';
import { expectSuccess } from './expectations';
import { expect, test } from './test';

const typed = ['102030', '112131', '122232'] as const;

/** An asset with a door that has a password to change, and that password's place. */
async function withPasswords(api: ContractClient) {
  const doorsOf = async (assetId: string) =>
    (await api.call('listSensorPasswords', { path: { assetId } })).data;
  const asset = await findFirst(api.rows('listAssets'), async ({ id }) => (await doorsOf(id)).length > 0);
  const [door] = await doorsOf(asset.id);
  const place = door?.sensor_passwords.find((one) => one.sensor_type === 'NUMERIC_PASSWORD');
  if (!door || !place) throw new Error('no password to change');
  return { asset, door: { ...door, device_parameters: null }, place };
}

const accessesOf = ({ id }: { id: string }): string => `/admin/assets/${id}/accesses`;
const permission = (page: Page) => page.getByRole('table', { name: 'Permisos' }).getByRole('switch').first();

/** Returns the storage, the attributes and the texts of the page, without the values of its inputs. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  );

/** Advances the stopped clock until the page has sent the call: the code for a click may load first. */
const stepUntilCalled = (page: Page, isCalled: () => boolean): Promise<void> =>
  expect
    .poll(
      async () => {
        if (!isCalled()) await page.clock.runFor(50);
        return isCalled();
      },
      { intervals: [20] },
    )
    .toBe(true);

test('who may use a door is pending until it is read again; passwords go out 250 ms apart, and the tray says how they ended after their page was left [AACC-13, AACC-14, AACC-33..AACC-37]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const { asset, door, place } = await withPasswords(api);
  const came = new Map<string, string>();
  // Simulates the host's later state: the response contains at once the value that the host would return some seconds later.
  let isAllowed: boolean | undefined;
  await changeResponse(page, 'listAssetDevices', ({ data }) => {
    const [one] = data.gateways.flatMap(({ devices }) => devices);
    if (one && isAllowed !== undefined) one.enabled = isAllowed;
  });
  await changeResponse(page, 'listSensorPasswords', (body) => {
    body.data = ['a', 'b', 'c'].map((name) => ({
      ...door,
      device_name: `Puerta ${name}`,
      sensor_passwords: [{ ...place, device_id: name, password: came.get(name) ?? '000000' }],
    }));
  });
  // The first one comes to its door, the second is refused, the third is never confirmed.
  await injectFault(page, 'POST', /devices\/a\/update-password/, (route) => {
    came.set('a', (route.request().postDataJSON() as { data: { password: string } }).data.password);
    return route.fulfill({ json: { data: {} } });
  });
  await injectFault(page, 'POST', /devices\/b\/update-password/, routeFaults.status(500));
  await injectFault(page, 'POST', /devices\/c\/update-password/, (route) =>
    route.fulfill({ json: { data: {} } }),
  );

  await signInAs('super');
  await installClock(page);
  await page.goto(accessesOf(asset));
  await expect(permission(page)).toHaveAttribute('aria-disabled', 'false');
  // The page may read the list again, since the devices of the host execute earlier commands.
  await guard.waitUntilSettled();
  await stopClock(page);
  const was = await permission(page).getAttribute('aria-checked');
  guard.clearCalls();
  // Held from the start: however late the test sees a call, no answer comes before it is wanted.
  const list = await holdRequests(page, 'GET', /devices\?type=lock/);
  await permission(page).click();
  await stepUntilCalled(page, () => guard.calls().length > 0);
  await guard.expectCalls([`POST /api/assets/${asset.id}/device/toggle`]);
  await expect(page.getByText('Cambiando…')).toBeVisible();
  await page.clock.runFor(1500);
  expect(list.heldCount()).toBe(0);
  isAllowed = was !== 'true';
  await stepUntilCalled(page, () => list.heldCount() > 0);
  await page.clock.runFor(50);
  // Until then it shows the previous value.
  await expect(permission(page)).toHaveAttribute('aria-checked', String(was));
  await expect(permission(page)).toHaveAttribute('aria-disabled', 'true');
  await list.release();
  const row = page.getByRole('table', { name: 'Permisos' }).getByRole('row').nth(1);
  await advanceClockUntil(page, row.getByRole('switch', { checked: isAllowed, disabled: false }));

  await page
    .getByRole('table', { name: 'Puertas' })
    .getByRole('button', { name: /^Acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Configurar contraseñas/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Configurar contraseñas: / });
  await advanceClockUntil(page, drawer.getByRole('heading', { name: 'Puerta c' }));
  for (const [nth, password] of typed.entries())
    await drawer
      .getByLabel(/^Contraseña/)
      .nth(nth)
      .fill(password);
  guard.clearCalls();
  const sent = () => guard.calls().filter((call) => call.startsWith('POST'));
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(sent).toHaveLength(1);
  for (const nth of [1, 2]) {
    await guard.waitUntilSettled();
    await page.clock.runFor(249);
    expect(sent()).toHaveLength(nth);
    await page.clock.runFor(1);
    await expect.poll(sent).toHaveLength(nth + 1);
  }
  await guard.waitUntilSettled();
  await drawer.getByRole('button', { name: 'Cerrar' }).first().click();
  await page.getByRole('link', { name: 'Usuarios', exact: true }).click();
  await expect(page).toHaveURL(/\/users\b/);
  const looked = () => guard.calls().filter((call) => call.includes('sensor-passwords'));
  for (const nth of [1, 2, 3, 4]) {
    await expect(page.getByRole('button', { name: 'Operaciones: 1 en curso' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect.poll(looked).toHaveLength(nth);
    await guard.waitUntilSettled();
  }
  const tray = page.getByRole('button', { name: 'Operaciones: 1 con algo pendiente de mirar' });
  await advanceClockUntil(page, tray);
  await page.clock.runFor(5000);
  expect(looked()).toHaveLength(4);
  await tray.click();
  await expect(page.getByRole('dialog', { name: 'Operaciones' })).toContainText('Hecho en 1 de 3.');
  for (const password of typed) expect(await everything(page)).not.toContain(password);
  await page.getByRole('link', { name: /^Ir a Accesos/ }).click();
  await expect(page).toHaveURL(accessesOf(asset));
});

test('an invitation is made with its link, stands in its list and is revoked there [AACC-38, AACC-42, AACC-52, AACC-53]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset } = await withPasswords(api);
  await signInAs('super');
  await page.goto(accessesOf(asset));
  await page.getByRole('button', { name: 'Nueva invitación' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva invitación' });
  await form.getByLabel(/^Descripción/).fill('Revisión de la caldera');
  await form.getByRole('combobox', { name: /Accesos/ }).click();
  await page.getByRole('option').first().click();
  // The list of several stays open.
  await form.getByRole('combobox', { name: /Accesos/ }).press('Tab');
  const nextYear = new Date().getFullYear() + 1;
  for (const [label, text] of [
    [/^Desde: día/, `12/01/${nextYear}`],
    [/^Desde: hora/, '10:00'],
    [/^Hasta: día/, `12/01/${nextYear}`],
    [/^Hasta: hora/, '14:30'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Crear', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Invitación creada' });
  await expect(made).toContainText('Revisión de la caldera');
  await made.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Lista de invitaciones' }).click();
  const list = page.getByRole('dialog', { name: 'Invitaciones' });
  const row = list.getByRole('row').filter({ hasText: 'Revisión de la caldera' });
  await expect(row).toBeVisible();
  // The head of the table covers no row. Both are measured at one moment: a dialog moves when it grows.
  const covered = await row.evaluate((element) => {
    const head = element.closest('table')?.querySelector('thead');
    return (head?.getBoundingClientRect().bottom ?? Infinity) - element.getBoundingClientRect().top;
  });
  expect(covered).toBeLessThanOrEqual(1);
  // Its buttons are side by side and do not overlap.
  const sides = await row
    .getByRole('button', { name: /^(?:Copiar enlace|Revocar)$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(sides).toHaveLength(2);
  expect(sides[0]?.right).toBeLessThanOrEqual(sides[1]?.left ?? 0);
  const path = { assetId: asset.id };
  const query = { page: { number: 1, size: 8 } };
  const uid = (await api.call('listAssetInvitations', { path, query })).data.find(
    ({ alias }) => alias === 'Revisión de la caldera',
  )?.uid;
  await row.getByRole('button', { name: 'Revocar' }).click();
  guard.clearCalls();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
  await expectSuccess(page, 'Invitación revocada');
  await expect(row).toContainText('Revocada');
  await expect(row.getByRole('button', { name: 'Revocar' })).toHaveAttribute('aria-disabled', 'true');
  await guard.expectCalls([`PUT /api/access/${uid ?? ''}/revoke`], /^(?!GET )/);
});
