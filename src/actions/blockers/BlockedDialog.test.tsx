// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole, type RenderConsoleOptions } from '../../testing/renderConsole';
import { ListPage } from '../../list/ListPage';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

async function remove(guests: object[], keys: object[]) {
  const block = (member: string, title: string) => ({
    when: { field: `result.${member}`, empty: false },
    title,
    text: 'Quítalos antes:',
    items: `result.${member}`,
    display: '{name}',
    link: `/admin/rooms/{result.id}/${member}`,
  });
  const resources = declareResources({
    name: 'rooms',
    label: 'Habitaciones',
    recordRepresentation: 'name',
    api: { getList: { path: '/rooms' }, getOne: { path: '/rooms/{id}' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    list: { columns: ['name'], rowButtons: ['remove'], rowClick: false },
    actions: {
      remove: {
        label: 'Quitar',
        check: {
          call: { method: 'GET', path: '/rooms/{id}' },
          blockedWhen: [block('guests', 'Tiene huéspedes'), block('keys', 'Tiene llaves')],
        },
        call: { method: 'DELETE', path: '/rooms/{id}' },
      },
    },
  });
  const host = renderConsole(<ListPage resource={getDeclaredResource(resources, 'rooms')} />, {
    resources,
    initialPath: '/admin/rooms',
    responses: {
      'GET /rooms': listResponse([{ id: 'r1', name: 'Uno' }]),
      'GET /rooms/r1': { body: { data: { id: 'r1', guests, keys } } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Quitar/ }));
  return { host, dialog: await screen.findByRole('dialog') };
}

it('all that hinders an action is said at once, each with its way there [ADET-35, ADET-36]', async () => {
  const { host, dialog } = await remove([{ name: 'Ana' }], [{ name: 'K1' }]);
  const inside = within(dialog);
  expect(inside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tiene huéspedes',
    'Tiene llaves',
  ]);
  expect(inside.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/admin/rooms/r1/guests');
  expect(inside.getByRole('link', { name: 'K1' })).toHaveAttribute('href', '/admin/rooms/r1/keys');
  expect(host.callsBesidesProfile().some((call) => call.startsWith('DELETE'))).toBe(false);
  // Nothing can be removed here, so the dialog only closes.
  expect(inside.queryByRole('button', { name: 'Quitar' })).toBeNull();
  fireEvent.click(inside.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the title of the dialog is the act with the record, the reason is below [ADET-36]', async () => {
  const { dialog } = await remove([], [{ name: 'K1' }]);
  expect(dialog).toHaveAccessibleName('Quitar «Uno»');
  expect(within(dialog).getByRole('heading', { name: 'Tiene llaves' })).toBeVisible();
  expect(within(dialog).queryByText('Tiene huéspedes')).toBeNull();
});

/** Title of the dialog while keys block the deletion. */
const BLOCKED = 'Quitar habitación «Uno»';

/** Opens a room's deletion dialog, which offers to remove its keys one by one. `answers`: responses to the calls. */
async function removeWithKeys(keys: () => FakeResponse, answers: RenderConsoleOptions['responses'] = {}) {
  const resources = declareResources(
    {
      name: 'rooms',
      label: 'Habitaciones',
      recordRepresentation: 'name',
      api: { getList: { path: '/rooms' } },
      fields: { name: { type: 'text', label: 'Nombre' } },
      list: { columns: ['name'], rowButtons: ['remove'], rowClick: false },
      actions: {
        remove: {
          label: 'Quitar',
          check: {
            call: { method: 'GET', path: '/rooms/{id}' },
            blockedWhen: [
              {
                when: { field: 'result.keys', empty: false },
                title: 'Tiene llaves',
                text: 'Quítalas antes:',
                items: 'result.keys',
                display: '{code}',
                resolveAction: { resource: 'keys', action: 'take' },
              },
            ],
          },
          confirm: { title: 'Quitar habitación' },
          call: { method: 'DELETE', path: '/rooms/{id}' },
        },
      },
    },
    {
      name: 'keys',
      label: 'Llaves',
      navigation: false,
      recordRepresentation: 'code',
      api: { id: ['id', 'code'], getList: { path: '/keys' } },
      fields: { code: { type: 'text', label: 'Código' } },
      actions: {
        take: {
          label: 'Retirar',
          disabledWhen: [{ when: { field: 'kind', in: ['master'] }, reason: 'Es la maestra' }],
          confirm: { title: 'Retirar llave' },
          call: { method: 'DELETE', path: '/rooms/{parent.id}/keys/{id}' },
          outcomes: [{ on: 'success', success: 'Retirada' }],
        },
      },
    },
  );
  const host = renderConsole(<ListPage resource={getDeclaredResource(resources, 'rooms')} />, {
    resources,
    initialPath: '/admin/rooms',
    responses: {
      'GET /rooms': listResponse([{ id: 'r1', name: 'Uno' }]),
      'GET /rooms/r1': () => keys(),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Quitar/ }));
  await screen.findByRole('dialog', { name: BLOCKED });
  return host;
}

const keysOf = (...codes: string[]): FakeResponse => ({
  body: { data: { id: 'r1', keys: codes.map((code) => ({ code })) } },
});

/** Clicks the action beside a key and confirms. */
async function take(code: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Retirar: ${code}` }));
  const question = await screen.findByRole('dialog', { name: 'Retirar llave' });
  fireEvent.click(within(question).getByRole('button', { name: 'Retirar' }));
}

it('what hinders is taken away beside it; once nothing is left, the action goes on [ADET-36, ADET-37]', async () => {
  const codes = ['K1', 'K2'];
  const drop = (code: string) => () => {
    codes.splice(codes.indexOf(code), 1);
    return {};
  };
  const host = await removeWithKeys(() => keysOf(...codes), {
    'DELETE /rooms/r1/keys/K1': drop('K1'),
    'DELETE /rooms/r1/keys/K2': drop('K2'),
  });
  // The action itself stays in sight: it says how many are left, and wakes with the last one.
  const blocked = within(screen.getByRole('dialog', { name: BLOCKED }));
  expect(blocked.getByText('Quedan 2')).toBeVisible();
  expect(blocked.getByRole('button', { name: 'Quitar' })).toHaveAttribute('aria-disabled', 'true');
  await take('K1');
  expect(await screen.findByText('Retirada')).toBeVisible();
  expect(await blocked.findByText('Queda 1')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar: K1' })).toBeNull());
  // The clicked button is gone, so the next one has the focus.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirar: K2' })).toHaveFocus());
  await take('K2');
  expect(await screen.findByRole('dialog', { name: 'Quitar habitación' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: BLOCKED })).toBeNull();
  expect(host.callsBesidesProfile().filter((call) => call === 'GET /rooms/r1')).toHaveLength(3);
  expect(host.callsBesidesProfile()).not.toContain('DELETE /rooms/r1');
});

it('what cannot be taken away says why, and a failure leaves all as it was', async () => {
  const host = await removeWithKeys(
    () => ({ body: { data: { id: 'r1', keys: [{ code: 'K1' }, { code: 'M', kind: 'master' }] } } }),
    { 'DELETE /rooms/r1/keys/K1': { status: 500 } },
  );
  expect(await screen.findByRole('button', { name: 'Retirar: M' })).toHaveAccessibleDescription(
    'Es la maestra',
  );
  await take('K1');
  expect(await screen.findByText(/error interno/)).toBeVisible();
  expect(host.callsBesidesProfile().filter((call) => call === 'GET /rooms/r1')).toHaveLength(1);
});

it('is a failure where it cannot be asked again, which can be done again', async () => {
  let answer = keysOf('K1', 'K2');
  await removeWithKeys(() => answer, {
    'DELETE /rooms/r1/keys/K1': () => {
      answer = { status: 500 };
      return {};
    },
  });
  await take('K1');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText('K2')).toBeNull();
  answer = keysOf('K2');
  fireEvent.click(retry);
  expect(await screen.findByText('K2')).toBeVisible();
});
