// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { useRegisterCommands, type Command } from '../../ui/commands/commands';
import { addRecentRecord } from '../../show/recentRecords';
import { SearchButton } from './SearchButton';
import SearchPage from './SearchPage';
import './SearchDialog';

beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(clearSession);

const board = declareResources({
  name: 'board',
  label: 'Pizarra',
  navigation: { onlyInSearch: true },
  recordRepresentation: 'id',
  api: { getList: { path: '/board' } },
  fields: { id: { type: 'text' } },
  list: { columns: ['id'] },
});
const resources = new Map([
  ...board,
  ...declareResources({
    name: 'users',
    label: 'Usuarios',
    recordRepresentation: 'username',
    api: { getList: { path: '/users' } },
    fields: { username: { type: 'text' } },
  }),
  ...declareResources({
    name: 'gateways',
    label: 'Gateways',
    recordRepresentation: 'id',
    api: { getList: { path: '/gateways' } },
    fields: { id: { type: 'text' } },
    list: { search: { scan: true }, columns: ['id'] },
    navigation: false,
  }),
]);
const SEARCH = 'GET /search';
const people = Array.from({ length: 7 }, (_, at) => ({
  id: `u${at}`,
  username: `Sol ${at}`,
  email: `s${at}@a.es`,
}));
const found = (users: object[]): FakeResponse => ({ body: { assets: [], users, clients: [], projects: [] } });

const erase = vi.fn();
const act = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  icon: undefined,
  group: 'Vivienda 1º D',
  to: undefined,
  disabledReason: null,
  run: () => undefined,
  ...more,
});
const acts = [
  act('erase', 'Eliminar', { run: erase }),
  act('edit', 'Editar', { disabledReason: 'No tienes permiso' }),
  act('cams', 'Cámaras', { group: 'Apartados', to: '/admin/assets/A/cameras' }),
];
function Page() {
  useRegisterCommands(acts);
  return <SearchButton />;
}

async function open(
  answer: FakeResponse | (() => FakeResponse) = found(people),
  more: Record<string, FakeResponse> = {},
) {
  addRecentRecord({ to: '/admin/users/u9/assets', title: 'Ana Soler', resourceLabel: 'usuario' });
  const shown = renderConsole(<Page />, {
    resources,
    initialPath: '/admin/start',
    responses: { [SEARCH]: answer, ...more },
  });
  const user = userEvent.setup();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Búsqueda general' }));
  return { ...shown, user, dialog, box: await dialog.findByRole('combobox') };
}
/** The options as they are read out: the key of the marked one is for the eye. */
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.replace('↵', ''));
const marked = (box: HTMLElement) => {
  const selected = screen.queryAllByRole('option', { selected: true });
  expect(selected.map(({ id }) => id)).toEqual([box.getAttribute('aria-activedescendant')]);
  return selected[0];
};

it('offers what can be done on the page, with its reason, and what was open, before anything is typed [SEARCH-01]', async () => {
  const { dialog, callsBesidesProfile } = await open();
  expect(options()).toEqual([
    'Eliminar',
    'EditarNo tienes permiso',
    'Cámaras',
    'Ana Solerusuario',
    'Inicio',
    'Crear un ticket',
    'Pizarra',
  ]);
  expect(dialog.getByRole('option', { name: /Editar/ })).toHaveAttribute('aria-disabled', 'true');
  expect(callsBesidesProfile()).toEqual([]);
});

it('offers a screen that the side menu does not have', async () => {
  const { dialog, box, user } = await open();
  await user.type(box, 'piz');
  expect(await dialog.findByRole('option', { name: 'Pizarra' })).toBeVisible();
});

it('finds as one types, once the typing rests; the arrows choose and Enter opens [SEARCH-05, SEARCH-07, SEARCH-10]', async () => {
  const { dialog, box, user, callsBesidesProfile, currentPath } = await open();
  // At once: between two slow keys the text before them would be searched.
  for (const value of ['s', 'so', 'sol']) fireEvent.change(box, { target: { value } });
  const known = ['Ver todos los resultados de «sol»', 'Ana Solerusuario'];
  expect(options()).toEqual(known);
  expect(await dialog.findByRole('option', { name: /Sol 0/ })).toHaveTextContent('s0@a.es');
  expect(callsBesidesProfile()).toEqual(['GET /search?q=sol']);
  // The results come below what was there: nothing moves. The text names no action of the page, so none is offered.
  expect(options()).toEqual([...known, ...people.slice(0, 5).map(({ username, email }) => username + email)]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', dialog.getByRole('option', { name: /Sol 1/ }).id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/users/u1/assets'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Enter alone leads to the results, of what is trimmed [SEARCH-02, SEARCH-03, SEARCH-04]', async () => {
  const { box, user, currentPath } = await open();
  await user.type(box, ' sol {Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/search?q=sol'));
});

it('Enter opens the record itself that the text names exactly, pressed before it is found too', async () => {
  const { box, user, currentPath, callsBesidesProfile } = await open();
  // Pasted: between two slow keys the text before them would be searched.
  await user.click(box);
  await user.paste('SOL 3');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/users/u3/assets'));
  expect(callsBesidesProfile()).toEqual(['GET /search?q=SOL+3']);
});

it('finds a gateway by its code, which the search of the host does not know, and nobody else does it for other texts', async () => {
  const { box, user, currentPath, callsBesidesProfile } = await open(found([]), {
    'GET /gateways': { body: { data: [{ id: 'GW0000012' }] } },
  });
  // Pasted: between two slow keys the text before them would be searched.
  await user.click(box);
  await user.paste('GW0000012');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/gateways/GW0000012'));
  expect(callsBesidesProfile()).toEqual([
    'GET /search?q=GW0000012',
    'GET /gateways?page[number]=1&page[size]=20&search=GW0000012',
  ]);
});

it('marks the option that Enter opens: all results, or the record that the text names, which is the first result [SEARCH-02]', async () => {
  const { dialog, box, user, currentPath } = await open();
  await user.type(box, 'sol');
  expect(marked(box)).toHaveTextContent('Ver todos los resultados de «sol»');
  await dialog.findByRole('option', { name: /Sol 0/ });
  expect(marked(box)).toHaveTextContent('Ver todos los resultados de «sol»');
  await user.type(box, ' 3');
  await waitFor(() => expect(marked(box)).toHaveTextContent('Sol 3'));
  expect(options().slice(0, 2)).toEqual(['Ver todos los resultados de «sol 3»', 'Sol 3s3@a.es']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/users/u3/assets'));
});

it('opens in another tab with Ctrl, and stays', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const { dialog, box, user, currentPath } = await open();
  await user.type(box, 'SOL 3');
  await waitFor(() => expect(marked(box)).toHaveTextContent('Sol 3'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledWith('/admin/users/u3/assets', '_blank', 'noopener,noreferrer');
  openTab.mockRestore();
  expect(currentPath()).toBe('/admin/start');
  expect(dialog.getByRole('combobox')).toHaveValue('SOL 3');
});

it('offers an action of the page for all of the words that are typed, in any order', async () => {
  const { dialog, box, user } = await open(found([]));
  await user.type(box, 'vivienda elim');
  expect(await dialog.findByText('Ningún registro coincide.')).toBeVisible();
  expect(options()).toEqual(['Ver todos los resultados de «vivienda elim»', 'Eliminar']);
  await user.type(box, 'x');
  expect(await dialog.findByText('Nada coincide con «vivienda elimx».')).toBeVisible();
  expect(options()).toEqual(['Ver todos los resultados de «vivienda elimx»']);
});

it('keeps the keys that come right after Ctrl K', async () => {
  renderConsole(<Page />, { resources, initialPath: '/admin/start', responses: { [SEARCH]: found(people) } });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await userEvent.keyboard('sol');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('sol'));
});

it('does what was chosen, as the button of the page does; what cannot be done is not', async () => {
  const { dialog, box, user } = await open();
  await user.click(dialog.getByRole('option', { name: /Editar/ }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.type(box, 'elim{ArrowDown}');
  expect(marked(box)).toHaveTextContent('Eliminar');
  await user.keyboard('{Enter}');
  expect(erase).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why nothing could be found out, and asks again', async () => {
  let times = 0;
  const { dialog, box, user } = await open(() => ((times += 1) === 1 ? { status: 500 } : found([])));
  await user.type(box, 'zz');
  expect(await dialog.findByText(/No se ha podido buscar/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByText('Nada coincide con «zz».')).toBeVisible();
});

it('says on the page of the results what was looked for, lets it be changed, tells namesakes apart and leads on to the list [SEARCH-05, SEARCH-06]', async () => {
  const { callsBesidesProfile, currentPath } = renderConsole(<SearchPage />, {
    resources: declareResources({
      name: 'users',
      label: 'Usuarios',
      recordRepresentation: 'username',
      api: { getList: { path: '/users' } },
      fields: { username: { type: 'text' } },
      list: { search: true, columns: ['username'] },
    }),
    initialPath: '/admin/search?q=sol',
    responses: { [SEARCH]: found(people) },
  });
  const row = (await screen.findByRole('link', { name: 'Sol 0' })).closest('li');
  expect(row).toHaveTextContent('s0@a.es');
  expect(screen.getByRole('link', { name: 'Buscar «sol» en Usuarios' })).toHaveAttribute(
    'href',
    '/admin/users?search=sol',
  );
  const box = screen.getByRole('searchbox', { name: 'Busca activos, usuarios, empresas o edificios' });
  expect(box).toHaveValue('sol');
  await userEvent.clear(box);
  await userEvent.type(box, ' luna {Enter}');
  await waitFor(() => expect(currentPath()).toBe('/admin/search?q=luna'));
  await waitFor(() => expect(callsBesidesProfile()).toEqual(['GET /search?q=sol', 'GET /search?q=luna']));
});
