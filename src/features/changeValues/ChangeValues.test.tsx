// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { jobManager } from '../../jobs/jobManager';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { pressButton } from '../../testing/pressButton';
import { renderConsole } from '../../testing/renderConsole';
import { resetStore } from '../../testing/resetStore';
import { ListPage } from '../../list/ListPage';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/number/NumberInput';
import '../../fields/text/TextInput';
import './ChangeValues';

const posts: ResourceInput = {
  name: 'posts',
  label: { one: 'plaza', many: 'Plazas' },
  recordRepresentation: 'code',
  api: {
    getList: { path: '/posts' },
    getOne: { path: '/posts/{id}' },
    update: { path: '/posts/{id}', body: 'data' },
  },
  access: { edit: 'update_posts', disabledReason: 'Sin permiso para editar' },
  fields: {
    code: { type: 'text', label: 'Código' },
    alias: {
      type: 'text',
      label: 'Alias',
      maxLength: 20,
      disabledWhen: [{ when: { field: 'code', equals: 'P4' }, reason: 'Esta no se cambia' }],
    },
    power: { type: 'number', label: 'Potencia', max: 400 },
  },
  list: {
    columns: ['code', { field: 'alias', editable: true }, { field: 'power', editable: true }],
    bulkActions: ['change'],
  },
  edit: { fields: ['code', 'alias', 'power'] },
};

const row = (number: number) => ({ id: String(number), code: `P${number}`, alias: 'Norte', power: 7 });
const one = ({ url }: RecordedCall): { body: { data: ReturnType<typeof row> } } => ({
  body: { data: row(Number(url.split('/').at(-1))) },
});

function open(responses: Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse)> = {}) {
  const resources = declareResources(posts);
  const rows = [1, 2, 3, 4].map(row);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'posts')} />, {
    resources,
    initialPath: '/admin/posts',
    responses: {
      'GET /posts': () => listResponse(rows),
      ...Object.fromEntries(
        rows.flatMap(({ id }) => [
          [`GET /posts/${id}`, one],
          [`PATCH /posts/${id}`, { body: {} }],
        ]),
      ),
      ...responses,
    },
  });
}
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
const change = async (value: string) => {
  await pressButton('Cambiar…');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Alias' }), value);
  await pressButton('Cambiar 4 filas');
};
const results = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar: Alias' }));
  await dialog.findByRole('button', { name: 'Cerrar' });
  return within(dialog.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((line) => Array.from(line.children, (cell) => cell.textContent).join(' · '))
    .toSorted();
};
const writes = ({ recordedCalls }: { recordedCalls: RecordedCall[] }) =>
  recordedCalls.filter(({ method }) => method !== 'GET');

beforeEach(() => saveSession({ token: 't', permissions: ['update_posts'] }));
afterEach(() => {
  resetStore(jobManager.store);
  clearSession();
});

describe('one value for the selected rows', () => {
  it('is sent for each, with a result for each; rows that were not done stay selected and can be sent again', async () => {
    let isRefused = true;
    const host = open({
      'GET /posts/2': { body: { data: { ...row(2), alias: 'Este' } } },
      'PATCH /posts/3': () => (isRefused ? { status: 500, body: {} } : { body: {} }),
    });
    await selectAll();
    await change('Sur');
    const lines = await results();
    expect(lines[0]).toBe('P1 · Hecho · ');
    expect(lines[1]).toContain('P2 · No hecho · Otra persona lo ha cambiado entretanto');
    expect(lines[2]).toContain('P3 · No hecho · ');
    expect(lines[3]).toContain('Esta no se cambia');
    expect(writes(host).map(({ url, body }) => [url, body])).toEqual([
      ['/posts/1', { data: { code: 'P1', alias: 'Sur', power: 7 } }],
      ['/posts/3', { data: { code: 'P3', alias: 'Sur', power: 7 } }],
    ]);
    isRefused = false;
    await pressButton('Repetir las 2 que han fallado');
    await waitFor(async () => expect((await results())[2]).toBe('P3 · Hecho · '));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('2 filas seleccionadas')).toBeVisible();
  });

  it('is checked by the rules of the field before anything is sent', async () => {
    const host = open();
    await selectAll();
    await pressButton('Cambiar…');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Dato' }), 'Potencia');
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Potencia' }), '9999');
    await pressButton('Cambiar 4 filas');
    expect(await screen.findByText(/400/)).toBeVisible();
    expect(writes(host)).toEqual([]);
  });

  it('is not offered without the right to edit, with the reason', async () => {
    saveSession({ token: 't', permissions: [] });
    open();
    const button = await screen.findByRole('button', { name: 'Cambiar…' });
    expect(button).toHaveAccessibleDescription('Sin permiso para editar');
  });
});
