import type { Page } from '@playwright/test';
import { settleResponses, advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import type { ContractClient } from './contractClient';
import { changeResponse, holdRequests } from './faults';
import { LATEST_VERSIONS, findLinkedGateway } from './gateways';
import { expectAccessible } from './expectations';
import { expect, test } from './test';

const OLD = { gatewayVersion: '2.13.0', daemonVersion: '3.8.0' };

/** An asset whose gateway the page sees as behind with both modules; no update of it is under way. */
async function linked(page: Page, api: ContractClient) {
  const found = await findLinkedGateway(page, api, OLD);
  const { gateway, show } = found;
  let isDone = false;
  await changeResponse(page, 'getUpdateState', ({ data }) => {
    if (isDone) data.state = 'COMPLETED';
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
    /** Ends the updates for the page: the host takes longer than a test has. */
    complete: () => {
      isDone = true;
      show(LATEST_VERSIONS);
    },
  };
}

const tabOf = (asset: { id: string }) => `/admin/assets/${asset.id}/gateway`;
const press = (page: Page) => page.getByRole('button', { name: 'Actualizar software' });
const updating = (page: Page) => page.getByRole('button', { name: 'Actualizando…' });
const info = (page: Page) => page.getByRole('region', { name: 'Información' });
const polls = (calls: readonly string[]) => calls.filter((call) => call.endsWith('latest_state')).sort();
const starts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST')).sort();

test('a press updates every module that is behind, and is asked about every 30 s until it is done [AGW-45..AGW-50]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, gateway, complete, underWay } = await linked(page, api);
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
  complete();
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

test('goes on in the tray when its tab is left, through a reload, and leads back [AGW-48, AGW-50]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, gateway, complete, underWay } = await linked(page, api);
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
  complete();
  await page.clock.runFor(30_000);
  await expect(page.getByText(`Actualización de software (${gateway.id}): hecho`)).toBeVisible();
  await tray.click();
  await page.getByRole('link', { name: `Ir a ${gateway.id}` }).click();
  await expect(page).toHaveURL(tabOf(asset));
  await expect(info(page)).toContainText('2.14.2');
  await expect(updating(page)).toHaveCount(0);
  await expect(tray).toHaveCount(0);
});
