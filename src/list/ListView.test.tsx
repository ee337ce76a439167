// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { useLayoutEffect } from 'react';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, type Store } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleStore } from '../lib/storage/consoleStore';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { FirstPaintBoundary } from '../ui/page/AfterFirstPaint';
import { useMessageLog } from '../ui/feedback/messageLog';
import { ListPage } from './ListPage';
import { deferred } from '../testing/deferred';
import { stubNarrowWindow } from '../testing/stubNarrowWindow';

const saved = vi.hoisted(() => ({ files: [] as { name: string; text: string }[] }));
vi.mock('../lib/file/download', () => ({
  downloadFile: (name: string, text: string) => void saved.files.push({ name, text }),
}));

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars' }, delete: { path: '/cars/{id}' } },
  fields: {
    code: { type: 'text', label: 'Código', sortable: true },
    alias: { type: 'text', label: 'Alias', emptyText: 'without_alias' },
    price: { type: 'number', label: 'Precio', unit: '€', access: 'read_assets' },
    free: { type: 'boolean', label: 'Libre' },
    owner: { type: 'reference', label: 'Dueño', resource: 'people' },
  },
  list: {
    search: true,
    filters: ['free'],
    columns: ['code', 'alias', { field: 'price', access: 'read_assets' }],
    rowClick: '/admin/cars/{id}/start',
    bulkActions: ['wash'],
    error: 'No se han podido cargar los coches',
    selectAllError: '_PROJECT_ASSETS_SELECT_ALL_ASSETS_ERROR',
  },
  actions: {
    wash: {
      label: 'Lavar',
      call: { method: 'POST', path: '/wash', body: { ids: '{selectedIds}' } },
      effects: ['clearSelection', 'refetch'],
    },
  },
};
/** The cars, with a page of new ones beside their list. */
const carsWithPage: ResourceInput = {
  ...cars,
  list: { ...(cars.list as NonNullable<ResourceInput['list']>), actions: ['add'] },
  actions: { ...cars.actions, add: { label: 'Nuevo coche', link: '/admin/new-car', icon: 'plus' } },
};
const people: ResourceInput = {
  name: 'people',
  label: 'Personas',
  recordRepresentation: 'name',
  api: { path: '/people' },
  fields: { name: { type: 'text' } },
};

const row = (id: number) => ({
  id: `c${id}`,
  code: `A-${id}`,
  alias: id % 2 ? `Alias ${id}` : null,
  price: id,
});
const three = listResponse([row(1), row(2), row(3)]);
/** A host with 120 rows that pages as requested. */
const many = ({ url }: RecordedCall): FakeResponse => {
  const query = new URLSearchParams(url.split('?')[1]);
  const [at, size] = [Number(query.get('page[number]')), Number(query.get('page[size]'))];
  const all = Array.from({ length: 120 }, (_, index) => row(index + 1));
  return listResponse(all.slice((at - 1) * size, at * size), 120, size);
};

type Answers = NonNullable<Parameters<typeof renderConsole>[1]['responses']>;
interface Open {
  at?: string;
  list?: Partial<NonNullable<ResourceInput['list']>>;
  store?: Store;
}
function open(answer: Answers[string], { at = '/admin/cars', list = {}, store }: Open = {}) {
  const resources = declareResources(
    { ...cars, list: { ...(cars.list as NonNullable<ResourceInput['list']>), ...list } },
    people,
  );
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: at,
    responses: {
      'GET /cars': answer,
      'POST /wash': {},
      'GET /people/p1': { body: { data: { id: 'p1', name: 'Ada' } } },
    },
    ...(store ? { store } : {}),
  });
}
/** Replaces the non-breaking spaces between numbers and units. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const DEFAULT = '/admin/cars?page=1&size=50';

beforeEach(() => {
  saveSession({ token: 't', permissions: ['read_assets'] });
  saved.files.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

it('has its rows first, and its tools and pages right after them', async () => {
  const first: (string | null)[] = [];
  const Seen = () => {
    useLayoutEffect(() => void first.push(screen.getByRole('region', { name: 'Coches' }).innerHTML), []);
    return null;
  };
  const resources = declareResources(carsWithPage, people);
  renderConsole(
    <FirstPaintBoundary>
      <ListPage resource={getDeclaredResource(resources, 'cars')} />
      <Seen />
    </FirstPaintBoundary>,
    { resources, initialPath: DEFAULT, responses: { 'GET /cars': many } },
  );
  expect(await screen.findByRole('navigation', { name: 'Páginas' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Exportar a CSV' })).toBeVisible();
  expect(first).toEqual([
    expect.stringContaining('<span class="toolbar-space of-tools with-export"></span>'),
  ]);
  expect(first[0]).toContain('role="search"');
  expect(first[0]).not.toContain('Exportar');
  // The search has the width that the actions will leave it.
  expect(first[0]).toMatch(/<span class="button[^"]* toolbar-space"[^>]*>.*<span>Nuevo coche/);
});

it('stands the first letter of its name in the place of a picture that there is not', async () => {
  const resources = declareResources({
    ...people,
    fields: { ...people.fields, logo: { type: 'image', label: 'Logotipo' } },
    list: { columns: [{ field: 'name', image: 'logo' }] },
  });
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  renderConsole(<ListPage resource={getDeclaredResource(resources, 'people')} />, {
    resources,
    initialPath: '/admin/people',
    responses: {
      'GET /people': listResponse([
        { id: 'p1', name: 'ángela', logo: null },
        { id: 'p2', name: 'Berta', logo: picture },
      ]),
    },
  });
  const [without, withOne] = await rows();
  expect(without).toHaveTextContent('Áángela');
  expect(within(withOne as HTMLElement).getByRole('presentation')).toHaveAttribute('src', picture);
  expect(withOne).toHaveTextContent(/^Berta/);
});

describe('a row without its id', () => {
  const nameless = listResponse([{ ...row(1), id: undefined }, row(2), { ...row(3), id: null }]);
  const drawn = async () => {
    const console = open(nameless, { at: DEFAULT, list: { rowActions: ['wash'] } });
    await screen.findByText('A-1');
    return console;
  };

  it('is shown with a mark, and can be neither selected nor opened nor changed', async () => {
    const { callsBesidesProfile, currentPath } = await drawn();
    const [first, second, third] = await rows();
    const broken = [first, third] as HTMLElement[];
    for (const one of broken) {
      expect(within(one).getByText('Falta su identificador: esta fila solo se puede ver')).toBeVisible();
      expect(within(one).getByRole('checkbox')).toBeDisabled();
      expect(within(one).queryByRole('link')).toBeNull();
      expect(within(one).queryByRole('button')).toBeNull();
      fireEvent.click(one);
      fireEvent.pointerDown(one);
    }
    expect(currentPath()).toBe(DEFAULT);
    expect(callsBesidesProfile()).toHaveLength(1);
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/cars/c2/start');
    expect(within(second as HTMLElement).queryByText(/Falta su identificador/)).toBeNull();
  });

  it('is in no selection, of the page or of all results, so that no bulk action hits it', async () => {
    const { recordedCalls } = await drawn();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
    expect(screen.getByText('1 fila seleccionada')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Seleccionar los 3 resultados' }));
    await waitFor(() => expect(recordedCalls.filter(({ url }) => url.startsWith('/cars'))).toHaveLength(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Lavar' }));
    await waitFor(() => expect(recordedCalls.some(({ method }) => method === 'POST')).toBe(true));
    expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['c2'] });
  });

  it('opens the row that was clicked, whichever stand around it', async () => {
    const { currentPath } = await drawn();
    const [, second] = await rows();
    fireEvent.click(within(second as HTMLElement).getByText('Sin alias'));
    await waitFor(() => expect(currentPath()).toMatch(/^\/admin\/cars\/c2\/start/));
  });
});

describe('rows that the host gives no id', () => {
  it('are shown without a mark; nothing can name them', async () => {
    const resources = declareResources({
      ...cars,
      api: { id: false, getList: { path: '/cars' } },
      list: { columns: ['code', 'alias'], rowClick: false },
    });
    renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
      resources,
      initialPath: '/admin/cars',
      responses: { 'GET /cars': listResponse([row(1), row(2)]) },
    });
    expect(await screen.findByText('A-2')).toBeInTheDocument();
    expect(screen.queryByText(/Falta su identificador/)).toBeNull();
    expect((await rows()).map((one) => one.dataset.id)).toEqual([undefined, undefined]);
  });
});

describe('a list shows', () => {
  it('grey lines until the first rows are there, then the rows', async () => {
    const { respond, resolve } = deferred();
    open(respond);
    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    act(() => resolve(three));
    expect((await rows()).map(({ textContent }) => plain(textContent))).toEqual([
      'A-1Alias 11 €',
      'A-2Sin alias2 €',
      'A-3Alias 33 €',
    ]);
    expect(screen.queryByText('Cargando…')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Coches' })).toBeVisible();
    expect(screen.getByText('3 resultados')).toBeVisible();
  });

  it('in each cell but the first which column it is of, for windows without room for heads', async () => {
    open(three);
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    const cells = within((await rows())[0] as HTMLElement).getAllByRole('cell');
    const named = cells.flatMap(({ dataset }) => dataset.label ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(heads).toEqual(expect.arrayContaining(named));
    expect(named).not.toContain('Código');
  });

  it('that it is empty, after a good answer alone', async () => {
    open(listResponse([], 0));
    expect(await screen.findByText('Todavía no hay nada aquí')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
  });

  it('that it is empty, without views, columns or a file to choose; where nothing was found they stay', async () => {
    const tools = ['Vistas', 'Columnas', 'Exportar a CSV'];
    const shown = () => tools.filter((name) => screen.queryByRole('button', { name }) !== null);
    const { unmount } = open(listResponse([]));
    await screen.findByText('Todavía no hay nada aquí');
    expect(shown()).toEqual([]);
    unmount();
    open(listResponse([]), { at: `${DEFAULT}&search=zz` });
    await screen.findByText('No hay resultados');
    await waitFor(() => expect(shown()).toEqual(tools));
  });

  it('on a phone as one menu: views, columns, file and the further actions, with the search beside it', async () => {
    stubNarrowWindow();
    open(three, { list: { overflowActions: ['wash'] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de la lista' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Vistas',
      'Columnas',
      'Exportar a CSV',
      'Lavar',
    ]);
    expect(screen.queryByRole('button', { name: 'Columnas' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Columnas' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Filas compactas' })).toBeVisible();
  });

  it('what it means that it is empty, with a way on [LAYOUT-01]', async () => {
    const { recordedCalls } = open(listResponse([], 0), {
      list: { empty: { title: 'Aún no hay coches', text: 'Lava el primero.', action: 'wash' } },
    });
    expect(await screen.findByText('Aún no hay coches')).toBeVisible();
    expect(screen.getByText('Lava el primero.')).toBeVisible();
    const state = screen.getByText('Aún no hay coches').closest<HTMLElement>('.state');
    await userEvent.click(within(state!).getByRole('button', { name: 'Lavar' }));
    await waitFor(() => expect(recordedCalls.map(({ method }) => method)).toContain('POST'));
  });

  it('one filled button while it is empty: that of its toolbar', async () => {
    const resources = declareResources(
      {
        ...cars,
        list: {
          ...(cars.list as NonNullable<ResourceInput['list']>),
          actions: ['add'],
          empty: { title: 'Aún no hay', action: 'add' },
        },
        actions: { add: { label: 'Nuevo coche', link: '/admin/new-car', primary: true } },
      },
      people,
    );
    renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
      resources,
      initialPath: '/admin/cars',
      responses: { 'GET /cars': listResponse([], 0) },
    });
    await screen.findByText('Aún no hay');
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Nuevo coche' })).toHaveLength(2));
    const filled = screen
      .getAllByRole('link', { name: 'Nuevo coche' })
      .filter(({ className }) => className.split(' ').includes('primary'));
    expect(filled).toHaveLength(1);
    expect(filled[0]?.closest('.state')).toBeNull();
  });

  it('that nothing fits, and shows everything again [LIST-06]', async () => {
    const console_ = open(
      ({ url }) => (url.includes('search') || url.includes('free') ? listResponse([], 0) : three),
      {
        at: '/admin/cars?page=1&size=50&search=zzz&filter=free%3Dtrue',
      },
    );
    expect(await screen.findByText('No hay resultados')).toBeVisible();
    expect(screen.queryByText('Todavía no hay nada aquí')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    expect(await rows()).toHaveLength(3);
    expect(console_.currentPath()).toBe(DEFAULT);
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveValue('');
  });

  it.each<[string, FakeResponse, string]>([
    ['a 500', { status: 500 }, 'Se ha producido un error interno en el servidor'],
    [
      'no connection',
      'refused',
      'La solicitud ha sido enviada pero no hemos recibido respuesta del servidor',
    ],
    ['a page of HTML', { text: '<html>' }, 'Ha ocurrido un error en la página web'],
    ['an answer that is no list', { body: { data: null } }, 'Ha ocurrido un error en la página web'],
    ['an empty 200', {}, 'Ha ocurrido un error en la página web'],
  ])(
    'what failed with "Reintentar" after %s, never that it is empty, and logs it [CLIENT-07, AUSER-13, HTTP-15]',
    async (_, failure, text) => {
      const { result: log } = renderHook(() => useMessageLog());
      let answer: FakeResponse = failure;
      const { callsBesidesProfile } = open(() => answer);
      const alert = await screen.findByRole('alert', { name: '' });
      expect(await screen.findByText('No se han podido cargar los coches')).toBeVisible();
      expect(screen.getByText(new RegExp(text))).toBeVisible();
      expect(alert).toBeInTheDocument();
      expect(log.current[0]?.text).toMatch(/^No se han podido cargar los coches/);
      expect(document.querySelector('.toast')).toBeNull();
      for (const lie of ['Todavía no hay nada aquí', 'No hay resultados'])
        expect(screen.queryByText(lie)).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
      expect(callsBesidesProfile()).toHaveLength(1);
      answer = three;
      await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await rows()).toHaveLength(3);
    },
  );

  it('no old rows or total once another page fails', async () => {
    let fails = false;
    open((call) => (fails ? { status: 500 } : many(call)));
    await rows();
    fails = true;
    await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(await screen.findByText('No se han podido cargar los coches')).toBeVisible();
    expect(screen.queryByText(/de 120/)).toBeNull();
  });

  it('rows without meta, links and included, and a pager without total', async () => {
    open({ body: { data: Array.from({ length: 50 }, (_, id) => row(id)) } });
    expect(await rows()).toHaveLength(50);
    expect(screen.getByText('1–50')).toBeVisible();
    expect(screen.getByText('Página 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute(
      'href',
      '/admin/cars?page=2&size=50',
    );
  });

  it('rows whose members are missing or of another type', async () => {
    open(
      listResponse([
        { id: 'c1' },
        { id: 'c2', code: { a: 1 }, price: 'x', alias: 7 },
        { id: 'c3', code: null, price: null },
      ]),
    );
    expect(await rows()).toHaveLength(3);
  });
});

describe('the address of a list', () => {
  it('gets its defaults without a history entry [LIST-04]', async () => {
    const { navigations, callsBesidesProfile } = open(three);
    await rows();
    expect(navigations).toEqual([`REPLACE ${DEFAULT}`]);
    expect(callsBesidesProfile()).toEqual(['GET /cars?page[number]=1&page[size]=50']);
  });

  it('loses what is invalid without a history entry [LIST-04]', async () => {
    const { navigations, callsBesidesProfile } = open(three, {
      at: '/admin/cars?page=x&size=7&sort=alias&filter=ghost%3D1&search=sol',
    });
    await rows();
    expect(navigations).toEqual([`REPLACE ${DEFAULT}&search=sol`]);
    expect(callsBesidesProfile()).toEqual(['GET /cars?page[number]=1&page[size]=50&search=sol']);
  });

  it('keeps page, size and sort, a history entry each [LIST-01, LIST-05, LIST-02]', async () => {
    // One pointer, which leaves the link of the next page: a page that it rests on is prefetched.
    const user = userEvent.setup();
    const { navigations, go, callsBesidesProfile } = open(many, { at: DEFAULT });
    await rows();
    await user.click(screen.getByRole('link', { name: 'Página siguiente' }));
    await screen.findByText('51–100 de 120');
    expect(
      within(screen.getByRole('combobox', { name: 'Filas' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['50', '75', '100']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filas' }), '75');
    await screen.findByText('1–75 de 120');
    await user.click(screen.getByRole('button', { name: 'Código' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await user.click(screen.getByRole('button', { name: 'Código' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'descending'),
    );
    expect(navigations).toEqual([
      'PUSH /admin/cars?page=2&size=50',
      'PUSH /admin/cars?page=1&size=75',
      'PUSH /admin/cars?page=1&size=75&sort=code',
      'PUSH /admin/cars?page=1&size=75&sort=-code',
    ]);
    expect(callsBesidesProfile().at(-1)).toBe('GET /cars?page[number]=1&page[size]=75&sort=-code');
    await act(() => go(-3));
    expect(await screen.findByText('51–100 de 120')).toBeVisible();
  });

  it('keeps the filters [LIST-01, LIST-05]', async () => {
    const { navigations, callsBesidesProfile } = open(many, { at: '/admin/cars?page=2&size=50' });
    await rows();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Libre' }), 'Sí');
    await waitFor(() =>
      expect(callsBesidesProfile().at(-1)).toBe('GET /cars?page[number]=1&page[size]=50&free=true'),
    );
    expect(navigations).toEqual([`PUSH ${DEFAULT}&filter=free%3Dtrue`]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(navigations.at(-1)).toBe(`PUSH ${DEFAULT}`);
  });

  it('starts at its top where another page is asked for; back leaves the place to the browser', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    // The user is at the pager: the top of the list is above the viewport.
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900));
    const { go } = open(many, { at: DEFAULT });
    await rows();
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(await screen.findByText('51–100 de 120')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
    await go(-1);
    expect(await screen.findByText('1–50 de 120')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
    place.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('goes to the last page when it names one past the end, without a history entry', async () => {
    const { navigations } = open(many, { at: '/admin/cars?page=9&size=50' });
    expect(await screen.findByText('101–120 de 120')).toBeVisible();
    expect(navigations).toEqual(['REPLACE /admin/cars?page=3&size=50']);
  });

  it('names the pages there are: none before the first, none after the last', async () => {
    open(many, { at: '/admin/cars?page=3&size=50' });
    await screen.findByText('101–120 de 120');
    expect(screen.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Última página' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Primera página' })).toHaveAttribute('href', DEFAULT);
  });
});

describe('the search', () => {
  const box = () => screen.getByRole('textbox', { name: 'Buscar' });
  const type = (value: string) => fireEvent.change(box(), { target: { value } });

  it('asks 500 ms after the last key, whatever the length, from page 1 [LIST-06, LIST-05]', async () => {
    const { navigations, callsBesidesProfile } = open(many, { at: '/admin/cars?page=2&size=50' });
    await rows();
    vi.useFakeTimers();
    type('a');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type(' s ');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(navigations).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(navigations).toEqual([`PUSH ${DEFAULT}&search=s`]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(navigations).toHaveLength(1);
    expect(callsBesidesProfile().at(-1)).toBe('GET /cars?page[number]=1&page[size]=50&search=s');
    expect(box()).toHaveValue(' s ');
  });

  it('asks at once with Enter, once, and shows everything when it is cleared [LIST-06]', async () => {
    const { navigations } = open(many, { at: DEFAULT });
    await rows();
    await userEvent.type(box(), 'x{Enter}');
    expect(navigations).toEqual([`PUSH ${DEFAULT}&search=x`]);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(navigations.slice(1)).toEqual([`PUSH ${DEFAULT}`]);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('shows the rows of the last search alone, whichever answer comes last', async () => {
    const answers = new Map<string, (answer: FakeResponse) => void>();
    open(
      ({ url }) => (url.includes('search') ? new Promise((resolve) => answers.set(url, resolve)) : three),
      { at: DEFAULT },
    );
    await rows();
    await userEvent.type(box(), 'uno{Enter}');
    await userEvent.type(box(), 'dos{Enter}');
    await waitFor(() => expect(answers.size).toBe(2));
    const [first, second] = [...answers.values()];
    await act(async () => second?.(listResponse([{ ...row(2), code: 'segundo' }])));
    await act(async () => first?.(listResponse([{ ...row(1), code: 'primero' }])));
    expect(await screen.findByText('segundo')).toBeVisible();
    expect(screen.queryByText('primero')).toBeNull();
  });

  it('follows Back and Forward', async () => {
    const { go } = open(many, { at: `${DEFAULT}&search=uno` });
    await rows();
    await userEvent.clear(box());
    await userEvent.type(box(), 'dos{Enter}');
    await act(() => go(-1));
    await waitFor(() => expect(box()).toHaveValue('uno'));
  });
});

describe('a row', () => {
  it('holds a link to its record in the first cell, for the keyboard', async () => {
    open(three);
    const [first] = await rows();
    expect(within(first!).getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/admin/cars/c1/start');
    expect(within(first!).getAllByRole('link')).toHaveLength(1);
  });

  it('opens its record wherever it is clicked [CLIENT-04, ASSET-04]', async () => {
    const { navigations } = open(three, { at: DEFAULT });
    await userEvent.click(await screen.findByText('Alias 1'));
    expect(navigations[0]).toBe('PUSH /admin/cars/c1/start');
  });

  it('hides columns and their values from those who may not see them [PERM-02]', async () => {
    saveSession({ token: 't', permissions: [] });
    open(three);
    await rows();
    expect(screen.queryByRole('columnheader', { name: 'Precio' })).toBeNull();
    expect(screen.queryByText(/1.€/)).toBeNull();
  });
});

describe('the selection', () => {
  const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('takes every result of every page [PASSET-06, PASSET-07]', async () => {
    const { recordedCalls } = open(many, { at: `${DEFAULT}&search=a` });
    await rows();
    expect(screen.getByRole('button', { name: 'Lavar' })).toHaveAttribute('aria-disabled', 'true');
    await select('Seleccionar A-1');
    expect(screen.getByText('1 fila seleccionada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 120 resultados' }));
    expect(await screen.findByText('120 filas seleccionadas')).toBeVisible();
    const whole = (number: number) => `/cars?page[number]=${number}&page[size]=100&search=a`;
    expect(recordedCalls.slice(-2).map(({ url }) => url)).toEqual([whole(1), whole(2)]);
    await userEvent.click(screen.getByRole('button', { name: 'Lavar' }));
    await waitFor(() => expect(recordedCalls.find(({ url }) => url === '/wash')).toBeDefined());
    const washed = recordedCalls.find(({ url }) => url === '/wash');
    const { ids } = (washed?.body ?? {}) as { ids: string[] };
    expect([ids.length, ids[0], ids.at(-1), new Set(ids).size]).toEqual([120, 'c1', 'c120', 120]);
    expect(await screen.findByText('0 filas seleccionadas')).toBeVisible();
  });

  it('takes every result of a host that gives fewer rows than asked for [PASSET-07]', async () => {
    const capped = (call: RecordedCall): FakeResponse => {
      const size = /size\]=100\b/.test(call.url) ? 'page[size]=40' : 'page[size]=50';
      return many({ ...call, url: call.url.replace(/page\[size\]=\d+/, size) });
    };
    open(capped, { at: DEFAULT });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 120 resultados' }));
    expect(await screen.findByText('120 filas seleccionadas')).toBeVisible();
  });

  it('says for 5 s that not all could be selected, and keeps what was [PASSET-08]', async () => {
    open((call) => (call.url.includes('size]=100') ? { status: 500 } : many(call)), { at: DEFAULT });
    await rows();
    await select('Seleccionar A-2');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Seleccionar los 120 resultados' }));
    expect(await screen.findByText('No se han podido seleccionar todos los activos')).toBeVisible();
    expect(screen.getByText('1 fila seleccionada')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('No se han podido seleccionar todos los activos')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() =>
      expect(screen.queryByText('No se han podido seleccionar todos los activos')).toBeNull(),
    );
  });

  it('takes and leaves a whole page, and stays while pages change', async () => {
    open(many, { at: DEFAULT });
    await rows();
    await select('Seleccionar las filas de esta página');
    expect(screen.getByText('50 filas seleccionadas')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    await screen.findByText('51–100 de 120');
    await select('Seleccionar A-51');
    expect(screen.getByText('51 filas seleccionadas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }));
    expect(screen.getByText('0 filas seleccionadas')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' })).toHaveFocus();
  });
});

describe('what a user arranges', () => {
  const openMenu = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('columns and density are kept for the next visit', async () => {
    const store = createConsoleStore();
    const first = open(three, { store });
    await rows();
    await openMenu('Columnas');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Alias' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Filas compactas' }));
    expect(screen.queryByRole('columnheader', { name: 'Alias' })).toBeNull();
    first.unmount();
    open(three, { store });
    await rows();
    expect(screen.queryByRole('columnheader', { name: 'Alias' })).toBeNull();
    expect(screen.getByRole('table')).toHaveClass('dense');
    await openMenu('Columnas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restablecer' }));
    expect(screen.getByRole('columnheader', { name: 'Alias' })).toBeVisible();
  });

  it('garbage in the store is no preference', async () => {
    const store = memoryStore({
      'preferences.cars.list': { changed: 'x', dense: 7 },
      'cars.savedQueries': { a: 1 },
    });
    open(three, { store });
    expect(await rows()).toHaveLength(3);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  it('a view is saved under a name, applied and removed', async () => {
    const { currentPath } = open(many, { at: '/admin/cars?page=1&size=75&sort=-code&search=sol' });
    await rows();
    await openMenu('Vistas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Guardar esta vista' }));
    expect(await screen.findByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Mía');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(currentPath()).toBe('/admin/cars?page=1&size=75&sort=-code');
    await openMenu('Vistas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mía' }));
    expect(currentPath()).toBe('/admin/cars?page=1&size=75&sort=-code&search=sol');
    await openMenu('Vistas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar la vista «Mía»' }));
    await openMenu('Vistas');
    expect(screen.queryByRole('menuitem', { name: 'Mía' })).toBeNull();
  });

  it('a declared view sets filter, sort and columns in the URL; columns that are changed then stay there', async () => {
    const { currentPath } = open(many, {
      list: {
        columns: ['code', 'alias', 'price'],
        views: [
          {
            label: 'Caros',
            sort: { field: 'code', order: 'DESC' },
            columns: ['code', 'price'],
          },
        ],
      },
    });
    await rows();
    await openMenu('Vistas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Caros' }));
    expect(currentPath()).toBe('/admin/cars?columns=code%2Cprice&page=1&size=50&sort=-code');
    expect(screen.queryByRole('columnheader', { name: 'Alias' })).toBeNull();
    await openMenu('Columnas');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Alias' }));
    expect(currentPath()).toContain('columns=code%2Cprice%2Calias');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restablecer' }));
    expect(currentPath()).toBe('/admin/cars?page=1&size=50&sort=-code');
  });

  it('a saved view without what its list has lost says so', async () => {
    const store = memoryStore({
      'cars.savedQueries': [
        {
          label: 'Vieja',
          value: {
            filter: { conditions: [{ field: 'gone', operator: '=', value: '1' }], columns: ['code', 'lost'] },
            perPage: 50,
          },
        },
      ],
    });
    const { currentPath } = open(many, { store });
    await rows();
    await openMenu('Vistas');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Vieja' }));
    expect(await screen.findByText(/Se ha dejado fuera: gone, lost$/)).toBeVisible();
    expect(currentPath()).not.toContain('filter');
  });
});

describe('the CSV', () => {
  const exported = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar a CSV' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    return plain(saved.files[0]?.text).replace('\ufeff', '').trim().split('\r\n');
  };

  it('says what the screen says, formulas escaped', async () => {
    open(
      listResponse([
        { id: 'c1', code: '=1+1', alias: null, price: 1.5, owner: 'p1' },
        { id: 'c2', code: 'a;b', alias: 'x', price: 2 },
      ]),
      {
        list: { columns: ['code', 'alias', 'price', 'owner'] },
      },
    );
    await rows();
    expect(await screen.findByText('Ada')).toBeVisible();
    expect(await exported()).toEqual([
      'Código;Alias;Precio;Dueño',
      "'=1+1;Sin alias;1,5 €;Ada",
      '"a;b";x;2 €;–',
    ]);
    expect(saved.files[0]?.name).toBe('Coches.csv');
    expect(await screen.findByText('Se han exportado 2 filas')).toBeVisible();
  });

  it('holds every page, and only the columns on screen', async () => {
    saveSession({ token: 't', permissions: [] });
    open(many, { at: `${DEFAULT}&search=x` });
    await rows();
    const lines = await exported();
    expect([lines?.length, lines?.[0], lines?.at(-1)]).toEqual([121, 'Código;Alias', 'A-120;Sin alias']);
  });

  it('says how far it is, and is stopped: nothing half is saved', async () => {
    open((call) => (call.url.includes('number]=2') ? 'silent' : many(call)), { at: DEFAULT });
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar a CSV' }));
    expect(await screen.findByText('Leídas 100 de 120 filas')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(screen.queryByText(/Leídas/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Exportar a CSV' })).not.toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No se ha podido exportar la lista')).toBeNull();
    expect(saved.files).toEqual([]);
  });

  it('says that it failed and saves nothing half', async () => {
    open((call) => (call.url.includes('size]=100') ? { status: 500 } : many(call)), { at: DEFAULT });
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar a CSV' }));
    expect(await screen.findByText('No se ha podido exportar la lista')).toBeVisible();
    expect(saved.files).toEqual([]);
  });
});
