// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { deferred } from '../../testing/deferred';

const clients: ResourceInput = {
  name: 'clients',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/clients' },
    getOne: { path: '/clients/{id}' },
    create: {
      path: '/clients',
      body: { data: { name: '{name}', email: '{email}', description: '{description}' } },
    },
    update: {
      path: '/clients/{id}',
      body: {
        data: {
          id: '{id}',
          name: '{name}',
          email: '{email}',
          description: '{description}',
          tax_id: '{tax_id}',
          location: { city: '{city}' },
        },
      },
    },
  },
  fields: {
    id: { type: 'text' },
    name: { type: 'text', label: 'Nombre', required: true },
    email: { type: 'email', label: 'Correo', requiredWhen: { field: 'id', empty: false } },
    description: { type: 'longText', label: 'Descripción', maxLength: 255 },
    short: { type: 'longText', label: 'Nota', maxLength: 100 },
    city: { type: 'text', label: 'Ciudad', source: 'location.city' },
    tax_id: { type: 'text' },
  },
  list: { columns: ['name'] },
  show: {
    header: { fields: ['email'] },
    actions: ['edit'],
    tabs: { data: { label: 'Datos', fields: ['description'] } },
  },
  edit: {
    presentation: 'modal',
    title: 'Editar empresa',
    fields: ['name', 'email', 'description', 'short', 'city'],
    submitRequiresChanges: true,
    outcomes: [
      { on: 'success', success: 'Cambios guardados' },
      { on: 'error', error: 'submit_error', durationSeconds: 3 },
    ],
  },
  create: {
    presentation: 'modal',
    title: 'Nueva empresa',
    submitLabel: 'Crear empresa',
    fields: ['name', 'email', 'description'],
    outcomes: [{ on: 'error', error: 'create_client_error' }],
  },
};
const CLIENT = {
  id: 'C1',
  name: 'Norte',
  email: 'a@example.com',
  description: 'Una',
  tax_id: 'B1',
  location: { city: 'Soria' },
};
const READ = 'GET /clients/C1';
const SAVE = 'PATCH /clients/C1';

interface Options {
  answers?: Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
  at?: string;
  own?: Partial<ResourceInput>;
}
function open({ answers = {}, at = '/admin/clients/C1/data', own = {} }: Options = {}) {
  const resources = declareResources({ ...clients, ...own });
  const routes = (
    <Routes>
      <Route
        path="/admin/clients/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'clients')} />}
      />
    </Routes>
  );
  const answered = { [READ]: { body: { data: CLIENT } }, 'GET /clients': listResponse([CLIENT]), ...answers };
  return renderConsole(routes, { resources, initialPath: at, responses: answered });
}
const button = (name: string) => screen.findByRole('button', { name });
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: RegExp, text: string) => {
  fireEvent.change(await box(name), { target: { value: text } });
};
/** Opens the edit form and waits for its lazy inputs. */
const edit = async () => {
  await userEvent.click(await button('Editar'));
  await box(/Ciudad/);
};
const dialog = () => screen.findByRole('dialog', { name: 'Editar empresa' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodyOf = (seen: { method: string; body: unknown }[], method: string) =>
  seen.filter((call) => call.method === method).map(({ body }) => body);

beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

describe('the edit form', () => {
  it('is not changed by a switch whose value the host does not say, until somebody turns it', async () => {
    const fields = { ...clients.fields, open: { type: 'boolean', label: 'Abierta' } as const };
    const own = {
      fields,
      edit: { ...clients.edit, fields: ['name', 'city', 'open'], submitRequiresChanges: true },
    };
    open({ own });
    await edit();
    const turn = await screen.findByRole('switch', { name: /Abierta/ });
    const save = await button('Guardar');
    expect(turn).not.toBeChecked();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(turn);
    expect(save).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(turn);
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('holds the loaded values, and can be saved only while one differs [CLIENT-26]', async () => {
    const { callsBesidesProfile } = open();
    await edit();
    expect(await box(/Nombre/)).toHaveValue('Norte');
    expect(await box(/Ciudad/)).toHaveValue('Soria');
    const save = await button('Guardar');
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAttribute('title', 'Todavía no has cambiado nada');
    await userEvent.click(save);
    await retype(/Nombre/, 'Sur');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await retype(/Nombre/, 'Norte');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(await box(/Nombre/), '{Enter}');
    expect(callsBesidesProfile().filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('sends the whole body, with what it does not hold as it was [CLIENT-27]', async () => {
    const { recordedCalls } = open({ answers: { [SAVE]: { body: { data: CLIENT } } } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await retype(/Descripción/, '');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    await isGone();
    expect(bodyOf(recordedCalls, 'PATCH')).toEqual([
      {
        data: {
          id: 'C1',
          name: 'Sur',
          email: 'a@example.com',
          description: null,
          tax_id: 'B1',
          location: { city: 'Soria' },
        },
      },
    ]);
  });

  it('reads the record again once it was saved, and shows nothing as saved before', async () => {
    const { respond, resolve } = deferred();
    let name = 'Norte';
    const { callsBesidesProfile } = open({
      answers: {
        [READ]: () => ({ body: { data: { ...CLIENT, name } } }),
        [SAVE]: respond,
      },
    });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    await waitFor(() => expect(callsBesidesProfile()).toContain(SAVE));
    expect(screen.queryByText('Cambios guardados')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Norte');
    name = 'Sur';
    await act(async () => resolve({ status: 204 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sur' })).toBeVisible();
  });

  it.each<[string, FakeResponse]>([
    ['a 500', { status: 500 }],
    ['a 226: nothing was saved', { status: 226 }],
  ])('keeps what was typed after %s, says so, and can be sent again [CLIENT-28]', async (_, failure) => {
    let answer: FakeResponse = failure;
    const { recordedCalls } = open({ answers: { [SAVE]: () => answer } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('No se han podido guardar los datos')).toBeVisible();
    expect(screen.queryByText('Cambios guardados')).toBeNull();
    expect(await box(/Nombre/)).toHaveValue('Sur');
    answer = {};
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(bodyOf(recordedCalls, 'PATCH')).toHaveLength(2);
  });

  it('does not know after a page of HTML: the host said yes, and what else cannot be read', async () => {
    open({ answers: { [SAVE]: { text: '<html>' } } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('No sabemos si se ha guardado')).toBeVisible();
    expect(
      screen.getByText(
        'No se ha podido leer la respuesta del servidor. Puede que sí: compruébalo antes de repetirlo.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('No se han podido guardar los datos')).toBeNull();
    expect(await box(/Nombre/)).toHaveValue('Sur');
  });

  it('has one message for what the host says of a field, and one for what it says of none [HTTP-08]', async () => {
    let errors: object[] = [{ detail: 'Ese nombre ya existe', source: { pointer: '/data/name' } }];
    open({ answers: { [SAVE]: () => ({ status: 422, body: { errors } }) } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Ese nombre ya existe')).toBeVisible();
    const toasts = () => [...document.querySelectorAll('.toast-text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(toasts()).toEqual(['Error: No se han podido guardar los datos']));
    errors = [{ detail: 'Ya hay una empresa con este nombre' }];
    await userEvent.click(await button('Guardar'));
    // The toast of the previous attempt is gone.
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Error: No se han podido guardar los datosYa hay una empresa con este nombre',
      ]),
    );
  });

  it('says above it what stays there, and why', async () => {
    const outcomes = [
      { on: 'error' as const, error: 'No se ha guardado «%{form.name}»', keepFormOpen: true },
    ];
    open({
      answers: { [SAVE]: { status: 403 } },
      own: { edit: { presentation: 'modal', fields: ['name', 'city'], outcomes } },
    });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    const panel = (await screen.findByText('No se ha guardado «Sur»')).parentElement;
    expect(panel).toHaveTextContent('Tu usuario no tiene permisos para esta acción');
    expect(document.querySelector('.toast')).toBeNull();
  });

  it('says under its field what the host says of it, the rest above the form', async () => {
    const errors = [
      { detail: 'Ese nombre ya existe', source: { pointer: '/data/name' } },
      { detail: 'Esa ciudad no existe', source: { pointer: '/data/location/city' } },
      { detail: 'Falta el contrato', source: { pointer: '/data/contract' } },
    ];
    open({ answers: { [SAVE]: { status: 422, body: { errors } } } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await retype(/Ciudad/, 'Atlántida');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Ese nombre ya existe')).toBeVisible();
    expect(await box(/Nombre/)).toHaveAttribute('aria-invalid', 'true');
    expect(await box(/Ciudad/)).toHaveAttribute('aria-invalid', 'true');
    expect(await box(/Correo/)).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByText('Falta el contrato').closest('[role=alert]')).toHaveTextContent(
      'No se ha guardado',
    );
    expect(await box(/Ciudad/)).toHaveValue('Atlántida');
    // Reported once: no toast besides it.
    expect(document.querySelector('.toast')).toBeNull();
  });

  it.each([
    [/Descripción/, 255, 'Debe tener como máximo 255 caracteres', 'CLIENT-25'],
    [/Nota/, 100, 'Debe tener como máximo 100 caracteres', 'ADET-27'],
  ])('takes %s with its limit of %i and not one more, with a counter [%4$s]', async (name, max, text) => {
    const { recordedCalls } = open({ answers: { [SAVE]: {} } });
    await edit();
    await retype(name, 'x'.repeat(max + 1));
    expect(screen.getByText(`${max + 1}/${max}`, { exact: false })).toBeVisible();
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(bodyOf(recordedCalls, 'PATCH')).toEqual([]);
    await retype(name, 'x'.repeat(max));
    await userEvent.click(await button('Guardar'));
    await waitFor(() => expect(bodyOf(recordedCalls, 'PATCH')).toHaveLength(1));
  });

  it.each([
    [/Nombre/, '', 'Obligatorio'],
    [/Nombre/, '   ', 'Obligatorio'],
    [/Correo/, '', 'Obligatorio'],
    [/Correo/, 'no es', 'El correo electrónico no es válido'],
  ])(
    'refuses %s with %j at the field, by no message besides [CLIENT-23, CLIENT-24]',
    async (name, value, text) => {
      const { callsBesidesProfile } = open();
      await edit();
      await retype(name, value);
      await userEvent.click(await button('Guardar'));
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(async () => expect(await box(name)).toHaveFocus());
      expect(screen.getByText(/El formulario contiene errores/)).toHaveClass('visually-hidden');
      expect(document.querySelector('.toast')).toBeNull();
      expect(callsBesidesProfile()).not.toContain(SAVE);
    },
  );

  it('sends one call for three submits in a tick', async () => {
    const { respond, resolve } = deferred();
    const { callsBesidesProfile } = open({ answers: { [SAVE]: respond } });
    await edit();
    await retype(/Nombre/, 'Sur');
    const form = (await box(/Nombre/)).closest('form') as HTMLFormElement;
    for (let times = 3; times > 0; times--) fireEvent.submit(form);
    await waitFor(() => expect(callsBesidesProfile()).toContain(SAVE));
    await act(async () => resolve({}));
    await isGone();
    expect(callsBesidesProfile().filter((call) => call === SAVE)).toHaveLength(1);
  });

  it('asks before it closes over what was typed, and closes at once otherwise', async () => {
    open();
    await edit();
    await userEvent.click(await button('Cancelar'));
    await isGone();
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
    await userEvent.click(await button('Seguir editando'));
    expect(await box(/Nombre/)).toHaveValue('Sur');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await button('Descartar'));
    await isGone();
    await edit();
    expect(await box(/Nombre/)).toHaveValue('Norte');
  });

  it('says that the record could not be read for it, with a way to try again [ADET-31]', async () => {
    let fails = true;
    const list: Partial<ResourceInput> = {
      list: { columns: ['name'], rowActions: ['edit'] },
      edit: { fields: ['name', 'city'], loadError: 'unsuccessfully_edit' },
    };
    open({
      own: list,
      at: '/admin/clients',
      answers: { [READ]: () => (fails ? { status: 500 } : { body: { data: CLIENT } }) },
    });
    await userEvent.click(await button('Acciones de Norte'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(await screen.findByText('No se han podido cargar o guardar los datos')).toBeVisible();
    fails = false;
    await userEvent.click(await button('Reintentar'));
    expect(await box(/Ciudad/)).toHaveValue('Soria');
  });
});

describe('the edit form over the page of its record', () => {
  const own: Partial<ResourceInput> = {
    edit: {
      presentation: 'modal',
      title: 'Editar empresa',
      fields: ['name', 'city'],
      loadError: 'unsuccessfully_edit',
    },
  };
  const failed = 'No se han podido cargar o guardar los datos';

  it('says that its record could not be read, once, and tries again [ADET-31, HTTP-08]', async () => {
    let answer: FakeResponse = { body: { data: CLIENT } };
    open({ own, answers: { [READ]: () => answer } });
    const start = await button('Editar');
    answer = { status: 500 };
    await userEvent.click(start);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelector('.toast')).toBeNull();
    answer = { body: { data: { ...CLIENT, name: 'Sur' } } };
    await userEvent.click(await button('Reintentar'));
    // Shows the current record, not the one that the page fetched.
    expect(await box(/Nombre/)).toHaveValue('Sur');
  });

  it('stays as it is when its record cannot be read later', async () => {
    let answer: FakeResponse = { body: { data: CLIENT } };
    open({ own, answers: { [READ]: () => answer, [SAVE]: 'refused' } });
    await edit();
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Guardar'));
    answer = { status: 500 };
    await userEvent.click(await button('Comprobar'));
    expect(await screen.findByText(/No se ha podido comprobar/)).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
    expect(await box(/Nombre/)).toHaveValue('Sur');
  });
});

describe('the create form', () => {
  const submitNew = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Crear empresa' }));
  const openNew = async (options: Options = {}) => {
    const console_ = open({ at: '/admin/clients?page=1&size=50', ...options });
    await userEvent.click(await button('Crear empresa'));
    await box(/Nombre/);
    return console_;
  };

  it('sends empties as null, and an e-mail is optional [CLIENT-08, CLIENT-09, CLIENT-10, CLIENT-11]', async () => {
    const { recordedCalls, navigations } = await openNew({
      answers: { 'POST /clients': { status: 201, body: { data: { ...CLIENT, id: 'C1' } } } },
    });
    await submitNew();
    expect(await screen.findByText('Obligatorio')).toBeVisible();
    expect(screen.getByText('Revisa 1 campo')).toBeVisible();
    await retype(/Nombre/, 'Nueva');
    await waitFor(() => expect(screen.queryByText('Revisa 1 campo')).toBeNull());
    await submitNew();
    expect(await screen.findByText('Creado correctamente')).toBeVisible();
    expect(bodyOf(recordedCalls, 'POST')).toEqual([
      { data: { name: 'Nueva', email: null, description: null } },
    ]);
    await isGone();
    await waitFor(() => expect(navigations).toContain('PUSH /admin/clients/C1'));
  });

  it('explains the asterisk below its fields, if one has it [AREA-43]', async () => {
    const first = await openNew();
    expect(screen.getByText('* Obligatorio')).toBeVisible();
    first.unmount();
    const optional = { ...clients.fields, name: { type: 'text', label: 'Nombre' } } as const;
    await openNew({ own: { fields: optional } });
    expect(screen.queryByText('* Obligatorio')).toBeNull();
  });

  it('stays with what was typed when it fails [CLIENT-12]', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await openNew({ answers: { 'POST /clients': { status: 500 } } });
    await retype(/Nombre/, 'Nueva');
    await submitNew();
    expect(await screen.findByText('No se ha podido crear la empresa')).toBeVisible();
    expect(await box(/Nombre/)).toHaveValue('Nueva');
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('what follows a saved form', () => {
  it.each(['modal', 'page'] as const)(
    'may lead anywhere: a saved %s asks nothing about changes',
    async (place) => {
      const create = {
        presentation: place,
        fields: ['name'],
        submitLabel: 'Enviar',
        effects: [{ goTo: '/admin/start' }],
      };
      const { currentPath } = open({
        own: { create, list: { columns: ['name'] } },
        at: place === 'page' ? '/admin/clients/create' : '/admin/clients?page=1&size=50',
        answers: { 'POST /clients': { status: 201, body: { data: CLIENT } } },
      });
      if (place === 'modal') await userEvent.click(await button('Crear empresa'));
      await retype(/Nombre/, 'Nueva');
      await userEvent.click(await button('Enviar'));
      await waitFor(() => expect(currentPath()).toBe('/admin/start'));
      expect(screen.queryByText('¿Descartar los cambios?')).toBeNull();
    },
  );

  it('asks before a page with changes is left for another one', async () => {
    const { currentPath } = open({
      own: { edit: { presentation: 'page', fields: ['name'] } },
      at: '/admin/clients/C1/edit',
    });
    await retype(/Nombre/, 'Sur');
    await userEvent.click(await button('Cancelar'));
    expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeVisible();
    await userEvent.click(await button('Seguir editando'));
    expect(currentPath()).toBe('/admin/clients/C1/edit');
    expect(await box(/Nombre/)).toHaveValue('Sur');
    await userEvent.click(await button('Cancelar'));
    await userEvent.click(await button('Descartar'));
    await waitFor(() => expect(currentPath()).toBe('/admin/clients/C1/data'));
  });
});

describe('a form on a page of its own', () => {
  const own: Partial<ResourceInput> = {
    edit: { presentation: 'page', fields: ['name', 'city'] },
    create: { presentation: 'page', fields: ['name', 'city'] },
  };

  it('saves and goes to the record', async () => {
    const { navigations } = open({ own, at: '/admin/clients/C1/edit', answers: { [SAVE]: {} } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Editar: Norte' })).toBeVisible();
    expect(await box(/Ciudad/)).toHaveValue('Soria');
    await retype(/Ciudad/, 'Burgos');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    await waitFor(() => expect(navigations[0]).toBe('PUSH /admin/clients/C1'));
  });

  it('is not found for a record that is not there', async () => {
    open({ own, at: '/admin/clients/C1/edit', answers: { [READ]: { status: 404 } } });
    expect(await screen.findByText('No existe o no tienes acceso')).toBeVisible();
  });

  it('is closed to those who may not: they go to the start [SHELL-58]', async () => {
    const { currentPath } = open({
      own: { ...own, access: { create: 'create_clients' } },
      at: '/admin/clients/create',
    });
    await waitFor(() => expect(currentPath()).toBe('/admin/start'));
  });
});
