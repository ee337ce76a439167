// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type FakeResponse } from '../testing/fakeHost';
import { currentUserResponse, renderConsole } from '../testing/renderConsole';
import { useUnsavedChanges } from '../ui/dialog/unsavedChanges';
import { storeSelection } from './storedSelection';

const owners: ResourceInput = {
  name: 'owners',
  label: 'Empresas',
  recordRepresentation: 'name',
  api: { path: '/owners' },
  fields: { name: { type: 'text', label: 'Nombre' } },
};
const houses: ResourceInput = {
  name: 'houses',
  label: { one: 'casa', many: 'Casas' },
  recordRepresentation: 'name',
  api: { getList: { path: '/houses' }, getOne: { path: '/houses/{id}' } },
  messages: { durationSeconds: 5 },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    notes: { type: 'text', label: 'Notas' },
    kind: { type: 'enum', label: 'Tipo', values: { BIG: 'Grande', SMALL: 'Pequeña' } },
    owner: { type: 'reference', label: 'Empresa', resource: 'owners' },
  },
  scope: {
    title: 'Trabajo',
    levels: [
      {
        field: 'owner',
        resource: 'owners',
        label: 'Empresa',
        urlSegment: 'owners',
        initial: '$me.client.id',
        error: 'No se han podido cargar las empresas',
      },
    ],
    record: {
      label: 'Casa',
      urlSegment: 'houses',
      query: { owner: '{owner}' },
      below: 'kind',
      empty: 'Esta empresa no tiene casas',
      error: 'No se han podido cargar las casas',
    },
    remember: true,
    empty: { title: 'Elige una casa' },
  },
  actions: { ring: { label: 'Llamar', copyText: '{name}' } },
  show: {
    header: { fields: ['notes'] },
    actions: ['ring'],
    tabs: {
      big: {
        label: 'Grande',
        visibleWhen: { field: 'kind', equals: 'BIG' },
        tabs: {
          doors: { label: 'Puertas', notice: { title: 'Aquí las puertas' } },
          keys: { label: 'Llaves', notice: { title: 'Aquí las llaves' } },
        },
      },
      small: {
        label: 'Pequeña',
        visibleWhen: { field: 'kind', equals: 'SMALL' },
        tabs: { rooms: { label: 'Cuartos', notice: { title: 'Aquí los cuartos' } } },
      },
    },
  },
};

const OWNERS = 'GET /owners?page[number]=1&page[size]=50';
const housesOf = (owner: string) => `GET /houses?owner=${owner}&page[number]=1&page[size]=50`;
const house = (id: string, owner: string, kind: string) => ({
  id,
  name: `Casa ${id}`,
  notes: `Nota de ${id}`,
  kind,
  owner: { id: owner, name: `Empresa ${owner}` },
});
const one = (id: string, owner: string, kind: string) => ({ body: { data: house(id, owner, kind) } });

type Answers = Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;

/** Unsaved input on the page. */
function Unsaved() {
  const tell = useUnsavedChanges(() => undefined);
  useEffect(() => tell(true), [tell]);
  return null;
}

interface Opened {
  answers?: Answers;
  /** Company of the user. */
  client?: string;
  hasUnsaved?: boolean;
}

function open(at: string, { answers = {}, client, hasUnsaved = false }: Opened = {}) {
  const resources = declareResources(houses, owners);
  return renderConsole(
    <>
      <Routes>
        <Route
          path="/admin/houses/*"
          element={<ResourceRoutes resource={getDeclaredResource(resources, 'houses')} />}
        />
        <Route path="*" element={<p>Otro sitio</p>} />
      </Routes>
      {hasUnsaved && <Unsaved />}
    </>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /users/current': {
          body: {
            data: { ...currentUserResponse.data, client: client === undefined ? null : { id: client } },
          },
        },
        [OWNERS]: listResponse([
          { id: 'O1', name: 'Norte' },
          { id: 'O2', name: 'Sur' },
        ]),
        [housesOf('O1')]: listResponse([house('H1', 'O1', 'BIG'), house('H2', 'O1', 'SMALL')]),
        [housesOf('O2')]: listResponse([house('H3', 'O2', 'BIG')]),
        'GET /houses/H1': one('H1', 'O1', 'BIG'),
        'GET /houses/H2': one('H2', 'O1', 'SMALL'),
        'GET /houses/H3': one('H3', 'O2', 'BIG'),
        ...answers,
      },
    },
  );
}
const picker = (name: string) => screen.findByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(await picker(name));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
};
const settled = (text: string) => screen.findByText(text);
const GONE = 'Lo que estaba elegido ya no existe o no tienes acceso';
const stored = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('console.pickers.')));

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('what a page below pickers starts from', () => {
  it('is the company of the user, and the only building there is [ACC-03, ACC-04, AREA-06]', async () => {
    const { currentPath, navigations, callsBesidesProfile } = open('/admin/houses', { client: 'O2' });
    expect(await settled('Aquí las puertas')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/doors');
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
    expect(callsBesidesProfile().filter((call) => call.includes('houses?'))).toEqual([housesOf('O2')]);
    expect(await picker('Empresa')).toHaveValue('Sur');
    expect(await picker('Casa')).toHaveValue('Casa H3');
    expect(screen.getByRole('heading', { level: 1, name: 'Trabajo' })).toBeVisible();
  });

  it('is nothing where there are several and nobody says which: it asks for one [AREA-04]', async () => {
    const { callsBesidesProfile } = open('/admin/houses');
    expect(await settled('Elige una casa')).toBeVisible();
    expect(await picker('Casa')).toBeDisabled();
    expect(screen.getByText('Antes hay que elegir: Empresa')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([OWNERS]);
  });

  it('is no company without buildings, neither the own nor the remembered one, but that of the first building [ACC-06, ACC-07]', async () => {
    const answers = {
      [housesOf('O1')]: listResponse([]),
      'GET /houses?page[number]=1&page[size]=50': listResponse([
        house('H3', 'O2', 'BIG'),
        house('H4', 'O2', 'BIG'),
      ]),
      [housesOf('O2')]: listResponse([house('H3', 'O2', 'BIG'), house('H4', 'O2', 'BIG')]),
    };
    const own = open('/admin/houses', { client: 'O1', answers });
    await waitFor(() => expect(own.currentPath()).toBe('/admin/houses/owners/O2'));
    expect(await settled('Elige una casa')).toBeVisible();
    await choose('Empresa', 'Norte');
    expect(await settled('Esta empresa no tiene casas')).toBeVisible();
    own.unmount();
    const next = open('/admin/houses', { answers });
    await waitFor(() => expect(next.currentPath()).toBe('/admin/houses/owners/O2'));
  });

  it('is the own company after all if the others cannot be read, or have none either', async () => {
    const answers = {
      [housesOf('O1')]: listResponse([]),
      'GET /houses?page[number]=1&page[size]=50': listResponse([]),
    };
    const { currentPath } = open('/admin/houses', { client: 'O1', answers });
    expect(await settled('Esta empresa no tiene casas')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1');
  });

  it('is the only company there is', async () => {
    const { currentPath } = open('/admin/houses', {
      answers: { [OWNERS]: listResponse([{ id: 'O1', name: 'Norte' }]) },
    });
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1'));
    expect(await settled('Elige una casa')).toBeVisible();
  });
});

describe('choosing', () => {
  it('works in the page too, from the lists that the selects have: company, then building, both remembered [ACC-02, ACC-05, ACC-15, AREA-05]', async () => {
    const { currentPath, callsBesidesProfile } = open('/admin/houses');
    const list = within(await screen.findByRole('region', { name: 'Elige una casa' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Norte', 'Sur']);
    await userEvent.click(list.getByRole('link', { name: 'Norte' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1'));
    await waitFor(() => expect(JSON.stringify(stored())).toContain('O1'));
    await userEvent.click(await screen.findByRole('link', { name: /^Casa H2/ }));
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H2/small/rooms'));
    expect(await picker('Casa')).toHaveValue('Casa H2');
    // The lists are those of the selects: no call more.
    expect(callsBesidesProfile()).toEqual([OWNERS, housesOf('O1'), 'GET /houses/H2']);
    await waitFor(() => expect(JSON.stringify(stored())).toContain('H2'));
  });

  it('goes to the address of the choice, and another company clears the building before anything is read [ACC-01, AREA-05]', async () => {
    const { currentPath, callsBesidesProfile } = open('/admin/houses/owners/O1');
    await choose('Casa', 'Casa H1');
    expect(await settled('Aquí las puertas')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/doors');
    const before = callsBesidesProfile().length;
    await choose('Empresa', 'Sur');
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/doors'));
    // No request may combine the new company with the old building.
    await waitFor(() =>
      expect(callsBesidesProfile().slice(before)).toEqual([housesOf('O2'), 'GET /houses/H3']),
    );
  });

  it('searches at the host [ACC-02, AREA-03]', async () => {
    const search = 'GET /houses?owner=O1&page[number]=1&page[size]=50&search=lejos';
    const { currentPath } = open('/admin/houses/owners/O1', {
      answers: {
        [search]: listResponse([house('H9', 'O1', 'SMALL')]),
        'GET /houses/H9': one('H9', 'O1', 'SMALL'),
      },
    });
    await userEvent.type(await picker('Casa'), 'lejos');
    await userEvent.click(await screen.findByRole('option', { name: 'Casa H9 Pequeña' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H9/small/rooms'));
    expect(await picker('Casa')).toHaveValue('Casa H9');
  });

  it('searches where something is chosen already; what is not chosen from is taken back on leaving [ACC-02, AREA-03]', async () => {
    const search = 'GET /owners?page[number]=1&page[size]=50&search=leja';
    const { currentPath } = open('/admin/houses/owners/O2/houses/H3/big/keys', {
      answers: { [search]: listResponse([{ id: 'O1', name: 'Norte' }]) },
    });
    expect(await settled('Aquí las llaves')).toBeVisible();
    await userEvent.clear(await picker('Empresa'));
    await userEvent.type(await picker('Empresa'), 'leja');
    expect(await screen.findByRole('option', { name: 'Norte' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    expect(await picker('Empresa')).toHaveValue('Sur');
    await userEvent.clear(await picker('Empresa'));
    await userEvent.type(await picker('Empresa'), 'leja');
    await userEvent.click(await screen.findByRole('option', { name: 'Norte' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1'));
    expect(await picker('Empresa')).toHaveValue('Norte');
    // The search has ended: all options are listed again.
    await userEvent.click(await picker('Empresa'));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('looks among those listed until three characters are typed [LIST-06, PROJ-19]', async () => {
    const { callsBesidesProfile } = open('/admin/houses/owners/O1');
    await userEvent.type(await picker('Casa'), 'h2');
    expect(await screen.findByRole('option', { name: /^Casa H2/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(await picker('Casa'));
    await userEvent.type(await picker('Casa'), 'zz');
    expect(await screen.findByText('No hay resultados')).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call.includes('search'))).toEqual([]);
  });

  it('says how many characters it takes where not all are listed [LIST-06, PROJ-19]', async () => {
    const first = listResponse([house('H1', 'O1', 'BIG')], 90);
    open('/admin/houses/owners/O1', { answers: { [housesOf('O1')]: first } });
    await userEvent.type(await picker('Casa'), 'zz');
    expect(await screen.findByText('Escribe al menos 3 caracteres')).toBeVisible();
  });

  it('keeps the tab where the next building has it, else goes to its first [ACC-14]', async () => {
    const { currentPath } = open('/admin/houses/owners/O1/houses/H1/big/keys');
    expect(await settled('Aquí las llaves')).toBeVisible();
    await choose('Empresa', 'Sur');
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/keys'));
    await choose('Empresa', 'Norte');
    await choose('Casa', 'Casa H2');
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H2/small/rooms'));
  });
});

describe('unsaved work', () => {
  it('is asked about; who stays finds everything as it was, and remembered so [ACC-05]', async () => {
    const { currentPath } = open('/admin/houses/owners/O1/houses/H1/big/keys', { hasUnsaved: true });
    expect(await settled('Aquí las llaves')).toBeVisible();
    await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
    const before = stored();
    await choose('Empresa', 'Sur');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys');
    expect(await picker('Empresa')).toHaveValue('Norte');
    expect(await picker('Casa')).toHaveValue('Casa H1');
    expect(stored()).toEqual(before);
    await choose('Empresa', 'Sur');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/keys'));
  });
});

it('shows the selects and the actions of the building in the header of the page [ACC-02, AREA-03]', async () => {
  open('/admin/houses/owners/O1/houses/H1/big/keys');
  expect(await settled('Aquí las llaves')).toBeVisible();
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
  expect(header.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Norte');
  expect(header.getByRole('combobox', { name: 'Casa' })).toHaveValue('Casa H1');
  expect(header.getByRole('button', { name: 'Llamar' })).toBeVisible();
});

describe('a list of none', () => {
  it('says so, and leaves the company to be changed [ACC-02]', async () => {
    open('/admin/houses/owners/O1', { answers: { [housesOf('O1')]: listResponse([]) } });
    expect(await settled('Esta empresa no tiene casas')).toBeVisible();
    expect(screen.queryByText('Elige una casa')).toBeNull();
    expect(screen.getByText('Elige otra opción arriba, en «Empresa».')).toBeVisible();
    await choose('Empresa', 'Sur');
    expect(await settled('Aquí las puertas')).toBeVisible();
  });

  it('is said at its company in the list, once it has been read, without a call of its own [ACC-02]', async () => {
    const { callsBesidesProfile } = open('/admin/houses/owners/O1', {
      answers: { [housesOf('O1')]: listResponse([]) },
    });
    expect(await settled('Esta empresa no tiene casas')).toBeVisible();
    const calls = callsBesidesProfile();
    await userEvent.click(await picker('Empresa'));
    const empty = await screen.findByRole('option', { name: /^Norte\s*Esta empresa no tiene casas$/ });
    expect(empty.firstElementChild).toHaveClass('is-empty');
    expect(screen.getByRole('option', { name: 'Sur' })).toBeVisible();
    expect(callsBesidesProfile()).toEqual(calls);
  });

  it('sends nobody to a choice that has no other', async () => {
    open('/admin/houses/owners/O1', {
      answers: { [OWNERS]: listResponse([{ id: 'O1', name: 'Norte' }]), [housesOf('O1')]: listResponse([]) },
    });
    expect(await settled('Esta empresa no tiene casas')).toBeVisible();
    expect(await picker('Empresa')).toHaveValue('Norte');
    expect(screen.queryByText(/Elige otra/)).toBeNull();
  });
});

describe('lists that fail', () => {
  it('do so alone: said, the other stays usable, tried again in place [ACC-16, ACC-17]', async () => {
    let answer: FakeResponse = { status: 500 };
    const { currentPath } = open('/admin/houses/owners/O1', { answers: { [OWNERS]: () => answer } });
    // Once as notification, once in place.
    await waitFor(() => expect(screen.getAllByText('No se han podido cargar las empresas')).toHaveLength(2));
    await choose('Casa', 'Casa H1');
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/doors'));
    answer = listResponse([{ id: 'O1', name: 'Norte' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () => expect(await picker('Empresa')).toHaveValue('Norte'));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('are those too of which no record can be named', async () => {
    open('/admin/houses/owners/O1', {
      answers: { [housesOf('O1')]: listResponse([{ name: 'Casa' }, { name: 'Casa' }]) },
    });
    expect((await screen.findAllByText('No se han podido cargar las casas')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Esta empresa no tiene casas')).toBeNull();
  });

  it('do not fail for a record that is there twice: it is one choice', async () => {
    const { currentPath } = open('/admin/houses/owners/O1', {
      answers: { [housesOf('O1')]: listResponse([house('H1', 'O1', 'BIG'), house('H1', 'O1', 'BIG')]) },
    });
    await userEvent.click(await picker('Casa'));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/Se muestran los primeros/)).toBeNull();
    expect(currentPath()).toBe('/admin/houses/owners/O1');
  });

  it('of buildings leave the company to be changed [ACC-17]', async () => {
    open('/admin/houses/owners/O1', { answers: { [housesOf('O1')]: { status: 500 } } });
    expect((await screen.findAllByText('No se han podido cargar las casas')).length).toBeGreaterThan(0);
    await choose('Empresa', 'Sur');
    expect(await settled('Aquí las puertas')).toBeVisible();
  });
});

describe('what is remembered', () => {
  const visit = async () => {
    const { unmount } = open('/admin/houses/owners/O1/houses/H1/big/keys');
    expect(await settled('Aquí las llaves')).toBeVisible();
    await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
    unmount();
  };

  it('is company, building, type and tab, before the company of the user [ACC-05, ACC-06, ACC-07]', async () => {
    await visit();
    const { currentPath, navigations } = open('/admin/houses', { client: 'O2' });
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys'));
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  describe('by another page, where this one has only a notice', () => {
    const remember = (page: string, id: string) =>
      storeSelection(
        { user: currentUserResponse.data.id, page, kinds: 'owners/houses' },
        { ids: ['O1', id], rest: page === 'houses' ? ['small', 'rooms'] : [] },
      );

    it('gives way to what the user chooses, also if there is one choice [ACC-06, ACC-10]', async () => {
      remember('yards', 'H1');
      const { currentPath, navigations } = open('/admin/houses', {
        answers: { [housesOf('O1')]: listResponse([house('H1', 'O1', 'BIG')]) },
      });
      await userEvent.click(await screen.findByRole('link', { name: /^Casa H1/ }));
      expect(await settled('Aquí las puertas')).toBeVisible();
      expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/doors');
      expect(navigations).toContain('REPLACE /admin/houses/owners/O1');
    });

    it('gives way to what this page remembered [ACC-05, ACC-06]', async () => {
      remember('houses', 'H2');
      remember('yards', 'H1');
      const { currentPath } = open('/admin/houses');
      expect(await settled('Aquí los cuartos')).toBeVisible();
      expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H2/small/rooms');
    });
  });

  it('is gone after a sign-out', async () => {
    await visit();
    clearSession();
    expect(stored()).toEqual({});
  });

  it('is nothing to another user', async () => {
    await visit();
    const { callsBesidesProfile } = open('/admin/houses', {
      answers: { 'GET /users/current': { body: { data: { ...currentUserResponse.data, id: 'u2' } } } },
    });
    expect(await settled('Elige una casa')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([OWNERS]);
  });

  it.each([400, 403, 404, 410, 414, 422])(
    'falls back once where the host answers %i for the building, and says so',
    async (status) => {
      await visit();
      const { currentPath, callsBesidesProfile, navigations } = open('/admin/houses', {
        client: 'O2',
        answers: { 'GET /houses/H1': { status } },
      });
      await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1'));
      expect(await settled('Elige una casa')).toBeVisible();
      expect(screen.getAllByText(GONE)).toHaveLength(1);
      expect(callsBesidesProfile().filter((call) => call === 'GET /houses/H1')).toHaveLength(1);
      expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
    },
  );

  it.each([403, 404])(
    'falls back to the company of the user where the remembered one is %i too',
    async (status) => {
      await visit();
      const { currentPath, callsBesidesProfile } = open('/admin/houses', {
        client: 'O2',
        answers: {
          [OWNERS]: listResponse([{ id: 'O2', name: 'Sur' }]),
          'GET /owners/O1': { status },
          [housesOf('O1')]: listResponse([]),
          'GET /houses/H1': { status },
        },
      });
      await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/doors'));
      expect(screen.getAllByText(GONE)).toHaveLength(1);
      expect(callsBesidesProfile().filter((call) => call === 'GET /houses/H1')).toHaveLength(1);
      expect(callsBesidesProfile().filter((call) => call === 'GET /owners/O1')).toHaveLength(1);
    },
  );

  it('stays where the building is there, whatever is said of its company', async () => {
    await visit();
    const { currentPath } = open('/admin/houses', {
      answers: { [OWNERS]: listResponse([{ id: 'O2', name: 'Sur' }]), 'GET /owners/O1': { status: 403 } },
    });
    expect(await settled('Aquí las llaves')).toBeVisible();
    expect(await settled('No existe o no tienes acceso')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys');
    expect(Object.keys(stored())).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['an id that leads out of the address', ['..', 'H1']],
    ['an id of 10,000 characters', ['O1', 'H'.repeat(10_000)]],
    ['numbers', [1, 2]],
    ['no list', 'O1'],
    ['nothing', []],
  ])('is nothing where it is %s', async (_, ids) => {
    localStorage.setItem(
      'console.pickers.houses',
      JSON.stringify({ user: currentUserResponse.data.id, ids, rest: ['big', 'keys'] }),
    );
    const { currentPath, callsBesidesProfile } = open('/admin/houses', { client: 'O2' });
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O2/houses/H3/big/doors'));
    expect(callsBesidesProfile()).toEqual(expect.arrayContaining([OWNERS, housesOf('O2'), 'GET /houses/H3']));
    expect(callsBesidesProfile()).toHaveLength(3);
  });

  it('stays where the host only fails', async () => {
    await visit();
    const { currentPath } = open('/admin/houses', { answers: { 'GET /houses/H1': { status: 500 } } });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys');
    expect(Object.keys(stored())).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('of a building of another company move to where it is, by replace', async () => {
    const { currentPath, navigations } = open('/admin/houses/owners/O2/houses/H1/big/keys?page=2');
    expect(await settled('Aquí las llaves')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys?page=2');
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  it('of the building alone lead there [ADR 0013]', async () => {
    const { currentPath } = open('/admin/houses/H1/big/keys');
    expect(await settled('Aquí las llaves')).toBeVisible();
    expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/keys');
  });

  it('of a building that is not there say so below the pickers, which stay usable', async () => {
    const { currentPath } = open('/admin/houses/owners/O1/houses/H7/big/doors', {
      answers: { 'GET /houses/H7': { status: 404 } },
    });
    expect(await settled('No existe o no tienes acceso')).toBeVisible();
    expect(stored()).toEqual({});
    await choose('Casa', 'Casa H1');
    await waitFor(() => expect(currentPath()).toBe('/admin/houses/owners/O1/houses/H1/big/doors'));
  });

  it('of a building that is refused say why, below the pickers, which stay usable', async () => {
    open('/admin/houses/owners/O1/houses/H7/big/doors', {
      answers: {
        'GET /houses/H7': { status: 403, body: { errors: [{ status: '403', detail: 'No es tu edificio' }] } },
      },
    });
    expect(await settled('Tu usuario no tiene permisos para esta acción (Código 403)')).toBeVisible();
    // The console shows its own text as the reason, whatever the host returns with a 403.
    expect(screen.queryByText('No es tu edificio')).toBeNull();
    expect(stored()).toEqual({});
    expect(await picker('Casa')).toBeEnabled();
  });

  it('of nothing are not found', async () => {
    open('/admin/houses/owners/O1/big');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No existe o no tienes acceso' }),
    ).toBeVisible();
  });

  it('show the record as a part of the page, with its own tabs', async () => {
    open('/admin/houses/owners/O1/houses/H1');
    expect(await settled('Aquí las puertas')).toBeVisible();
    const part = within(await screen.findByRole('region', { name: 'Casa H1' }));
    expect(part.getByText('Nota de H1')).toBeVisible();
    expect(part.getByRole('navigation', { name: 'Apartados' })).toHaveTextContent('PuertasLlaves');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

it('an address further down than a building has pages says so, and the building stays remembered', async () => {
  const at = '/admin/houses/owners/O1/houses/H1/big/keys';
  const { go, currentPath } = open(at);
  expect(await settled('Aquí las llaves')).toBeVisible();
  const before = stored();
  await go(`${at}/deep`);
  expect(await settled('No existe o no tienes acceso')).toBeVisible();
  expect(currentPath()).toBe(`${at}/deep`);
  expect(screen.queryByText(GONE)).toBeNull();
  expect(stored()).toEqual(before);
});
