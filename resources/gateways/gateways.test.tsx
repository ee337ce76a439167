// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../src/app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/enum/EnumInput';
import '../../src/fields/reference/ReferenceInput';
import '../../src/fields/reference/table/ReferenceTable';
import '../../src/fields/text/TextInput';
import '../../src/forms/panels/ActionForm';

const resources = createBundledResources();
const PRODUCED = Date.UTC(2025, 2, 4, 12) / 1000;
const gateway = (id: string, more: object = {}) => ({
  id,
  qrCode: `Q${id}`,
  type: 'private',
  assets: [],
  projectId: null,
  projectAlias: null,
  productionDate: null,
  ...more,
});
const FREE = gateway('G1', { productionDate: PRODUCED });
const PLACED = gateway('G2', {
  qrCode: null,
  assets: [
    { id: 'D1', alias: 'Ático' },
    { id: 'D2', alias: null },
  ],
  projectId: 'P1',
  projectAlias: 'Sol',
});
const SHARED = gateway('G3', { type: 'shared', projectId: 'P1', projectAlias: 'Sol' });
const PUBLIC = gateway('G4', { type: 'public' });
const IN_PROJECT = gateway('G5', { projectId: 'P1', projectAlias: 'Sol' });

const LIST = '/admin/gateways?page=1&size=50';
const READ = 'GET /gateways?page[number]=1&page[size]=50';
/** As the documents promise it: the number of pages alone. */
const rows: FakeResponse = {
  body: {
    data: [FREE, PLACED, SHARED, PUBLIC, IN_PROJECT],
    meta: { totalPages: 3 },
    included: {},
    links: {},
  },
};

type Answers = Parameters<typeof renderConsole>[1]['responses'];

function open(answers: Answers = {}, at = LIST) {
  return renderConsole(
    <Routes>
      <Route
        path="/admin/gateways/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'gateways')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /gateways': rows,
        'GET /clients': listResponse([{ id: 'C1', name: 'Norte' }]),
        'GET /projects': listResponse([
          { id: 'P1', name: 'Sol', client: { id: 'C1', name: 'Norte' }, type: 'HOME' },
        ]),
        'GET /projects/P1/assets': listResponse([
          { id: 'D1', alias: 'Ático', street_name: 'Mayor' },
          { id: 'D7', alias: 'Bajo' },
        ]),
        'GET /assets': listResponse([
          { id: 'D1', alias: 'Ático' },
          { id: 'D7', alias: 'Bajo' },
        ]),
        ...answers,
      },
    },
  );
}
const row = async (gid: string) => {
  const found = (await screen.findByText(gid)).closest('tr');
  if (!found) throw new Error(gid);
  return found;
};
const menuOf = async (gid: string) => {
  await userEvent.click(within(await row(gid)).getByRole('button', { name: `Acciones de ${gid}` }));
  return screen.getAllByRole('menuitem');
};
/** Returns the entries of a row's menu, each with the reason if it is disabled. */
const offers = async (gid: string) => (await menuOf(gid)).map((item) => item.textContent);
const start = async (gid: string, item: string) => {
  await menuOf(gid);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
};
const writes = (seen: RecordedCall[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
const main = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
/** Once its inputs are there. */
const press = async (name: string) => {
  await waitFor(() => expect(main(name)).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(main(name));
};
const pick = async (label: RegExp, option: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() =>
  saveSession({
    token: 't',
    permissions: [
      'assign_gateway',
      'unassign_gateway',
      'read_gateways_list',
      'register_gateways',
      'list_gateway_status',
      'read_assets',
    ],
  }),
);
afterEach(() => clearSession());

describe('the list of gateways', () => {
  it('has its columns, with what is missing said [GWL-01, GWL-02, GWL-08..GWL-15]', async () => {
    const { callsBesidesProfile } = open();
    expect(screen.getByRole('heading', { name: 'Gateways' })).toBeVisible();
    const table = await screen.findByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    // Those that are specified, and no other: together they are as wide as the table.
    expect(heads.map((head) => [head.textContent, head.style.width])).toEqual([
      ['GID', '15%'],
      ['QID', '15%'],
      ['Activo', '15%'],
      ['Edificio', '35%'],
      ['Tipo', '10%'],
      ['Acciones', '10%'],
    ]);
    const cells = async (gid: string) =>
      within(await row(gid))
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent);
    expect(await cells('G1')).toEqual([
      'G1fabricado 04/03/2025',
      'QG1',
      'Sin asignar',
      'Sin asignar',
      'Privado',
    ]);
    expect(await cells('G2')).toEqual(['G2', 'No informado', 'ÁticoD1No informadoD2', 'SolP1', 'Privado']);
    expect((await cells('G3')).at(-1)).toBe('Público');
    expect((await cells('G4')).at(-1)).toBe('Público');
    const placed = within(await row('G2'));
    expect(placed.getByRole('link', { name: 'Ático' })).toHaveAttribute('href', '/admin/assets/D1');
    const unnamed = placed.getByRole('link', { name: 'No informado' });
    expect(unnamed).toHaveAttribute('href', '/admin/assets/D2');
    // Muted, as elsewhere.
    expect(unnamed.firstElementChild).toHaveClass('field-empty');
    expect(placed.getByRole('link', { name: 'Sol' })).toHaveAttribute('href', '/admin/projects/P1/assets');
    // Names that are missing are not asked for.
    expect(callsBesidesProfile()).toEqual([READ]);
  });

  it('shows the address of a gateway to who asks for its column [GWL-16]', async () => {
    const dns = 'https://g1.gateways.example';
    open({ 'GET /gateways': listResponse([gateway('G1', { dns_url: dns }), PLACED]) });
    const address = 'Dirección de red';
    expect(within(await row('G1')).queryByText(dns)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: address }));
    expect(await screen.findByRole('columnheader', { name: address })).toBeVisible();
    expect(within(await row('G1')).getByRole('link', { name: new RegExp(dns) })).toHaveAttribute(
      'href',
      `${dns}/`,
    );
    expect(within(await row('G2')).getAllByRole('cell')[5]).toHaveTextContent('No informado');
  });

  it('shows the state of a gateway below its type, if the host says it [GWL-13]', async () => {
    open({ 'GET /gateways': listResponse([gateway('G1', { status: 'offline' }), PLACED]) });
    expect(await within(await row('G1')).findByText('Desconectado')).toBeVisible();
    expect(within(await row('G2')).queryByText(/conectado|Sin datos/i)).toBeNull();
  });

  it('shows no state to those who may not read it', async () => {
    saveSession({ token: 't', permissions: ['read_gateways_list'] });
    open({ 'GET /gateways': listResponse([gateway('G1', { status: 'offline' })]) });
    await row('G1');
    expect(screen.queryByText('Desconectado')).toBeNull();
  });

  it('searches by key, button and clearing; the page starts again [GWL-02, GWL-06]', async () => {
    const { callsBesidesProfile, currentPath, navigations } = open({}, '/admin/gateways?page=2&size=50');
    const box = await screen.findByRole('textbox', { name: 'Busca por GID o QID' });
    expect(box).toHaveFocus();
    await row('G1');
    fireEvent.change(box, { target: { value: 'G1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/gateways?page=1&size=50&search=G1'));
    await waitFor(() => expect(callsBesidesProfile().at(-1)).toBe(`${READ}&search=G1`));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await waitFor(() => expect(currentPath()).toBe(LIST));
    expect(navigations.every((move) => move.startsWith('PUSH'))).toBe(true);
    expect(screen.getByRole('button', { name: /Escanear/ })).toBeVisible();
  });

  it('pages by size × pages; another page is another address [GWL-03..GWL-05, GWL-07]', async () => {
    const { callsBesidesProfile, navigations } = open();
    await row('G1');
    const pager = screen.getByRole('navigation', { name: 'Páginas' });
    expect(pager).toHaveTextContent('1–5 de 150');
    expect(pager).toHaveTextContent('1 de 3');
    await userEvent.click(within(pager).getByRole('link', { name: 'Última página' }));
    await waitFor(() =>
      expect(callsBesidesProfile()).toContain('GET /gateways?page[number]=3&page[size]=50'),
    );
    expect(navigations).toEqual(['PUSH /admin/gateways?page=3&size=50']);
    await waitFor(() => expect(pager).toHaveTextContent('de 150'));
    await userEvent.selectOptions(within(pager).getByRole('combobox'), '75');
    await waitFor(() => expect(navigations.at(-1)).toBe('PUSH /admin/gateways?page=1&size=75'));
  });

  it('says that it could not be loaded [GWL-46]', async () => {
    open({ 'GET /gateways': { status: 500 } });
    expect(await screen.findByText('No se ha podido cargar la lista de gateways')).toBeVisible();
  });
});

const PUBLIC_ASSET = 'Un gateway público no se asigna a un activo';
const SERVES = 'El gateway está asignado a un activo: desasígnalo antes';
const NOT_DELETED = 'Un gateway público no se elimina desde aquí';

describe('what a row offers', () => {
  it.each([
    [
      'a private one without anything',
      'G1',
      [
        ['Asignar a un activo', null],
        ['Asignar a un edificio', null],
        ['Eliminar gateway', null],
      ],
    ],
    [
      'a private one of assets',
      'G2',
      [
        ['Desasignar de un activo', null],
        ['Asignar a un edificio', SERVES],
        ['Eliminar gateway', SERVES],
      ],
    ],
    [
      'a shared one of a building',
      'G3',
      [
        ['Asignar a un activo', PUBLIC_ASSET],
        ['Desasignar del edificio', null],
        ['Eliminar gateway', NOT_DELETED],
      ],
    ],
    [
      'a public one without a building',
      'G4',
      [
        ['Asignar a un activo', PUBLIC_ASSET],
        ['Asignar a un edificio', null],
        ['Eliminar gateway', NOT_DELETED],
      ],
    ],
    [
      'a private one of a building',
      'G5',
      [
        ['Asignar a un activo', null],
        ['Asignar a un edificio', null],
        ['Eliminar gateway', null],
      ],
    ],
  ])('%s [GWL-16..GWL-25]', async (_, gid, expected) => {
    const { currentPath } = open();
    expect(await offers(gid)).toEqual(expected.map(([label, why]) => `${label}${why ?? ''}`));
    expect(currentPath()).toBe(LIST);
  });

  it('is disabled, with the reason, without both permissions [GWL-50]', async () => {
    saveSession({ token: 't', permissions: ['assign_gateway', 'read_gateways_list'] });
    open();
    const why = 'Tu usuario no tiene permiso para vincular y desvincular gateways';
    expect(await offers('G1')).toEqual([
      `Asignar a un activo${why}`,
      `Asignar a un edificio${why}`,
      `Eliminar gateway${why}`,
    ]);
  });
});

const SEARCH = 'GET /assets?page[number]=1&page[size]=50&search=ati';

describe('assigning to an asset', () => {
  const type = async (text: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: /^Activo/ }), { target: { value: text } });

  it('by a search of three characters or more, in a table [GWL-26..GWL-28, GWL-33, GWL-34, GWL-38, GWL-44]', async () => {
    const { callsBesidesProfile, recordedCalls } = open({ 'PATCH /assets/D7/gateways/G1': {} });
    const dialog = await start('G1', 'Asignar a un activo');
    expect(dialog).toHaveAccessibleName('Asignar el gateway G1 a un activo');
    await press('Asignar');
    expect(await screen.findByText('Elige un activo')).toBeVisible();
    for (const text of ['a', 'at', ' at ']) await type(text);
    expect(screen.getByText('Escribe al menos 3 caracteres')).toBeVisible();
    await type('ati');
    const table = await screen.findByRole('table', { name: 'Resultados de «Activo»' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Elección', 'Alias', 'Dirección', 'Identificador']);
    expect(callsBesidesProfile()).toEqual([READ, SEARCH]);
    await userEvent.click(within(table).getByRole('radio', { name: 'Elegir Bajo · D7' }));
    expect(screen.getByText('Elegido: Bajo · D7')).toBeVisible();
    // A search that follows does not take the choice away.
    await type('');
    expect(screen.getByText('Elegido: Bajo · D7')).toBeVisible();
    await press('Asignar');
    expect(await screen.findByText('El gateway se ha vinculado correctamente')).toBeVisible();
    expect(writes(recordedCalls)).toEqual([['PATCH /assets/D7/gateways/G1', undefined]]);
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === READ)).toHaveLength(2));
    expect(callsBesidesProfile()).toHaveLength(4);
  });

  it('by hand: single options are taken, what was read is searched here, a parent takes its children along [GWL-29..GWL-31]', async () => {
    const { callsBesidesProfile, recordedCalls } = open({ 'PATCH /assets/D7/gateways/G1': {} });
    await start('G1', 'Asignar a un activo');
    await userEvent.click(screen.getByRole('radio', { name: 'Elegir a mano' }));
    expect(await screen.findByDisplayValue('Norte')).toBeVisible();
    expect(await screen.findByDisplayValue('Sol')).toBeVisible();
    await waitFor(() =>
      expect(callsBesidesProfile()).toContain('GET /projects/P1/assets?page[number]=1&page[size]=100'),
    );
    const calls = callsBesidesProfile().length;
    const asset = await screen.findByRole('combobox', { name: /^Activo/ });
    await userEvent.click(asset);
    fireEvent.change(asset, { target: { value: 'AJ' } });
    await userEvent.click(await screen.findByRole('option', { name: 'Bajo D7' }));
    await waitFor(() => expect(asset).toHaveValue('Bajo · D7'));
    expect(callsBesidesProfile()).toHaveLength(calls);
    const company = screen.getByRole('combobox', { name: /^Empresa/ });
    await userEvent.click(company);
    await userEvent.clear(company);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Edificio/ })).toHaveValue(''));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Activo/ })).toHaveValue(''));
    await pick(/^Empresa/, 'Norte');
    expect(await screen.findByDisplayValue('Sol')).toBeVisible();
    await pick(/^Activo/, 'Bajo D7');
    await press('Asignar');
    await waitFor(() => expect(writes(recordedCalls)).toEqual([['PATCH /assets/D7/gateways/G1', undefined]]));
  });

  it.each([
    [409, 'El activo ya está vinculado a otro gateway'],
    [500, 'No se ha podido vincular el gateway'],
  ])('says of %i what it means, and stays open [GWL-47]', async (status, text) => {
    open({ 'PATCH /assets/D1/gateways/G1': { status } });
    await start('G1', 'Asignar a un activo');
    await type('ati');
    await userEvent.click(await screen.findByRole('radio', { name: 'Elegir Ático · D1' }));
    await press('Asignar');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Elegido: Ático · D1')).toBeVisible();
  });

  it('a search that fails can be made again [GWL-38]', async () => {
    let answer: FakeResponse = { status: 500 };
    open({ 'GET /assets': () => answer });
    await start('G1', 'Asignar a un activo');
    await type('ati');
    expect(await screen.findByText('No se han podido cargar los datos')).toBeVisible();
    answer = listResponse([]);
    await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
    expect(await screen.findByText('No hay resultados')).toBeVisible();
  });
});

describe('assigning to a building', () => {
  it.each([
    ['Buscar', 'found'],
    ['Elegir a mano', 'picked'],
  ])('%s: the body says the building and nothing else [GWL-32, GWL-35]', async (way) => {
    const { recordedCalls } = open({ 'PATCH /gateways/G5': {} });
    await start('G5', 'Asignar a un edificio');
    await userEvent.click(screen.getByRole('radio', { name: way }));
    if (way === 'Buscar') {
      fireEvent.change(await screen.findByRole('textbox', { name: /^Edificio/ }), {
        target: { value: 'sol' },
      });
      await userEvent.click(await screen.findByRole('radio', { name: 'Elegir Sol' }));
    } else expect(await screen.findByDisplayValue('Sol')).toBeVisible();
    await press('Asignar');
    await waitFor(() => expect(writes(recordedCalls)).toEqual([['PATCH /gateways/G5', { projectId: 'P1' }]]));
    expect(await screen.findByText('El gateway se ha asignado al edificio')).toBeVisible();
  });

  it('needs a building [GWL-33]', async () => {
    const { recordedCalls } = open();
    await start('G5', 'Asignar a un edificio');
    await press('Asignar');
    expect(await screen.findByText('Elige un edificio')).toBeVisible();
    expect(writes(recordedCalls)).toEqual([]);
  });
});

describe('unassigning', () => {
  it('from an asset asks which, where there are several [GWL-37, GWL-39, GWL-48]', async () => {
    const { recordedCalls } = open({ 'DELETE /assets/D2/gateways/G2': { status: 204 } });
    await start('G2', 'Desasignar de un activo');
    await press('Desasignar');
    expect(await screen.findByText('Elige un activo')).toBeVisible();
    await pick(/^Activo/, 'D2');
    await press('Desasignar');
    await waitFor(() =>
      expect(writes(recordedCalls)).toEqual([['DELETE /assets/D2/gateways/G2', undefined]]),
    );
    expect(await screen.findByText('El gateway se ha desvinculado correctamente')).toBeVisible();
  });

  it('from a building asks first, and sends null [GWL-36, GWL-39, GWL-48]', async () => {
    const { recordedCalls } = open({ 'PATCH /gateways/G3': { status: 500 } });
    const dialog = await start('G3', 'Desasignar del edificio');
    expect(dialog.style.getPropertyValue('--dialog-width')).toBe('max(50vw, 420px)');
    await press('Desasignar');
    expect(await screen.findByText('No se ha podido desasignar el gateway del edificio')).toBeVisible();
    expect(writes(recordedCalls)).toEqual([['PATCH /gateways/G3', { projectId: null }]]);
  });
});

describe('deleting', () => {
  const typed = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });

  it('takes the exact GID and QID, under a search that is cleared then [GWL-40..GWL-45, GWL-48]', async () => {
    const { recordedCalls, currentPath } = open(
      { 'DELETE /gateways/G1': { status: 204 } },
      `${LIST}&search=g1`,
    );
    await start('G1', 'Eliminar gateway');
    const gid = await screen.findByRole('textbox', { name: /^GID/ });
    await userEvent.type(gid, '{Enter}');
    await waitFor(() => expect(screen.getAllByText('Obligatorio')).toHaveLength(2));
    typed('GID', 'G1 ');
    typed('QID', 'qg1');
    expect(await screen.findByText('No es el GID de este gateway')).toBeVisible();
    expect(await screen.findByText('No es el QID de este gateway')).toBeVisible();
    await userEvent.type(gid, '{Enter}');
    await userEvent.click(main('Eliminar'));
    expect(writes(recordedCalls)).toEqual([]);
    typed('GID', 'G1');
    typed('QID', 'QG1');
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button);
    expect(await screen.findByText('El gateway se ha eliminado')).toBeVisible();
    expect(writes(recordedCalls)).toEqual([['DELETE /gateways/G1', undefined]]);
    await waitFor(() => expect(currentPath()).toBe(LIST));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Busca por GID o QID' })).toHaveValue(''));
  });

  it('asks no QID of one without; a failure says so [GWL-40, GWL-49]', async () => {
    const BARE = gateway('G6', { qrCode: null });
    const { recordedCalls } = open({
      'GET /gateways': listResponse([BARE]),
      'DELETE /gateways/G6': { status: 409 },
    });
    await start('G6', 'Eliminar gateway');
    await screen.findByRole('textbox', { name: /^GID/ });
    expect(screen.queryByRole('textbox', { name: /^QID/ })).toBeNull();
    typed('GID', 'G6');
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button);
    expect(await screen.findByText('No se ha podido eliminar el gateway')).toBeVisible();
    expect(writes(recordedCalls)).toEqual([['DELETE /gateways/G6', undefined]]);
  });
});
