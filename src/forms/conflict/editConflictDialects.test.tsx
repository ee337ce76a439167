// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole, type RenderConsoleOptions } from '../../testing/renderConsole';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/text/TextInput';
import '../record/RecordFormPanel';
import { pressButton } from '../../testing/pressButton';

const pumps = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'code',
  api: { path: '/pumps' },
  fields: {
    code: { type: 'text', label: 'Código' },
    alias: { type: 'text', label: 'Alias' },
    notes: { type: 'text', label: 'Notas' },
    on: { type: 'boolean', label: 'En marcha' },
  },
  list: { columns: ['code'], rowActions: ['edit', 'start'] },
  edit: { presentation: 'modal', title: 'Editar bomba', fields: ['alias', 'notes'] },
} satisfies ResourceInput;
const PUMP = { id: 'P1', code: 'P-1', alias: 'Sur', notes: 'x', on: false, power: 7 };

/** Simulates two users on one record: tests put the other user's save into `host.record`. */
function open(own: Partial<ResourceInput>, more: Partial<RenderConsoleOptions> = {}) {
  const host: { record: object | undefined } = { record: PUMP };
  const resources = declareResources({ ...pumps, ...own });
  const rows = (): FakeResponse => ({
    body: { content: [host.record], data: [host.record], totalElements: 1 },
    headers: { 'X-Total-Count': '1' },
  });
  const plain = (): FakeResponse => ({ body: [host.record], headers: { 'X-Total-Count': '1' } });
  const shown = renderConsole(
    <Routes>
      <Route
        path="/admin/pumps/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'pumps')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/pumps',
      responses: {
        'GET /pumps': own.api?.dialect === 'json-server' ? plain : rows,
        'GET /pumps/P1': () => (host.record ? { body: host.record } : { status: 500 }),
        'PUT /pumps/P1': { body: {} },
        'PATCH /pumps/P1': { body: {} },
      },
      ...more,
    },
  );
  const sent = () => shown.recordedCalls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...shown, host, sent };
}
const act = async (name: string) => {
  await pressButton('Acciones de P-1');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const typeAlias = async (value: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: /Alias/ }), { target: { value } });
};
const question = (name = 'Estos datos han cambiado mientras tanto') =>
  screen.findByRole('alertdialog', { name });

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('two people at one record of a host that is sent it whole', () => {
  it.each<[string, Partial<ResourceInput>, Partial<RenderConsoleOptions>]>([
    ['json-server, by the declaration', { api: { path: '/pumps', dialect: 'json-server' } }, {}],
    ['spring, by the config of the host', {}, { dialects: { main: 'spring' } }],
  ])('are asked about what both changed, and what only one did stays: %s', async (_, own, more) => {
    const { host, sent } = open(own, more);
    await act('Editar');
    await typeAlias('Norte');
    host.record = { ...PUMP, alias: 'Este', code: 'P-9', power: 9 };
    await pressButton('Guardar');
    const alias = within(await question()).getByRole('group', { name: 'Alias' });
    expect(within(alias).getByRole('radio', { name: /Este/ })).not.toBeChecked();
    expect(sent()).toEqual([]);
    await pressButton('Guardar así');
    await waitFor(() => expect(sent()).toEqual([{ ...PUMP, alias: 'Norte', code: 'P-9', power: 9 }]));
  });
});

describe('a record of which its row in a list is the whole', () => {
  const whole: Partial<ResourceInput> = {
    api: {
      getOne: 'row',
      getList: { path: '/pumps', paged: false },
      update: { path: '/pumps/{id}', body: { alias: '{alias}', notes: '{notes}', on: '{on}' } },
    },
    actions: {
      edit: { label: 'Editar', openForm: 'edit' },
      start: {
        label: 'Arrancar',
        call: {
          method: 'PATCH',
          path: '/pumps/{id}',
          body: { alias: '{alias}', notes: '{notes}', on: true },
        },
        outcomes: [{ on: 'error', error: 'No se ha podido arrancar' }],
      },
    },
  };

  it('is read by that list before it is saved', async () => {
    const { host, sent } = open(whole);
    await act('Editar');
    await typeAlias('Norte');
    host.record = { ...PUMP, notes: 'y', on: true };
    await pressButton('Guardar');
    expect(within(await question()).getByRole('radio', { name: /Lo que hay ahora: y/ })).toBeChecked();
    await pressButton('Guardar así');
    await waitFor(() => expect(sent()).toEqual([{ alias: 'Norte', notes: 'y', on: true }]));
  });

  it('is not saved without a word where somebody else has taken it away', async () => {
    const { host, sent } = open(whole);
    await act('Editar');
    await typeAlias('Norte');
    host.record = { ...PUMP, id: 'P2' };
    await pressButton('Guardar');
    await question('No se ha podido comprobar si los datos han cambiado');
    expect(sent()).toEqual([]);
  });

  it('is taken along by an act as it is now, not as its row showed it [AREA-27, CONS-23]', async () => {
    const { host, sent } = open(whole);
    await screen.findByText('P-1');
    host.record = { ...PUMP, alias: 'Este' };
    await act('Arrancar');
    await waitFor(() => expect(sent()).toEqual([{ alias: 'Este', notes: 'x', on: true }]));
  });

  it('that an act cannot read is not written by it', async () => {
    const { host, sent } = open(whole);
    await screen.findByText('P-1');
    host.record = { ...PUMP, id: 'P2' };
    await act('Arrancar');
    expect((await screen.findAllByText(/No se ha podido arrancar/))[0]).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
