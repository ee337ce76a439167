// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import {
  listResponse,
  type FakeResponse,
  type FakeResponses,
  type RecordedCall,
} from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const jobs: ResourceInput = {
  name: 'jobs',
  label: { one: 'Trabajo', many: 'Trabajos' },
  recordRepresentation: 'title',
  api: { getList: { path: '/jobs' }, getOne: { path: '/jobs/{id}' }, delete: { path: '/jobs/{id}' } },
  fields: {
    title: { type: 'text', label: 'Asunto', sortable: true },
    phone: { type: 'text', label: 'Teléfono', access: 'read_phones' },
    floor: { type: 'text', label: 'Planta' },
    photo: { type: 'image', label: 'Foto' },
    state: { type: 'status', label: 'Estado', values: { open: 'Abierto', doing: 'En curso', done: 'Hecho' } },
  },
  list: {
    search: true,
    columns: ['title', 'state', 'floor'],
    rowClick: '/admin/jobs/{id}/start',
    rowActions: ['delete'],
    pageSizes: [2],
    pageSize: 2,
    cards: { image: 'photo', fields: ['state', 'phone', 'floor'] },
    board: { field: 'state', moveAction: 'move', fields: ['floor', 'phone'] },
  },
  actions: {
    move: {
      label: 'Cambiar estado',
      disabledWhen: [{ when: { field: 'title', equals: 'Fijo' }, reason: 'Este no se mueve' }],
      form: {
        presentation: 'toolbar',
        fields: {
          state: {
            type: 'enum',
            label: 'Estado',
            values: { open: 'Abierto', doing: 'En curso', done: 'Hecho' },
          },
        },
      },
      // The state that it has is no change.
      preconditions: [
        {
          failsWhen: {
            any: ['open', 'doing', 'done'].map((state) => ({
              all: [
                { field: 'state', equals: state },
                { field: 'form.state', equals: state },
              ],
            })),
          },
          message: 'Ya está ahí',
        },
      ],
      call: { method: 'PATCH', path: '/jobs/{id}', body: { data: { state: '{form.state}' } } },
      outcomes: [{ on: 'success', success: 'Movido' }],
      undo: {
        call: { method: 'PATCH', path: '/jobs/{id}', body: { data: { state: '{state}' } } },
        outcomes: [{ on: 'success', success: 'Deshecho' }],
      },
    },
  },
};

const job = (id: string, title: string, state: string, floor: string | null = null) => ({
  id,
  title,
  state,
  floor,
  phone: '600',
});
const rows = () => [
  job('1', 'Puerta', 'open', '3'),
  job('2', 'Caldera', 'doing'),
  job('3', 'Luz', 'open'),
  job('4', 'Rara', 'lost'),
  job('5', 'Fijo', 'done'),
];
const paged =
  (all: readonly object[]) =>
  ({ url }: RecordedCall): FakeResponse => {
    const number = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
    return listResponse(all.slice(2 * number - 2, 2 * number), all.length, 2);
  };

function open(
  query: string,
  responses: FakeResponses = {},
  sizes: Partial<ResourceInput['list']> = { pageSizes: [2], pageSize: 2 },
) {
  const resources = declareResources({ ...jobs, list: { ...jobs.list!, ...sizes } });
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'jobs')} />, {
    resources,
    initialPath: `/admin/jobs?page=1&size=${sizes?.pageSize ?? 2}${query}`,
    responses: { 'GET /jobs': paged(rows()), ...responses },
  });
}
const column = (name: RegExp) => screen.findByRole('region', { name });
const titles = async (name: RegExp) =>
  within(await column(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const card = async (title: string) => (await screen.findByRole('link', { name: title })).closest('li')!;

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('the layouts of a list', () => {
  it('are tabs with the choice in the URL, and the list opens in the one that was chosen last', async () => {
    const { currentPath } = open('');
    await screen.findByRole('table');
    fireEvent.click(await screen.findByRole('link', { name: 'Tarjetas' }));
    await card('Puerta');
    expect(currentPath()).toContain('layout=cards');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tarjetas' })).toHaveAttribute('aria-current', 'page');
    fireEvent.click(screen.getByRole('link', { name: 'Tabla' }));
    await screen.findByRole('table');
    expect(currentPath()).toContain('layout=table');
  });

  it('of a name that the list lacks is the table', async () => {
    open('&layout=map');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('show cards with the title, the fields that have a value and may be seen, and the actions of the row', async () => {
    open('&layout=cards');
    const first = within(await card('Puerta'));
    expect(first.getByRole('link', { name: 'Puerta' })).toHaveAttribute('href', '/admin/jobs/1/start');
    expect(first.getAllByRole('term').map((term) => term.textContent)).toEqual(['Estado', 'Planta']);
    expect(first.getByRole('button', { name: 'Acciones de Puerta' })).toBeVisible();
    expect(within(await card('Caldera')).getAllByRole('term')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: /Páginas/ })).toBeVisible();
  });
});

describe('the board of a list', () => {
  it('reads all pages, and has a column with a count for each value, empty ones too, and one for other values', async () => {
    const { callsBesidesProfile } = open('&layout=board');
    expect(await titles(/^Abierto: 2 tarjetas/)).toEqual(['Puerta', 'Luz']);
    expect(await titles(/^En curso: 1 tarjeta/)).toEqual(['Caldera']);
    expect(await titles(/^Hecho: 1/)).toEqual(['Fijo']);
    expect(await titles(/^Otros: 1/)).toEqual(['Rara']);
    // A line may be cut: its tooltip has the value.
    expect(screen.getByText('3').closest('dd')).toHaveAttribute('title', 'Planta: 3');
    // The first page is that of the list.
    expect(callsBesidesProfile().filter((call) => call.startsWith('GET /jobs'))).toEqual(
      [1, 2, 3].map((page) => `GET /jobs?page[number]=${page}&page[size]=2`),
    );
    expect(screen.queryByRole('navigation', { name: /Páginas/ })).toBeNull();
  });

  it('moves a card by its menu: one declared call; the card is there at once, and stays when the list is read again', async () => {
    const data = rows();
    const { callsBesidesProfile } = open('&layout=board', {
      'GET /jobs': (call) => paged(data)(call),
      'PATCH /jobs/1': ({ body }) => {
        expect(body).toEqual({ data: { state: 'done' } });
        data[0]!.state = 'done';
        return { status: 200, body: {} };
      },
    });
    fireEvent.click(within(await card('Puerta')).getByRole('button', { name: 'Mover «Puerta»' }));
    const here = await screen.findByRole('menuitem', { name: /Mover a «Abierto»/ });
    expect(here).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('menuitem', { name: /Mover a «Hecho»/ }));
    expect(await titles(/^Hecho: 2/)).toEqual(['Puerta', 'Fijo']);
    expect(await screen.findByText('Movido')).toBeVisible();
    await waitFor(async () => expect((await card('Puerta')).getAttribute('aria-busy')).toBe('false'));
    expect(await titles(/^Hecho: 2/)).toEqual(['Puerta', 'Fijo']);
    expect(callsBesidesProfile().filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /jobs/1']);
  });

  it.each([
    ['all in one page, of a smaller size than the largest', [5, 10], 5, 1],
    ['in the largest size', [2, 3], 3, 2],
    ['in more than one page of a smaller size', [2, 3], 2, 3],
  ])('reads %s: each answer once, also after a move', async (_, pageSizes, pageSize, readCount) => {
    const data = rows();
    const answerPage = ({ url }: RecordedCall): FakeResponse => {
      const query = new URLSearchParams(url.split('?')[1]);
      const [number, size] = [Number(query.get('page[number]')), Number(query.get('page[size]'))];
      return listResponse(data.slice(size * (number - 1), size * number), data.length, size);
    };
    const { callsBesidesProfile } = open(
      '&layout=board',
      {
        'GET /jobs': answerPage,
        'PATCH /jobs/1': () => {
          data[0]!.state = 'done';
          return { status: 200, body: {} };
        },
      },
      { pageSizes, pageSize },
    );
    const countReads = () => callsBesidesProfile().filter((call) => call.startsWith('GET /jobs?')).length;
    await card('Puerta');
    expect(countReads()).toBe(readCount);
    fireEvent.click(within(await card('Puerta')).getByRole('button', { name: 'Mover «Puerta»' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Mover a «Hecho»/ }));
    await screen.findByText('Movido');
    await waitFor(async () => expect((await card('Puerta')).getAttribute('aria-busy')).toBe('false'));
    expect(await titles(/^Hecho: 2/)).toEqual(['Puerta', 'Fijo']);
    expect(countReads()).toBe(2 * readCount);
  });

  it('puts a card back that the host refuses, and says why', async () => {
    open('&layout=board', {
      'PATCH /jobs/1': { status: 409, body: { errors: [{ status: '409', detail: 'Ya está cerrado' }] } },
    });
    fireEvent.click(within(await card('Puerta')).getByRole('button', { name: 'Mover «Puerta»' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Mover a «En curso»/ }));
    expect(await screen.findByText(/Ya está cerrado/)).toBeVisible();
    expect(await titles(/^Abierto: 2/)).toEqual(['Puerta', 'Luz']);
  });

  it('is used by keys alone: arrows go from card to card, with Shift they move it, and the focus stays on it', async () => {
    const data = rows();
    open('&layout=board', {
      'GET /jobs': (call) => paged(data)(call),
      'PATCH /jobs/3': () => {
        data[2]!.state = 'doing';
        return { status: 200, body: {} };
      },
    });
    const link = await screen.findByRole('link', { name: 'Puerta' });
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    expect(screen.getByRole('link', { name: 'Luz' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', shiftKey: true });
    expect(await titles(/^En curso: 2/)).toEqual(['Caldera', 'Luz']);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Luz' })).toHaveFocus());
    expect(await screen.findByText('Movido')).toBeVisible();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(screen.getByRole('link', { name: 'Puerta' })).toHaveFocus();
  });

  describe('while the list is read again', () => {
    /** A host that keeps the moves, whose reads wait after the first move until `release`. */
    const openWithSlowReads = async () => {
      const data = rows();
      const sent: unknown[] = [];
      const gate = deferred<undefined>();
      open('&layout=board', {
        'GET /jobs': async (call) => {
          if (sent.length > 0) await gate.respond();
          return paged(data)(call);
        },
        'PATCH /jobs/1': ({ body }) => {
          const { state } = (body as { data: { state: string } }).data;
          data[0]!.state = state;
          sent.push(state);
          return { status: 200, body: {} };
        },
      });
      const moveTo = async (name: string) => {
        await waitFor(async () => expect((await card('Puerta')).getAttribute('aria-busy')).toBe('false'));
        fireEvent.click(within(await card('Puerta')).getByRole('button', { name: 'Mover «Puerta»' }));
        fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^Mover a «${name}»`) }));
      };
      return { sent, moveTo, release: () => gate.resolve(undefined) };
    };

    it('moves a card once more, from where it is', async () => {
      const { sent, moveTo, release } = await openWithSlowReads();
      await moveTo('En curso');
      await moveTo('Abierto');
      await waitFor(() => expect(sent).toEqual(['doing', 'open']));
      expect(screen.queryByText('Ya está ahí')).toBeNull();
      fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
      await waitFor(() => expect(sent).toEqual(['doing', 'open', 'doing']));
      release();
      expect(await titles(/^En curso: 2/)).toEqual(['Puerta', 'Caldera']);
    });

    it('undoes a move: the card goes back when the list has been read', async () => {
      const { sent, moveTo, release } = await openWithSlowReads();
      await moveTo('Hecho');
      fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
      await waitFor(() => expect(sent).toEqual(['done', 'open']));
      release();
      // The same records as before the move.
      expect(await titles(/^Abierto: 2/)).toEqual(['Puerta', 'Luz']);
    });
  });

  it('moves a card by dragging, and takes none that may not be moved', async () => {
    const { callsBesidesProfile } = open('&layout=board', { 'PATCH /jobs/1': { status: 200, body: {} } });
    expect(await card('Fijo')).toHaveAttribute('draggable', 'false');
    const dragged = await card('Puerta');
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent(dragged, Object.assign(createEvent.dragStart(dragged), { dataTransfer }));
    const target = await column(/^Hecho/);
    expect(target).toHaveAttribute('data-drop', 'possible');
    expect(await column(/^Otros/)).not.toHaveAttribute('data-drop');
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    expect(await screen.findByText('Movido')).toBeVisible();
    expect(callsBesidesProfile()).toContain('PATCH /jobs/1');
  });

  it('says why a card cannot be moved', async () => {
    open('&layout=board');
    fireEvent.click(within(await card('Fijo')).getByRole('button', { name: 'Mover «Fijo»' }));
    expect(
      await screen.findByRole('menuitem', { name: /Mover a «Abierto».*Este no se mueve/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  });
});
