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
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import '../../fields/text/TextInput';
import '../panels/ActionForm';
import '../record/RecordFormPanel';
import { pressButton } from '../../testing/pressButton';

const clients: ResourceInput = {
  name: 'clients',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/clients' },
    getOne: { path: '/clients/{id}' },
    create: { path: '/clients', body: { name: '{name}' } },
    update: { path: '/clients/{id}', body: { name: '{name}' } },
    delete: { path: '/clients/{id}' },
  },
  fields: {
    id: { type: 'text' },
    name: { type: 'text', label: 'Nombre', required: true },
  },
  list: { columns: ['name'], rowActions: ['edit', 'write', 'ring', 'drop', 'export', 'block', 'delete'] },
  edit: {
    presentation: 'modal',
    title: 'Editar empresa',
    fields: ['name'],
    outcomes: [{ on: 'error', error: 'submit_error', durationSeconds: 3 }],
  },
  create: {
    presentation: 'modal',
    title: 'Nueva empresa',
    submitLabel: 'Enviar',
    fields: ['name'],
    outcomes: [{ on: 'error', error: 'create_client_error' }],
  },
  actions: {
    write: {
      label: 'Escribir',
      form: { submitLabel: 'Enviar', fields: { text: { type: 'text', label: 'Mensaje' } } },
      call: { method: 'POST', path: '/clients/{id}/messages', body: { text: '{form.text}' } },
      outcomes: [{ on: 'error', error: 'Mensaje no enviado' }],
    },
    ring: {
      label: 'Abrir la puerta',
      confirm: { submitLabel: 'Abrir' },
      call: { method: 'POST', path: '/clients/{id}/door' },
      outcomes: [
        { on: 'success', success: 'Abierta' },
        { on: 'error', error: 'No se ha abierto' },
      ],
    },
    drop: {
      label: 'Avisar',
      call: { method: 'POST', path: '/clients/{id}/notice' },
      outcomes: [{ on: 801, error: 'Sin conexión con el portero' }],
    },
    block: {
      label: 'Bloquear',
      form: { submitLabel: 'Bloquear', fields: { why: { type: 'text', label: 'Motivo' } } },
      call: { method: 'POST', path: '/clients/{id}/block', body: { why: '{form.why}' } },
      proof: { has: { 'blocks.why|reasons': '{form.why}' } },
    },
    export: {
      label: 'Exportar',
      call: { method: 'GET', path: '/clients/{id}/export' },
      outcomes: [{ on: 'error', error: 'No se ha exportado' }],
    },
  },
};
const CLIENT = { id: 'C1', name: 'Norte' };
const READ = 'GET /clients/C1';
const SAVE = 'PATCH /clients/C1';
type Answers = Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;

function open(answers: Answers) {
  const resources = declareResources(clients);
  return renderConsole(
    <Routes>
      <Route
        path="/admin/clients/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'clients')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/clients?page=1&size=50',
      responses: { 'GET /clients': listResponse([CLIENT]), [READ]: { body: { data: CLIENT } }, ...answers },
    },
  );
}
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const fromRow = async (item: string) => {
  await pressButton('Acciones de Norte');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const isUnknown = () => screen.findByText('No sabemos si se ha guardado');
const times = (asked: string[], call: string) => asked.filter((one) => one === call).length;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('a form whose answer was lost', () => {
  const save = async (answers: Answers) => {
    const console_ = open(answers);
    await fromRow('Editar');
    await type(/Nombre/, 'Sur');
    await pressButton('Guardar');
    const notice = (await isUnknown()).closest('[role=alert]');
    expect(notice).toHaveTextContent('La solicitud ha sido enviada pero no hemos recibido respuesta');
    expect(screen.queryByText('No se han podido guardar los datos')).toBeNull();
    expect(await box(/Nombre/)).toHaveValue('Sur');
    return console_;
  };

  it('says that it was saved once the host holds it, and sends nothing again', async () => {
    let name = 'Norte';
    const { callsBesidesProfile } = await save({
      [READ]: () => ({ body: { data: { ...CLIENT, name } } }),
      [SAVE]: () => {
        name = 'Sur';
        return 'refused';
      },
    });
    await pressButton('Comprobar');
    expect(await screen.findByText(/Se ha guardado: los datos/)).toBeVisible();
    expect(screen.queryByText('No sabemos si se ha guardado')).toBeNull();
    expect(times(callsBesidesProfile(), SAVE)).toBe(1);
    // Nothing is unsaved any more, so it closes without asking.
    await pressButton('Cancelar');
    await isGone();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('says that it was not saved, keeps what was typed, and can be sent again', async () => {
    let answer: FakeResponse = 'refused';
    const { callsBesidesProfile } = await save({ [SAVE]: () => answer });
    await pressButton('Comprobar');
    expect(await screen.findByText(/No consta que se haya guardado/)).toBeVisible();
    expect(await box(/Nombre/)).toHaveValue('Sur');
    expect(times(callsBesidesProfile(), SAVE)).toBe(1);
    answer = {};
    await pressButton('Guardar');
    await isGone();
    expect(times(callsBesidesProfile(), SAVE)).toBe(2);
  });

  it('says when it could not be checked', async () => {
    let reads: FakeResponse = { body: { data: CLIENT } };
    await save({ [SAVE]: 'refused', [READ]: () => reads });
    reads = { status: 500 };
    await pressButton('Comprobar');
    expect(await screen.findByText(/No se ha podido comprobar/)).toBeVisible();
    expect(await box(/Nombre/)).toHaveValue('Sur');
  });

  it('looks for something new on every page of its list, whatever is searched there', async () => {
    const first = Array.from({ length: 100 }, (_, at) => ({ id: `P${at}`, name: `Otra ${at}` }));
    const { callsBesidesProfile } = open({
      'POST /clients': 'refused',
      'GET /clients?page[number]=1&page[size]=100': {
        body: { data: first, meta: { all_results: 101 } },
      },
      'GET /clients?page[number]=2&page[size]=100': {
        body: { data: [{ id: 'C2', name: 'Nueva' }], meta: { all_results: 101 } },
      },
    });
    await pressButton('Crear empresa');
    await type(/Nombre/, 'Nueva');
    await pressButton('Enviar');
    await isUnknown();
    await pressButton('Comprobar');
    expect(await screen.findByText(/Se ha hecho: lo confirma/)).toBeVisible();
    await pressButton('Continuar');
    await isGone();
    expect(times(callsBesidesProfile(), 'POST /clients')).toBe(1);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('says that something new is not in its list, and can be closed with its draft kept', async () => {
    const { callsBesidesProfile } = open({ 'POST /clients': 'refused' });
    await pressButton('Crear empresa');
    await type(/Nombre/, 'Nueva');
    await pressButton('Enviar');
    await isUnknown();
    expect(screen.queryByText('No se ha podido crear la empresa')).toBeNull();
    await pressButton('Comprobar');
    expect(await screen.findByText(/No consta que se haya hecho/)).toBeVisible();
    expect(times(callsBesidesProfile(), 'POST /clients')).toBe(1);
    await pressButton('Cerrar y conservar lo escrito');
    await isGone();
    expect(Object.values({ ...sessionStorage }).join()).toContain('Nueva');
  });

  it('a host that answers with a failure is a failure, in its own words [CLIENT-28]', async () => {
    open({ [SAVE]: { status: 500 } });
    await fromRow('Editar');
    await type(/Nombre/, 'Sur');
    await pressButton('Guardar');
    expect(await screen.findByText('No se han podido guardar los datos')).toBeVisible();
    expect(screen.queryByText('No sabemos si se ha guardado')).toBeNull();
  });

  it.each([
    ['isDone', { id: 'C1', name: 'Norte', blocks: [{ why: 'Obras' }, { why: 'Impago' }] }],
    ['isDone', { id: 'C1', name: 'Norte', reasons: ['Impago'] }],
    ['isNotDone', { id: 'C1', name: 'Norte', blocks: [{ why: 'Obras' }] }],
    ['isNotDone', CLIENT],
  ])('of an act: what its declaration reads says that it %s', async (verdict, read) => {
    const { callsBesidesProfile } = open({
      'POST /clients/C1/block': 'refused',
      [READ]: { body: { data: read } },
    });
    await fromRow('Bloquear');
    await type(/Motivo/, 'Impago');
    await pressButton('Bloquear');
    await isUnknown();
    await pressButton('Comprobar');
    const text = verdict === 'isDone' ? /Se ha hecho: lo confirma/ : /No consta que se haya hecho/;
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible();
    expect(times(callsBesidesProfile(), 'POST /clients/C1/block')).toBe(1);
  });

  it('holds for the form of an action as well', async () => {
    const { callsBesidesProfile } = open({ 'POST /clients/C1/messages': 'refused' });
    await fromRow('Escribir');
    await type(/Mensaje/, 'Hola');
    await pressButton('Enviar');
    await isUnknown();
    expect(screen.queryByText('Mensaje no enviado')).toBeNull();
    expect(await box(/Mensaje/)).toHaveValue('Hola');
    await pressButton('Comprobar');
    expect(await screen.findByText(/Mira si el cambio ya está/)).toBeVisible();
    expect(times(callsBesidesProfile(), 'POST /clients/C1/messages')).toBe(1);
  });
});

describe('an act whose answer was lost', () => {
  it('says that nobody knows, reads again on demand, and is never done twice', async () => {
    const { callsBesidesProfile } = open({ 'POST /clients/C1/door': 'refused' });
    await fromRow('Abrir la puerta');
    await pressButton('Abrir');
    const dialog = await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' });
    expect(within(dialog).getByText(/La solicitud ha sido enviada/)).toBeVisible();
    expect(screen.queryByText('No se ha abierto')).toBeNull();
    const before = callsBesidesProfile().length;
    await pressButton('Comprobar');
    // The dialog hides the page, so the text is repeated inside it.
    expect(await within(dialog).findByText(/Mira si el cambio ya está/)).toBeVisible();
    await pressButton('Cerrar');
    await isGone();
    expect(
      callsBesidesProfile()
        .slice(before)
        .every((call) => call.startsWith('GET')),
    ).toBe(true);
    expect(callsBesidesProfile().length).toBeGreaterThan(before);
    expect(times(callsBesidesProfile(), 'POST /clients/C1/door')).toBe(1);
  });

  it.each([
    [404, 'Se ha hecho', /Se ha hecho: lo confirma/],
    [200, 'No consta que se haya hecho', /sigue como antes/],
    [500, 'No sabemos si se ha hecho', /No se ha podido comprobar/],
  ])('of a deletion: its record answers %i, which says «%s» in the dialog', async (status, title, text) => {
    const { callsBesidesProfile } = open({
      'DELETE /clients/C1': 'refused',
      [READ]: { status, body: status === 200 ? { data: CLIENT } : null },
    });
    await fromRow('Eliminar');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' });
    await pressButton('Comprobar');
    expect(await within(await screen.findByRole('dialog', { name: title })).findByText(text)).toBeVisible();
    expect(times(callsBesidesProfile(), 'DELETE /clients/C1')).toBe(1);
    await userEvent.keyboard('{Escape}');
  });

  it('is unknown, too, where something between had no answer of the host (504)', async () => {
    open({ 'POST /clients/C1/door': { status: 504 } });
    await fromRow('Abrir la puerta');
    await pressButton('Abrir');
    expect(await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' })).toBeVisible();
    expect(screen.queryByText('No se ha abierto')).toBeNull();
  });

  it('is asked about before the page is closed, from the press on', async () => {
    open({ 'POST /clients/C1/notice': 'silent' });
    await fromRow('Avisar');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('speaks by the outcome that was declared for that very code', async () => {
    open({ 'POST /clients/C1/notice': 'refused' });
    await fromRow('Avisar');
    expect(await screen.findByText('Sin conexión con el portero')).toBeVisible();
    expect(screen.queryByText('No sabemos si se ha hecho')).toBeNull();
  });

  it('a read that fails is a plain failure: there is nothing to be done twice', async () => {
    open({ 'GET /clients/C1/export': 'refused' });
    await fromRow('Exportar');
    expect(await screen.findByText('No se ha exportado')).toBeVisible();
  });
});
