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
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { withValueAtPath } from './withValueAtPath';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/text/TextInput';
import '../record/RecordFormPanel';
import { pressButton } from '../../testing/pressButton';

const clients: ResourceInput = {
  name: 'clients',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/clients' },
    getOne: { path: '/clients/{id}' },
    update: { path: '/clients/{id}', body: { name: '{name}', city: '{city}' } },
  },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true },
    city: { type: 'text', label: 'Ciudad', source: 'location.city' },
    notes: { type: 'text', label: 'Notas' },
  },
  list: { columns: ['name'], rowActions: ['edit'] },
  show: {
    header: { fields: ['name'] },
    tabs: { look: { label: 'Aspecto', form: { fields: ['name', 'city'], submitLabel: 'Publicar' } } },
  },
  edit: { presentation: 'modal', title: 'Editar empresa', fields: ['name', 'city'] },
  actions: { edit: { label: 'Editar', openForm: 'edit' } },
};
const CLIENT = { id: 'C1', name: 'Norte', location: { city: 'Soria' }, notes: 'x' };
const READ = 'GET /clients/C1';

/** Opens the form. Tests change `host.record` to simulate another user's save. */
function open(at = '/admin/clients?page=1&size=50', own: Partial<ResourceInput> = {}) {
  const host: { record: object; fails: boolean } = { record: CLIENT, fails: false };
  const resources = declareResources({ ...clients, ...own });
  const read = (): FakeResponse => (host.fails ? { status: 500 } : { body: { data: host.record } });
  const shown = renderConsole(
    <Routes>
      <Route
        path="/admin/clients/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'clients')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: { 'GET /clients': listResponse([CLIENT]), [READ]: read, 'PATCH /clients/C1': {} },
    },
  );
  const sent = () => shown.recordedCalls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...shown, host, sent };
}
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, value: string): Promise<void> => {
  fireEvent.change(await box(name), { target: { value } });
};
const edit = async () => {
  await pressButton('Acciones de Norte');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
  await box(/Ciudad/);
};
const question = (name = 'Estos datos han cambiado mientras tanto') =>
  screen.findByRole('alertdialog', { name });
const choice = async (field: string, name: RegExp) =>
  within(within(await question()).getByRole('group', { name: field })).getByRole('radio', { name });

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('a record that somebody else saved while its form was open', () => {
  it('is shown field by field; what was typed stays, what was not touched is theirs, and that is saved', async () => {
    const { host, sent } = open();
    await edit();
    await type(/Nombre/, 'Mío');
    host.record = { ...CLIENT, name: 'Suyo', location: { city: 'Burgos' } };
    await pressButton('Guardar');
    expect(await choice('Nombre', /Lo que has escrito: Mío/)).toBeChecked();
    expect(await choice('Nombre', /Lo que hay ahora: Suyo/)).not.toBeChecked();
    expect(await choice('Ciudad', /Lo que había: Soria/)).not.toBeChecked();
    expect(await choice('Ciudad', /Lo que hay ahora: Burgos/)).toBeChecked();
    expect(sent()).toEqual([]);
    await pressButton('Guardar así');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Mío', city: 'Burgos' }]));
  });

  it('is decided by field', async () => {
    const { host, sent } = open();
    await edit();
    await type(/Nombre/, 'Mío');
    host.record = { ...CLIENT, name: 'Suyo', location: { city: 'Burgos' } };
    await pressButton('Guardar');
    await userEvent.click(await choice('Nombre', /Suyo/));
    await userEvent.click(await choice('Ciudad', /Soria/));
    await pressButton('Guardar así');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Suyo', city: 'Soria' }]));
  });

  it('is left alone where the user goes on with the form', async () => {
    const { host, sent } = open();
    await edit();
    await type(/Nombre/, 'Mío');
    host.record = { ...CLIENT, name: 'Suyo' };
    await pressButton('Guardar');
    await question();
    await pressButton('Seguir editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await box(/Nombre/)).toHaveValue('Mío');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a field that the form does not show', { notes: 'otra' }],
    ['the same as was typed', { name: 'Mío' }],
  ])('asks nothing where it changed %s', async (_, change) => {
    const { host, sent, callsBesidesProfile } = open();
    await edit();
    await type(/Nombre/, 'Mío');
    host.record = { ...CLIENT, ...change };
    await pressButton('Guardar');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Mío', city: 'Soria' }]));
    const calls = callsBesidesProfile();
    expect(calls.slice(0, calls.indexOf('PATCH /clients/C1')).filter((call) => call === READ)).toHaveLength(
      2,
    );
  });

  it('that cannot be read is not written without a word', async () => {
    const { host, sent } = open();
    await edit();
    await type(/Nombre/, 'Mío');
    host.fails = true;
    await pressButton('Guardar');
    const unread = 'No se ha podido comprobar si los datos han cambiado';
    await question(unread);
    expect(sent()).toEqual([]);
    await pressButton('Seguir editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await pressButton('Guardar');
    await question(unread);
    await pressButton('Guardar de todos modos');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Mío', city: 'Soria' }]));
  });

  it('is asked about in no field that is not there: what is hidden is sent empty, what may not be seen as it is now', async () => {
    const { host, sent } = open(undefined, {
      api: {
        getList: { path: '/clients' },
        getOne: { path: '/clients/{id}' },
        update: {
          path: '/clients/{id}',
          body: { name: '{name}', notes: '{notes}', rate: '{rate}', mail: '{mail}' },
        },
      },
      fields: {
        name: { type: 'text', label: 'Nombre' },
        city: { type: 'text', label: 'Ciudad', source: 'location.city' },
        notes: { type: 'text', label: 'Notas', visibleWhen: { field: 'city', equals: 'Burgos' } },
        rate: { type: 'text', label: 'Tarifa', access: 'see_rates' },
        mail: { type: 'text', label: 'Correo', visibleWhen: { field: '$me.email', empty: false } },
      },
      edit: {
        presentation: 'modal',
        title: 'Editar empresa',
        fields: ['name', 'city', 'notes', 'rate', 'mail'],
      },
    });
    host.record = { ...CLIENT, rate: 'A', mail: 'a@example.com' };
    await edit();
    await box(/Correo/);
    await type(/Nombre/, 'Mío');
    host.record = { ...host.record, notes: 'otra', rate: 'B' };
    await pressButton('Guardar');
    await waitFor(() =>
      expect(sent()).toEqual([{ name: 'Mío', notes: null, rate: 'B', mail: 'a@example.com' }]),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is compared in a tab, too', async () => {
    const { host, sent } = open('/admin/clients/C1/look');
    await type(/Nombre/, 'Mío');
    host.record = { ...CLIENT, location: { city: 'Burgos' } };
    await pressButton('Publicar');
    expect(await choice('Ciudad', /Burgos/)).toBeChecked();
    await pressButton('Guardar así');
    await waitFor(() => expect(sent()).toEqual([{ name: 'Mío', city: 'Burgos' }]));
  });
});

describe('a value in a record', () => {
  it('is put at its path, beside what is there', () => {
    expect(withValueAtPath({ id: 1, location: { city: 'a', zip: 'b' } }, 'location.city', 'c')).toEqual({
      id: 1,
      location: { city: 'c', zip: 'b' },
    });
    expect(withValueAtPath({}, 'x.y', 1)).toEqual({ x: { y: 1 } });
  });
});
