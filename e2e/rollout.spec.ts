import { expectAccessible } from './expectations';
import { changeResponse } from './faults';
import { installClock } from './runtimeConfig';
import { stopClock } from './clock';
import { expect, test } from './test';

/** Newest version of the module that is updated. */
const LATEST = '3.8.1';

test('gateways update in waves: one is left out, a failure pauses, a reload asks first, each is written once', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const listed = await api.call('listGateways', { query: { page: { number: 1, size: 50 } } });
  const isBehind = ({ sku, daemonVersion }: (typeof listed.data)[number]) =>
    sku !== 'GW-MINI' && daemonVersion !== LATEST;
  const [first, second, third] = listed.data.filter((row) => row.status === 'online' && isBehind(row));
  const away = listed.data.find(({ status }) => status === 'offline');
  if (!first || !second || !third || !away) throw new Error('The first page has too few gateways');
  // The host takes longer than a test has.
  const states = new Map<string, 'COMPLETED' | 'FAILED'>();
  await changeResponse(page, 'getUpdateState', ({ data }, url) => {
    const state = [...states].find(([id]) => url.pathname.includes(id))?.[1];
    if (state && data.state === 'IN_PROGRESS') data.state = state;
  });
  const writes = () => guard.calls().filter((call) => call.startsWith('POST /api/gateway-updates'));
  const writeOf = ({ id }: { id: string }) => `POST /api/gateway-updates/updates/${id}/aass/latest`;
  const stateOf = ({ id }: { id: string }) => `GET /api/gateway-updates/updates/${id}/aass/latest_state`;
  await signInAs('super');
  await installClock(page);
  await page.goto('/admin/gateways');
  for (const { id } of [first, second, third, away])
    await page
      .getByRole('row', { name: new RegExp(id) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Actualizar software' }).click();
  await page.getByRole('combobox', { name: 'Módulo' }).click();
  await page.getByRole('option', { name: 'AASS' }).click();
  await page.getByRole('button', { name: 'Preparar las tandas' }).click();
  const plan = page.getByRole('dialog', { name: 'Actualizar software por tandas' });
  await expect(plan).toContainText('Queda fuera 1:');
  await plan.getByText('Está desconectado: 1').click();
  await expect(plan).toContainText(away.id);
  await plan.getByLabel('Registros por tanda').fill('1');
  await plan.getByLabel('Parar si en una tanda').fill('0');
  await expect(plan).toContainText('Entran 3, en 3 tandas.');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Empezar' }).click();
  await expect.poll(writes).toEqual([writeOf(first)]);
  await expect(plan.getByRole('row', { name: new RegExp(first.id) })).toContainText('En curso');

  await guard.waitUntilSettled();
  guard.clearCalls();
  states.set(first.id, 'COMPLETED');
  states.set(second.id, 'FAILED');
  await page.reload();
  const tray = page.getByRole('button', { name: /^Operaciones/ });
  await expect(tray).toBeVisible();
  await stopClock(page);
  /** Lets seconds pass until the page has come so far: reads of one gateway are 30 s apart, also through a reload. */
  const expectInTime = (read: () => unknown) =>
    expect.poll(async () => {
      await page.clock.runFor(5000);
      return read();
    });
  await expectInTime(writes).toEqual([writeOf(second)]);
  const readsAndWrites = () =>
    guard.calls().filter((call) => [stateOf(first), writeOf(second)].includes(call));
  await expect.poll(() => readsAndWrites()[0]).toBe(stateOf(first));
  await tray.click();
  const operations = page.getByRole('dialog', { name: 'Operaciones' });
  await expectInTime(() => operations.textContent()).toContain(
    'En la tanda 2 han fallado 1 de 1, más del 0 %.',
  );
  await page.clock.resume();
  await expectAccessible(page);

  states.set(third.id, 'COMPLETED');
  await operations.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(writes).toEqual([writeOf(second), writeOf(third)]);
  await operations.getByRole('button', { name: 'Ver el resultado' }).click();
  const result = page.getByRole('dialog', { name: 'Actualizar software por tandas' });
  await stopClock(page);
  await expectInTime(() => result.getByText('Hecho: 2').count()).toBe(1);
  await expect(result.getByText('No hecho: 1')).toBeVisible();
  await expect(result.getByText('No procede: 1')).toBeVisible();
  await expect(result.getByRole('button', { name: 'Repetir la que ha fallado' })).toBeVisible();
});
