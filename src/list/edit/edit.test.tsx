// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../../show/ShowPage';
import { ListPage } from '../ListPage';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../fields/enum/EnumInput';
import '../../fields/number/NumberInput';
import '../../fields/text/TextInput';
import './CellEdit';
import './CellEditor';
import '../filters/ListFilters';
import '../layouts/LayoutTabs';
import '../params/LocalListParams';
import '../../ui/dialog/DiscardDialog';

type Answer = FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>);

const posts = (api: ResourceInput['api'], rest: Partial<ResourceInput> = {}): ResourceInput => ({
  name: 'posts',
  label: { one: 'plaza', many: 'Plazas' },
  recordRepresentation: 'code',
  api,
  access: { edit: 'update_posts' },
  fields: {
    code: { type: 'text', label: 'Código' },
    alias: { type: 'text', label: 'Alias' },
    state: { type: 'enum', label: 'Estado', values: { free: 'Libre', taken: 'Ocupada' } },
    power: { type: 'number', label: 'Potencia', max: 400, required: true },
    note: {
      type: 'text',
      label: 'Nota',
      disabledWhen: [{ when: { field: 'state', equals: 'taken' }, reason: 'Está ocupada' }],
    },
    secret: { type: 'text', label: 'Clave', access: 'read_secrets' },
  },
  list: {
    columns: [
      'code',
      { field: 'alias', editable: true },
      { field: 'state', editable: true },
      { field: 'power', editable: true },
      { field: 'note', editable: true },
      { field: 'secret', editable: true },
    ],
    rowClick: '/admin/posts/{id}/start',
  },
  edit: { fields: ['code', 'alias', 'state', 'power', 'note', 'secret'] },
  ...rest,
});

/** An update that documents its body. */
const declared: ResourceInput['api'] = {
  getList: { path: '/posts' },
  getOne: { path: '/posts/{id}' },
  update: { path: '/posts/{id}', body: 'data' },
};
const first = { id: '1', code: 'P1', alias: 'Norte', state: 'free', power: '7.40', note: '', secret: 's' };
const second = { id: '2', code: 'P2', alias: 'Sur', state: 'taken', power: 50, note: 'x', secret: 's' };

function open(responses: Record<string, Answer> = {}, resource: ResourceInput = posts(declared)) {
  const resources = declareResources(resource);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'posts')} />, {
    resources,
    initialPath: '/admin/posts',
    responses: {
      'GET /posts': () => listResponse([first, second]),
      'GET /posts/1': { body: { data: first } },
      'GET /posts/2': { body: { data: second } },
      'PATCH /posts/1': { body: {} },
      'PATCH /posts/2': { body: {} },
      ...responses,
    },
  });
}

const pencil = (name: string) => screen.findByRole('button', { name });
const editor = (name: string) => screen.findByRole('dialog', { name });
const input = async (name: string) => within(await editor(name)).findByRole('textbox');
const focused = async (name: string, role = 'textbox') => {
  const control = await within(await editor(name)).findByRole(role);
  await waitFor(() => expect(control).toHaveFocus());
};
const openCell = async (label: string, title = 'P1') => {
  await userEvent.click(await pencil(`Cambiar ${label} de ${title}`));
  return input(`${label}: ${title}`);
};
const writes = ({ recordedCalls }: { recordedCalls: RecordedCall[] }) =>
  recordedCalls.filter(({ method }) => method !== 'GET');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => saveSession({ token: 't', permissions: ['update_posts'] }));
afterEach(() => clearSession());

describe('a value changed in its cell', () => {
  it('is opened by F2 in the row, replaces the text that is there, and Enter saves it with what came of the rest', async () => {
    let alias = 'Norte';
    const host = open({
      'GET /posts': () => listResponse([{ ...first, alias }, second]),
      'PATCH /posts/1': () => {
        alias = 'Este';
        return { body: {} };
      },
    });
    const link = await screen.findByRole('link', { name: 'P1' });
    await pencil('Cambiar Alias de P1');
    link.focus();
    await userEvent.keyboard('{F2}');
    await focused('Alias: P1');
    await userEvent.keyboard('Este{Enter}');
    await closed();
    const [write] = writes(host);
    expect(write?.body).toEqual({
      data: { code: 'P1', alias: 'Este', state: 'free', power: '7.40', note: '', secret: 's' },
    });
    expect(await pencil('Cambiar Alias de P1')).toHaveFocus();
    expect(await screen.findByText('Este')).toBeVisible();
    expect(host.currentPath()).toMatch(/^\/admin\/posts\?/);
  });

  it('is the only member of the body where the host takes a part of a record', async () => {
    const resources = declareResources(posts({ dialect: 'postgrest', path: '/posts' }));
    const host = renderConsole(<ListPage resource={getDeclaredResource(resources, 'posts')} />, {
      resources,
      initialPath: '/admin/posts',
      responses: {
        'GET /posts': { body: [first], headers: { 'content-range': '0-0/1' } },
        'PATCH /posts': { body: [first] },
      },
    });
    await userEvent.type(await openCell('Alias'), '{Control>}a{/Control}Este{Enter}');
    await closed();
    expect(writes(host).map(({ body }) => body)).toEqual([{ alias: 'Este' }]);
  });

  it('is restored by Escape, and nothing is sent', async () => {
    const host = open();
    await userEvent.type(await openCell('Alias'), 'Este{Escape}');
    await closed();
    expect(writes(host)).toEqual([]);
    expect(screen.getByText('Norte')).toBeVisible();
    expect(await pencil('Cambiar Alias de P1')).toHaveFocus();
  });

  it('is saved by Tab, which opens the next cell, also of the next row; Shift+Tab the previous one', async () => {
    const host = open();
    await openCell('Alias');
    await userEvent.keyboard('Este{Tab}');
    await focused('Estado: P1', 'combobox');
    await userEvent.keyboard('{Tab}');
    await focused('Potencia: P1', 'spinbutton');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await focused('Estado: P1', 'combobox');
    await userEvent.keyboard('{Escape}');
    await openCell('Nota');
    await userEvent.keyboard('{Tab}');
    await editor('Alias: P2');
    await waitFor(() => expect(writes(host)).toHaveLength(1));
  });

  it('is checked by the rules of the form: the cell says what is wrong and keeps it', async () => {
    const host = open();
    await userEvent.click(await pencil('Cambiar Potencia de P1'));
    const power = await within(await editor('Potencia: P1')).findByRole('spinbutton');
    await waitFor(() => expect(power).toHaveFocus());
    await userEvent.keyboard('9999{Tab}');
    expect(await screen.findByText(/400/)).toBeVisible();
    expect(power).toHaveValue(9999);
    expect(writes(host)).toEqual([]);
  });

  it('that was not changed is neither checked nor sent', async () => {
    const host = open();
    await openCell('Alias');
    await userEvent.keyboard('{Enter}');
    await closed();
    expect(writes(host)).toEqual([]);
  });

  it('is not saved by the Enter of an input method', async () => {
    const host = open();
    const alias = await openCell('Alias');
    await userEvent.keyboard('Este');
    fireEvent.keyDown(alias, { key: 'Tab', isComposing: true });
    fireEvent.keyDown(alias, { key: 'Escape', isComposing: true });
    expect(alias).toHaveValue('Este');
    expect(alias).toBeVisible();
    expect(writes(host)).toEqual([]);
  });

  it('of ten thousand pasted characters is sent whole, and a refusal keeps it', async () => {
    const host = open({ 'PATCH /posts/1': { status: 413, body: { message: 'The value is too long' } } });
    await openCell('Alias');
    const text = 'ñ'.repeat(10_000);
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No se ha guardado')).toBeVisible();
    expect(await input('Alias: P1')).toHaveValue(text);
    expect(writes(host)[0]?.body).toMatchObject({ data: { alias: text } });
  });
});

describe('a refusal', () => {
  it('of a field is shown at the cell; Enter tries again', async () => {
    let isRefused = true;
    const host = open({
      'PATCH /posts/1': () =>
        isRefused
          ? {
              status: 422,
              body: { errors: [{ source: { pointer: '/data/alias' }, detail: 'Ese alias ya existe' }] },
            }
          : { body: {} },
    });
    await openCell('Alias');
    await userEvent.keyboard('Sur{Enter}');
    expect(await screen.findByText('Ese alias ya existe')).toBeVisible();
    isRefused = false;
    (await input('Alias: P1')).focus();
    await userEvent.keyboard('{Enter}');
    await closed();
    expect(writes(host)).toHaveLength(2);
  });

  it.each([403, 404, 409, 500])('with %i is said at the cell, with a way back', async (status) => {
    open({ 'PATCH /posts/1': { status, body: {} } });
    await openCell('Alias');
    await userEvent.keyboard('Sur{Enter}');
    expect(
      within(await editor('Alias: P1')).getByRole('button', { name: /Dejar como estaba/ }),
    ).toBeVisible();
    expect(await within(await editor('Alias: P1')).findByText('No se ha guardado')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dejar como estaba (Esc)' }));
    await closed();
    expect(screen.getByText('Norte')).toBeVisible();
  });

  it('that never came is unknown: the cell offers to check, and nothing is sent again', async () => {
    const host = open({ 'PATCH /posts/1': 'refused' });
    await openCell('Alias');
    await userEvent.keyboard('Este{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Comprobar' }));
    await waitFor(() => expect(screen.queryByText('Comprobando…')).toBeNull());
    expect(writes(host)).toHaveLength(1);
    expect(await input('Alias: P1')).toHaveValue('Este');
  });
});

describe('two people', () => {
  it('who change one cell: the second is asked before anything is sent', async () => {
    const host = open({ 'GET /posts/1': { body: { data: { ...first, alias: 'Oeste' } } } });
    await openCell('Alias');
    await userEvent.keyboard('Este{Enter}');
    expect(await screen.findByText('Oeste')).toBeVisible();
    expect(writes(host)).toEqual([]);
  });

  it('who change two cells of one record: the other value is not sent back', async () => {
    const host = open({ 'GET /posts/1': { body: { data: { ...first, power: 22 } } } });
    await openCell('Alias');
    await userEvent.keyboard('Este{Enter}');
    await closed();
    expect(writes(host)[0]?.body).toMatchObject({ data: { alias: 'Este', power: 22 } });
  });

  it('one of whom has locked the value meanwhile: it is not sent', async () => {
    const host = open({ 'GET /posts/1': { body: { data: { ...first, state: 'taken' } } } });
    await openCell('Nota');
    await userEvent.keyboard('Aviso{Enter}');
    expect(await screen.findByText('Está ocupada')).toBeVisible();
    expect(writes(host)).toEqual([]);
  });

  it('two changes of one record are sent one after another', async () => {
    const held: ((answer: FakeResponse) => void)[] = [];
    const read = ['Norte', 'Norte 1', 'Norte 2'];
    let answered = 0;
    const host = open({
      'GET /posts': () => listResponse([{ ...first, alias: read[answered] }, second]),
      'PATCH /posts/1': () => new Promise<FakeResponse>((resolve) => void held.push(resolve)),
    });
    await openCell('Alias');
    await userEvent.keyboard('Este{Tab}');
    await editor('Estado: P1');
    await openCell('Nota');
    await userEvent.keyboard('Aviso{Enter}');
    await waitFor(() => expect(writes(host)).toHaveLength(1));
    for (const alias of ['Norte 1', 'Norte 2']) {
      answered += 1;
      held.shift()?.({ body: {} });
      // The list is read again.
      await screen.findByText(alias);
    }
    expect(writes(host)).toHaveLength(2);
  });
});

/** Rows that are sorted by a column, which a click on its head changes. */
const sortable = (rest: Partial<NonNullable<ResourceInput['list']>> = {}): ResourceInput => {
  const { list, fields, ...resource } = posts(declared);
  return {
    ...resource,
    fields: { ...fields, code: { type: 'text', label: 'Código', sortable: true } },
    list: { ...list, columns: list?.columns ?? [], ...rest },
  };
};
const question = () => screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });

describe('an unsaved value', () => {
  it('is asked about before the list shows other rows; kept, nothing has moved', async () => {
    const host = open({}, sortable());
    await openCell('Alias');
    await userEvent.keyboard('Este');
    const before = host.currentPath();
    await userEvent.click(screen.getByRole('button', { name: 'Código' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(host.currentPath()).toBe(before);
    expect(await input('Alias: P1')).toHaveValue('Este');
  });

  it('that is discarded for it closes its cell, also if the row stays, and leaves no draft', async () => {
    const host = open({}, sortable());
    await openCell('Alias');
    await userEvent.keyboard('Este');
    await userEvent.click(screen.getByRole('button', { name: 'Código' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    await closed();
    expect(host.currentPath()).toMatch(/sort=code/);
    expect(writes(host)).toEqual([]);
    expect(await openCell('Alias')).toHaveValue('Norte');
    expect(screen.queryByText(/borrador/i)).toBeNull();
  });

  it('is asked about before another layout', async () => {
    const host = open({}, sortable({ cards: { fields: ['alias'] } }));
    await screen.findByRole('link', { name: 'Tarjetas' });
    await openCell('Alias');
    await userEvent.keyboard('Este');
    await userEvent.click(screen.getByRole('link', { name: 'Tarjetas' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(host.currentPath()).not.toMatch(/layout/);
    expect(await input('Alias: P1')).toHaveValue('Este');
  });

  it('is not asked about where its row stays: another part of the address changes', async () => {
    const host = open({}, sortable());
    await openCell('Alias');
    await userEvent.keyboard('Este');
    await act(() => host.go('/admin/posts?page=1&size=50&peek=2'));
    expect(host.currentPath()).toMatch(/peek=2/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await input('Alias: P1')).toHaveValue('Este');
  });

  it('is asked about by a list that keeps its page to itself, too', async () => {
    const rows = sortable();
    const houses: ResourceInput = {
      name: 'houses',
      label: 'Casas',
      recordRepresentation: 'name',
      api: { getOne: { path: '/houses/{id}' } },
      fields: { name: { type: 'text' } },
      show: {
        header: { fields: ['name'] },
        tabs: {
          posts: {
            label: 'Plazas',
            list: { resource: 'posts', columns: rows.list?.columns ?? [], rowClick: false, syncUrl: false },
          },
        },
      },
    };
    const resources = declareResources(houses, rows);
    const host = renderConsole(
      <Routes>
        <Route
          path="/admin/houses/:id/:tab?"
          element={<ShowPage resource={getDeclaredResource(resources, 'houses')} />}
        />
      </Routes>,
      {
        resources,
        initialPath: '/admin/houses/1/posts',
        responses: {
          'GET /houses/1': { body: { data: { id: '1', name: 'Casa' } } },
          'GET /posts': () => listResponse([first, second]),
        },
      },
    );
    const listReads = () => host.calls().filter((call) => call.startsWith('GET /posts?'));
    await openCell('Alias');
    await userEvent.keyboard('Este');
    for (const [answer, reads] of [
      ['Seguir editando', 1],
      ['Descartar', 2],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Código' }));
      await userEvent.click(within(await question()).getByRole('button', { name: answer }));
      await waitFor(() => expect(listReads()).toHaveLength(reads));
    }
    expect(listReads()[1]).toMatch(/sort=code/);
    await closed();
  });
});

describe('a double click', () => {
  it('opens the cell in rows that open nothing themselves', async () => {
    open({}, sortable({ rowClick: false }));
    await pencil('Cambiar Alias de P1');
    await userEvent.dblClick(screen.getByText('Norte'));
    await focused('Alias: P1');
  });

  it('in other rows opens the record, as each click does [CLIENT-04]', async () => {
    const host = open();
    await pencil('Cambiar Alias de P1');
    await userEvent.dblClick(screen.getByText('Norte'));
    expect(host.currentPath()).toMatch(/^\/admin\/posts\/1\/start/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a cell', () => {
  it('of a locked value says why', async () => {
    open();
    const button = await pencil('Cambiar Nota de P2');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Está ocupada');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a locked value is passed over by F2', async () => {
    const edit = { fields: ['note', 'alias'] };
    open(
      {},
      {
        ...posts(declared, { edit }),
        list: {
          rowClick: '/admin/posts/{id}/start',
          columns: ['code', { field: 'note', editable: true }, { field: 'alias', editable: true }],
        },
      },
    );
    const link = await screen.findByRole('link', { name: 'P2' });
    await pencil('Cambiar Alias de P2');
    link.focus();
    await userEvent.keyboard('{F2}');
    await focused('Alias: P2');
  });

  it('of a field that the user may not see is not offered', async () => {
    open();
    await pencil('Cambiar Alias de P1');
    expect(screen.queryByRole('button', { name: /Clave/ })).toBeNull();
  });

  it('of a user without the right to edit is not offered', async () => {
    saveSession({ token: 't', permissions: [] });
    open();
    await screen.findByText('Norte');
    // Another lazy part of the rows has rendered by then.
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: /^Cambiar / })).toBeNull();
  });

  it('moves the focus to the next one with the arrow keys', async () => {
    open();
    (await pencil('Cambiar Alias de P1')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await pencil('Cambiar Estado de P1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await pencil('Cambiar Estado de P2')).toHaveFocus();
  });
});
