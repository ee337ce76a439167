import type { Page } from '@playwright/test';
import { settleResponses, advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import type { ContractClient } from './contractClient';
import { changeResponse, routeFaults, holdRequests, injectFault } from './faults';
import { LATEST_VERSIONS, findLinkedGateway } from './gateways';
import { alerts, expectAccessible, expectAlert } from './expectations';
import { expect, test } from './test';

const NOT_UPDATED = 'No se ha podido actualizar el gateway';
const NOT_CHECKED = 'No se ha podido comprobar el estado de la actualización del gateway';

type Ending = 'COMPLETED' | 'FAILED';

/** An asset whose gateway the page sees with these versions; no update of it is under way or went wrong. */
async function linked(
  page: Page,
  api: ContractClient,
  versions: { gatewayVersion: string; daemonVersion: string },
) {
  const found = await findLinkedGateway(page, api, versions);
  const { gateway, show } = found;
  const endings = new Map<string, Ending>();
  await changeResponse(page, 'getUpdateState', ({ data }, { pathname }) => {
    const [, module = ''] = /(\w+)\/latest_state$/.exec(pathname) ?? [];
    data.state = endings.get(module) ?? data.state;
  });
  return {
    ...found,
    /** How many modules the host is updating. */
    underWay: async (): Promise<number> => {
      const path = (module: 'aass' | 'system') => ({ gatewayId: gateway.id, module });
      const answers = [
        await api.call('getUpdateState', { path: path('aass') }),
        await api.call('getUpdateState', { path: path('system') }),
      ];
      return answers.filter(({ data }) => data.state === 'IN_PROGRESS').length;
    },
    /** Ends the updates of these modules for the page, well or not: the host takes longer than a test has. */
    settle: (ending: Ending, modules = ['aass', 'system']) => {
      for (const module of modules) endings.set(module, ending);
      if (ending === 'COMPLETED') show(LATEST_VERSIONS);
    },
  };
}

const OLD = { gatewayVersion: '2.13.0', daemonVersion: '3.8.0' };
const tabOf = (asset: { id: string }) => `/admin/assets/${asset.id}/gateway`;
const press = (page: Page) => page.getByRole('button', { name: 'Actualizar software' });
const updating = (page: Page) => page.getByRole('button', { name: 'Actualizando…' });
const info = (page: Page) => page.getByRole('region', { name: 'Información' });
const polls = (calls: readonly string[]) => calls.filter((call) => call.endsWith('latest_state')).sort();
const starts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST')).sort();

test('is offered to super admins alone, who alone ask for versions and states [AGW-38, AGW-40..AGW-42]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, gateway } = await linked(page, api, OLD);
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await expect(page.getByRole('meter', { name: 'Salud' })).toBeVisible();
  await expect(press(page)).toHaveCount(0);
  await guard.expectNoCall(/gateway-updates/);
  await signInAs('super');
  guard.clearCalls();
  await page.goto(tabOf(asset));
  await expect(press(page)).toHaveAccessibleDescription(
    'Hay versiones nuevas: AASS 3.8.0 → 3.8.1, Sistema 2.13.0 → 2.14.2',
  );
  await expect
    .poll(() =>
      guard
        .calls()
        .filter((call) => call.includes('gateway-updates'))
        .sort(),
    )
    .toEqual([
      `GET /api/gateway-updates/updates/${gateway.id}/aass/latest_state`,
      `GET /api/gateway-updates/updates/${gateway.id}/system/latest_state`,
      `GET /api/gateway-updates/versions/${gateway.id}/latest`,
    ]);
});

test('is not offered at the latest versions, without known ones, or where they cannot be compared [AGW-39, AGW-43, AGW-44]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(404);
  const { asset, show } = await linked(page, api, LATEST_VERSIONS);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await signInAs('super');
  const seen = async () => {
    const answered = page.waitForResponse(/gateway-updates\/versions/);
    await page.goto(tabOf(asset));
    await answered;
    await expect(info(page)).toContainText('Privado');
    await expect(press(page)).toHaveCount(0);
  };
  await seen();
  expect(warnings.filter((text) => text.includes('compared'))).toEqual([]);
  show({ gatewayVersion: '2.13.0-rc1' });
  await seen();
  await expect.poll(() => warnings.filter((text) => text.includes('2.13.0-rc1')).length).toBeGreaterThan(0);
  show({ gatewayVersion: '2.9.4', sku: 'GW-MINI' });
  await injectFault(page, 'GET', /gateway-updates\/versions/, routeFaults.status(404));
  await seen();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a press updates every module that is behind, and is asked about every 30 s until it is done [AGW-45..AGW-50]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, gateway, settle, underWay } = await linked(page, api, OLD);
  await signInAs('super');
  await installClock(page);
  await page.goto(tabOf(asset));
  await expect(press(page)).toBeVisible();
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  await guard.waitUntilSettled();
  const held = await holdRequests(page, 'POST', /gateway-updates/);
  await stopClock(page);
  await press(page).click();
  await advanceClockUntil(page, updating(page));
  await expect(updating(page)).toHaveAttribute('aria-busy', 'true');
  await held.release();
  await expect
    .poll(() => starts(guard.calls()))
    .toEqual([
      `POST /api/gateway-updates/updates/${gateway.id}/aass/latest`,
      `POST /api/gateway-updates/updates/${gateway.id}/system/latest`,
    ]);
  await expect.poll(underWay).toBe(2);
  await settleResponses(page, guard);
  await expect(updating(page)).toBeVisible();
  guard.clearCalls();
  await page.clock.runFor(29_000);
  await guard.expectNoCall(/latest_state$/);
  await page.clock.runFor(1000);
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  await settleResponses(page, guard);
  await expect(updating(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await stopClock(page);
  settle('COMPLETED');
  guard.clearCalls();
  await page.clock.runFor(30_000);
  await advanceClockUntil(page, info(page).getByText('2.14.2'));
  await expect(info(page)).toContainText('3.8.1');
  await expect(updating(page)).toHaveCount(0);
  await expect(press(page)).toHaveCount(0);
  await expect.poll(() => guard.calls()).toContain(`GET /api/gateways/${gateway.id}`);
  await expect.poll(() => guard.calls()).toContain(`GET /api/gateways/status?asset_id=${asset.id}`);
  await settleResponses(page, guard);
  guard.clearCalls();
  await page.clock.runFor(120_000);
  await guard.expectNoCall(/./);
});

test('only the module that is behind is updated [AGW-47]', async ({ page, signInAs, guard, api }) => {
  const { asset, gateway } = await linked(page, api, { gatewayVersion: '2.14.2', daemonVersion: '3.6.2' });
  await signInAs('super');
  await page.goto(tabOf(asset));
  await press(page).click();
  await expect(updating(page)).toBeVisible();
  await expect
    .poll(() => starts(guard.calls()))
    .toEqual([`POST /api/gateway-updates/updates/${gateway.id}/aass/latest`]);
});

test('goes on in the tray when its tab is left, through a reload, and leads back [AGW-48, AGW-50]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, gateway, settle, underWay } = await linked(page, api, OLD);
  await signInAs('super');
  await installClock(page);
  await page.goto(tabOf(asset));
  await press(page).click();
  await expect(updating(page)).toBeVisible();
  await expect.poll(underWay).toBe(2);
  await guard.waitUntilSettled();
  const tabs = page.getByRole('navigation', { name: 'Apartados' });
  // A read of a moment ago is not repeated.
  await page.clock.runFor(1000);
  await tabs.getByRole('link', { name: 'Contactos útiles' }).click();
  await expect(page).toHaveURL(/useful-contacts/);
  // The tray asks in its place.
  await expect.poll(() => polls(guard.calls()).length).toBeGreaterThan(3);
  await settleResponses(page, guard);
  guard.clearCalls();
  await page.clock.runFor(30_000);
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  await settleResponses(page, guard);
  guard.clearCalls();
  await page.clock.runFor(1000);
  await tabs.getByRole('link', { name: 'Gateway' }).click();
  await expect(updating(page)).toBeVisible();
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  await settleResponses(page, guard);
  guard.clearCalls();
  await page.clock.runFor(30_000);
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  // A reload knows of the update too: the host does.
  await page.reload();
  await expect(updating(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/admin\/start/);
  await page.reload();
  const tray = page.getByRole('button', { name: /^Operaciones/ });
  await expect(tray).toHaveAccessibleName('Operaciones: 1 en curso');
  await expectAccessible(page);
  await settleResponses(page, guard);
  settle('COMPLETED');
  await page.clock.runFor(30_000);
  await expect(page.getByText(`Actualización de software (${gateway.id}): hecho`)).toBeVisible();
  await tray.click();
  await page.getByRole('link', { name: `Ir a ${gateway.id}` }).click();
  await expect(page).toHaveURL(tabOf(asset));
  await expect(info(page)).toContainText('2.14.2');
  await expect(updating(page)).toHaveCount(0);
  await expect(tray).toHaveCount(0);
});

for (const [what, bring] of [
  ['FAILED', (_: Page, settle: (ending: Ending) => void) => Promise.resolve(settle('FAILED'))],
  ['a poll error', (page: Page) => injectFault(page, 'GET', /latest_state/, routeFaults.status(500))],
] as const) {
  test(`${what} says so and ends the updating [AGW-51]`, async ({ page, signInAs, guard, api }) => {
    guard.allowStatus(500);
    const { asset, settle, underWay } = await linked(page, api, OLD);
    await signInAs('super');
    await installClock(page);
    await page.goto(tabOf(asset));
    await press(page).click();
    await expect(updating(page)).toBeVisible();
    await expect.poll(underWay).toBe(2);
    await settleResponses(page, guard);
    await bring(page, settle);
    await page.clock.runFor(30_000);
    await expect(alerts(page, NOT_UPDATED)).toHaveCount(1);
    await expect(press(page)).toBeVisible();
    await expect(updating(page)).toHaveCount(0);
    guard.clearCalls();
    await page.clock.runFor(120_000);
    await guard.expectNoCall(/latest_state$/);
  });
}

test('an update that failed before is said to super admins with the button [AGW-52]', async ({
  page,
  signInAs,
  api,
}) => {
  const { asset, show, settle } = await linked(page, api, OLD);
  settle('FAILED', ['system']);
  await signInAs('super');
  await page.goto(tabOf(asset));
  await expect(alerts(page, NOT_UPDATED)).toHaveCount(1);
  await expect(press(page)).toBeVisible();
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await expect(page.getByRole('meter', { name: 'Salud' })).toBeVisible();
  await expect(alerts(page, NOT_UPDATED)).toHaveCount(0);
  show(LATEST_VERSIONS);
  await signInAs('super');
  await page.goto(tabOf(asset));
  await expect(page.getByRole('meter', { name: 'Salud' })).toBeVisible();
  await expect(alerts(page, NOT_UPDATED)).toHaveCount(0);
});

test('a state that cannot be checked says so [AGW-53]', async ({ page, signInAs, guard, api }) => {
  guard.allowStatus(500);
  const { asset } = await linked(page, api, OLD);
  await signInAs('super');
  const failing = await injectFault(page, 'GET', /latest_state/, routeFaults.status(500));
  await page.goto(tabOf(asset));
  await expect(alerts(page, NOT_CHECKED)).toHaveCount(1);
  await failing.stop();
  await page.getByRole('button', { name: 'Leer de nuevo' }).click();
  await expect(alerts(page, NOT_CHECKED)).toHaveCount(0);
});

test('what another session has begun is followed, not begun twice [AGW-46, AGW-50]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(409);
  const { asset, gateway } = await linked(page, api, { gatewayVersion: '2.13.0', daemonVersion: '3.8.1' });
  await signInAs('super');
  await page.goto(tabOf(asset));
  await expect(press(page)).toBeVisible();
  await expect.poll(() => polls(guard.calls()).length).toBe(1);
  // Asked is not answered: the answer would already know of the other session.
  await guard.waitUntilSettled();
  await api.call('startUpdate', { path: { gatewayId: gateway.id, module: 'system' } });
  await press(page).click();
  await expect(updating(page)).toBeVisible();
  await expect(page.getByText('La actualización ya estaba en marcha')).toBeVisible();
  await expect.poll(() => polls(guard.calls()).length).toBe(2);
  await expect(updating(page)).toBeVisible();
  await expect(page.locator('.toast.error')).toHaveCount(0);
});

test('an update that cannot be begun says so, and can be pressed again', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const { asset } = await linked(page, api, { gatewayVersion: '2.13.0', daemonVersion: '3.8.1' });
  await signInAs('super');
  await page.goto(tabOf(asset));
  const failing = await injectFault(page, 'POST', /gateway-updates/, routeFaults.status(500));
  await press(page).click();
  await expectAlert(page, NOT_UPDATED);
  await failing.stop();
  await press(page).click();
  await expect(updating(page)).toBeVisible();
});
