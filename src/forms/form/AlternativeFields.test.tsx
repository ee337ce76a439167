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
import { pressButton } from '../../testing/pressButton';
import { renderConsole } from '../../testing/renderConsole';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/text/TextInput';
import '../panels/ActionForm';
import '../record/RecordFormPage';

const keys: ResourceInput = {
  name: 'keys',
  label: { one: 'llave', many: 'Llaves' },
  recordRepresentation: 'name',
  api: { getList: { path: '/keys' } },
  fields: { name: { type: 'text', label: 'Nombre' }, code: { type: 'text', label: 'Código' } },
  list: { columns: ['name'], rowActions: ['give', 'melt'] },
  actions: {
    give: {
      label: 'Dar',
      form: {
        width: '50%',
        fields: {
          email: { type: 'email', label: 'Correo', required: true, writePath: 'who' },
          first: { type: 'text', label: 'Nombre propio', required: true },
          last: { type: 'text', label: 'Apellido', required: true, writePath: 'who' },
          note: { type: 'text', label: 'Nota' },
        },
        layout: [
          {
            alternatives: [
              { label: 'Por correo', fields: ['email'] },
              { label: 'Por nombre', fields: [{ row: ['first', 'last'], widths: [2, 4] }] },
            ],
          },
          'note',
        ],
      },
      call: {
        method: 'POST',
        path: '/keys/{id}/to/{form.who}',
        body: { first: '{form.first}', note: '{form.note}' },
      },
      outcomes: [{ on: 'success', success: 'Dada' }],
      effects: ['clearSearchOrRefetch'],
    },
    melt: {
      label: 'Fundir',
      danger: true,
      form: {
        fields: {
          typed: {
            type: 'text',
            label: 'Escribe el código',
            required: true,
            equalTo: 'code',
            equalText: 'Otro código',
          },
          again: { type: 'text', label: 'Otra vez', equalTo: 'typed' },
        },
        submitRequiresValid: true,
      },
      call: { method: 'DELETE', path: '/keys/{id}' },
    },
  },
};
const makers: ResourceInput = {
  name: 'makers',
  label: { one: 'fábrica', many: 'Fábricas' },
  recordRepresentation: 'code',
  api: { create: { path: '/makers', body: 'bare' } },
  fields: { code: { type: 'text', label: 'Código', required: true, pattern: '[A-Z]+' } },
  create: {
    presentation: 'page',
    fields: ['code'],
    prefill: 'code',
    submitRequiresValid: true,
    effects: ['resetForm'],
  },
};
const KEY = { id: 'K1', name: 'Portal', code: 'AB1' };

function open(at = '/admin/keys?page=1&size=50', answers: Record<string, FakeResponse> = {}) {
  const resources = declareResources(keys, makers);
  const routes = (
    <Routes>
      {['keys', 'makers'].map((name) => (
        <Route
          key={name}
          path={`/admin/${name}/*`}
          element={<ResourceRoutes resource={getDeclaredResource(resources, name)} />}
        />
      ))}
    </Routes>
  );
  return renderConsole(routes, {
    resources,
    initialPath: at,
    responses: { 'GET /keys': listResponse([KEY]), 'POST /makers': {}, ...answers },
  });
}
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const fill = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fromRow = async (item: string) => {
  await press('Acciones de Portal');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const writes = (seen: { method: string; url: string; body: unknown }[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('ways to fill a form in', () => {
  it('shows one, which alone is checked and sent; what was typed in the other stays there', async () => {
    const { recordedCalls } = open('/admin/keys?page=1&size=50', { 'POST /keys/K1/to/Sol': {} });
    await fromRow('Dar');
    await fill(/Correo/, 'no es un correo');
    expect(screen.queryByRole('textbox', { name: /Apellido/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Por nombre' }));
    expect(screen.queryByRole('textbox', { name: /Correo/ })).toBeNull();
    await press('Dar');
    expect(await screen.findAllByText('Obligatorio')).toHaveLength(2);
    expect(writes(recordedCalls)).toEqual([]);
    await fill(/Nombre propio/, 'Ana');
    await fill(/Apellido/, 'Sol');
    await userEvent.click(screen.getByRole('radio', { name: 'Por correo' }));
    expect(await box(/Correo/)).toHaveValue('no es un correo');
    await userEvent.click(screen.getByRole('radio', { name: 'Por nombre' }));
    expect(await box(/Apellido/)).toHaveValue('Sol');
    await press('Dar');
    await waitFor(() =>
      expect(writes(recordedCalls)).toEqual([['POST /keys/K1/to/Sol', { first: 'Ana', note: null }]]),
    );
  });

  it('has the declared widths of the fields of a row', async () => {
    open('/admin/keys?page=1&size=50');
    await fromRow('Dar');
    await userEvent.click(await screen.findByRole('radio', { name: 'Por nombre' }));
    await box(/Apellido/);
    const widths = [...document.querySelectorAll<HTMLElement>('.form-row.with-widths > div')].map((cell) => [
      within(cell).getByRole('textbox').getAttribute('name'),
      cell.style.getPropertyValue('--sixths'),
    ]);
    expect(widths).toEqual([
      ['first', '2'],
      ['last', '4'],
    ]);
  });

  it('sends the first one where nothing else was chosen, by the name both are written under', async () => {
    const { recordedCalls } = open('/admin/keys?page=1&size=50', { 'POST /keys/K1/to/a%40b.es': {} });
    await fromRow('Dar');
    const dialog = await screen.findByRole('dialog', { name: 'Dar' });
    expect(dialog.className).toContain('form-panel');
    await fill(/Correo/, 'a@b.es');
    await press('Dar');
    await waitFor(() =>
      expect(writes(recordedCalls)).toEqual([['POST /keys/K1/to/a%40b.es', { first: null, note: null }]]),
    );
  });
});

describe('a list after a success', () => {
  it.each([
    [
      'is read once, without its search [GWL-44, GWL-45]',
      '&search=por',
      'GET /keys?page[number]=1&page[size]=50',
    ],
    ['is read once [GWL-44]', '', 'GET /keys?page[number]=1&page[size]=50'],
  ])('%s', async (_, search, read) => {
    const { recordedCalls, callsBesidesProfile, currentPath } = open(`/admin/keys?page=1&size=50${search}`, {
      'POST /keys/K1/to/a%40b.es': {},
    });
    await fromRow('Dar');
    await fill(/Correo/, 'a@b.es');
    await press('Dar');
    await screen.findByText('Dada');
    await waitFor(() => expect(currentPath()).toBe('/admin/keys?page=1&size=50'));
    const after = () =>
      callsBesidesProfile().slice(callsBesidesProfile().findIndex((call) => call.startsWith('POST')) + 1);
    await waitFor(() => expect(after()).toEqual([read]));
    expect(writes(recordedCalls)).toHaveLength(1);
  });
});

describe('what has to be typed exactly', () => {
  it('is compared to the last blank; neither the button nor Enter passes before [GWL-41]', async () => {
    const { recordedCalls } = open('/admin/keys?page=1&size=50', { 'DELETE /keys/K1': { status: 204 } });
    await fromRow('Fundir');
    const typed = await box(/Escribe el código/);
    const melt = await screen.findByRole('button', { name: 'Fundir' });
    expect(melt).toHaveAttribute('aria-disabled', 'true');
    expect(melt).toHaveAttribute('title', 'Completa los campos obligatorios');
    await userEvent.type(typed, '{Enter}');
    await waitFor(() => expect(typed).toHaveAccessibleDescription(/Obligatorio/));
    for (const wrong of ['AB1 ', ' AB1', 'ab1', 'AB']) {
      fireEvent.change(typed, { target: { value: wrong } });
      await waitFor(() => expect(typed).toHaveAccessibleDescription(/Otro código/));
      await userEvent.type(typed, '{Enter}');
      expect(melt).toHaveAttribute('aria-disabled', 'true');
    }
    await fill(/Escribe el código/, 'AB1');
    await fill(/Otra vez/, 'AB2');
    const again = await box(/Otra vez/);
    await waitFor(() => expect(again).toHaveAccessibleDescription(/No coincide/));
    expect(writes(recordedCalls)).toEqual([]);
    await fill(/Otra vez/, 'AB1');
    await waitFor(() => expect(melt).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(melt);
    await waitFor(() => expect(writes(recordedCalls)).toEqual([['DELETE /keys/K1', undefined]]));
  });
});

describe('a form that starts again', () => {
  it.each(['/admin/makers', '/admin/makers/ABC', '/admin/makers?code=ABC', '/admin/makers/create?code=ABC'])(
    'is empty after a success, at %s as elsewhere [PROV-07]',
    async (at) => {
      const { recordedCalls, currentPath } = open(at);
      await fill(/Código/, 'XYZ');
      await pressButton('Crear');
      await screen.findByText('Creado correctamente');
      expect(writes(recordedCalls)).toEqual([['POST /makers', { code: 'XYZ' }]]);
      await waitFor(async () => expect(await box(/Código/)).toHaveValue(''));
      expect(currentPath()).toBe(at.includes('create') ? '/admin/makers/create' : '/admin/makers');
      expect(screen.getByRole('button', { name: 'Crear' })).toHaveAttribute('aria-disabled', 'true');
      await fill(/Código/, 'QQ');
      await pressButton('Crear');
      await waitFor(() => expect(writes(recordedCalls)).toHaveLength(2));
    },
  );

  it('is sent by a press right after the last key, before the form has been checked', async () => {
    const { recordedCalls } = open('/admin/makers/create', { 'POST /makers': { status: 201, body: {} } });
    const code = await screen.findByRole('textbox', { name: /Código/ });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Crear' })).toBeVisible());
    fireEvent.change(code, { target: { value: 'OK' } });
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(recordedCalls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('says at once what is wrong with what its address brought, and sends nothing', async () => {
    const { recordedCalls } = open('/admin/makers/a%2Fb');
    expect(await box(/Código/)).toHaveValue('a/b');
    await waitFor(async () => expect(await box(/Código/)).toBeInvalid());
    await press('Crear');
    expect(writes(recordedCalls)).toEqual([]);
    expect(await box(/Código/)).toHaveValue('a/b');
  });
});
