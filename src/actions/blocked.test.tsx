// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, saveSession } from '../session/session';
import { declare, resourceOf } from '../testing/declare';
import { page } from '../testing/fakeRequest';
import { renderConsole } from '../testing/renderConsole';
import { ListPage } from '../views/list/ListPage';

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
  const resources = declare({
    name: 'rooms',
    label: 'Habitaciones',
    title: 'name',
    api: { list: { path: '/rooms' }, one: { path: '/rooms/{id}' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    list: { columns: ['name'], rowButtons: ['remove'], rowClick: false },
    actions: {
      remove: {
        label: 'Quitar',
        check: {
          call: { method: 'GET', path: '/rooms/{id}' },
          block: [block('guests', 'Tiene huéspedes'), block('keys', 'Tiene llaves')],
        },
        call: { method: 'DELETE', path: '/rooms/{id}' },
      },
    },
  });
  const host = renderConsole(<ListPage resource={resourceOf(resources, 'rooms')} />, {
    resources,
    at: '/admin/rooms',
    answers: {
      'GET /rooms': page([{ id: 'r1', name: 'Uno' }]),
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
  expect(host.asked().some((call) => call.startsWith('DELETE'))).toBe(false);
});

it('a single reason is the title of its dialog [ADET-36]', async () => {
  const { dialog } = await remove([], [{ name: 'K1' }]);
  expect(dialog).toHaveAccessibleName('Tiene llaves');
  expect(within(dialog).queryByText('Tiene huéspedes')).toBeNull();
});
