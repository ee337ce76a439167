// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { downloadFile } from '../../lib/file/download';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { useMessageLog } from '../../ui/feedback/messageLog';
import { ActionButtons } from '../ActionButtons';
import { pressButton } from '../../testing/pressButton';

vi.mock('../../lib/file/download', async (original) => ({
  ...(await original<object>()),
  downloadFile: vi.fn(),
}));
const saved = vi.mocked(downloadFile);

type ActionInput = NonNullable<ResourceInput['actions']>[string];
const flats = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((id, index) => ({
  id,
  name: `Piso ${index + 1}`,
}));

function open(
  action: ActionInput,
  answers: Record<string, FakeResponse | (() => FakeResponse)> = {},
  record: { id: string; email: unknown; status?: unknown } = { id: 'u1', email: 'ana@example.com' },
) {
  const resources = declareResources({
    name: 'flats',
    label: 'Pisos',
    recordRepresentation: 'name',
    api: { getList: { path: '/flats' } },
    fields: { id: { type: 'text' }, name: { type: 'text' }, email: { type: 'email' } },
    actions: { act: { label: 'Actuar', ...action } },
  });
  const resource = getDeclaredResource(resources, 'flats');
  return renderConsole(
    <ActionButtons actions={[resource.actions.act!]} resource={resource} record={record} selection={flats} />,
    { resources, responses: answers },
  );
}

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  clearSession();
  saved.mockClear();
});

describe('an action that is refused', () => {
  const notify: ActionInput = {
    preconditions: [{ failsWhen: { field: 'email', empty: true }, message: 'send_notification_error' }],
    call: { method: 'POST', path: '/notifications/send', body: { to: '{email}' } },
    outcomes: [{ on: 'success', success: 'Enviada' }],
  };

  it('says why and sends nothing [USER-18]', async () => {
    const { callsBesidesProfile } = open(notify, {}, { id: 'u1', email: null });
    await pressButton('Actuar');
    expect(await screen.findByText('No se ha podido enviar la notificación')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });

  it.each([
    ['is missing', { status: undefined }],
    ['is null', { status: null }],
  ])('sends nothing where what would refuse it %s, and says that nobody can tell', async (_, more) => {
    const refuse = [{ failsWhen: { field: 'status', equals: 'closed' }, message: 'Está cerrado' }];
    const { callsBesidesProfile } = open(
      { ...notify, preconditions: refuse },
      {},
      { id: 'u1', email: 'a@b.example', ...more },
    );
    await pressButton('Actuar');
    expect(await screen.findByText(/^No se ha enviado nada: los datos no dicen/)).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('sends nothing to an address of another kind [USER-18]', async () => {
    const { callsBesidesProfile } = open(notify, {}, { id: 'u1', email: {} });
    await pressButton('Actuar');
    expect(await screen.findByText(/^No se ha enviado nada: los datos no dicen/)).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('sends where nothing speaks against it [USER-17]', async () => {
    const { callsBesidesProfile } = open(notify, { 'POST /notifications/send': { body: {} } });
    await pressButton('Actuar');
    expect(await screen.findByText('Enviada')).toBeVisible();
    expect(callsBesidesProfile()).toEqual(['POST /notifications/send']);
  });
});

describe('an action that is tried again', () => {
  const act: ActionInput = {
    call: { method: 'POST', path: '/people/{id}/act' },
    outcomes: [
      { on: 'success', success: 'Hecho de verdad' },
      { on: 'error', error: 'No se ha podido hacer' },
    ],
    effects: [],
  };
  const first = (id: string) => {
    let answer: FakeResponse = { status: 500 };
    open(act, { [`POST /people/${id}/act`]: () => answer }, { id, email: null });
    return (next: FakeResponse) => {
      answer = next;
    };
  };

  it('leaves no message of what failed before beside that of its success [HTTP-08]', async () => {
    const answer = first('u1');
    await pressButton('Actuar');
    expect(await screen.findByText('No se ha podido hacer')).toBeVisible();
    answer({ body: {} });
    await pressButton('Actuar');
    expect(await screen.findByText('Hecho de verdad')).toBeVisible();
    expect(screen.queryByText('No se ha podido hacer')).toBeNull();
  });

  it('says a second failure anew', async () => {
    const answer = first('u1');
    await pressButton('Actuar');
    const before = await screen.findByText('No se ha podido hacer');
    answer({ status: 500 });
    await pressButton('Actuar');
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(await screen.findByText('No se ha podido hacer')).toBeVisible();
  });
});

describe('an action that downloads', () => {
  const template: ActionInput = {
    download: 'plantilla-{id}.csv',
    call: { method: 'GET', path: '/template' },
    outcomes: [
      { on: 'success', success: 'Descargada' },
      { on: 'error', error: 'No se ha podido descargar' },
    ],
    effects: [],
  };

  it('saves the file of the answer under the declared name [USER-32]', async () => {
    open(template, { 'GET /template': { text: 'name;email', headers: { 'content-type': 'text/csv' } } });
    await pressButton('Actuar');
    expect(await screen.findByText('Descargada')).toBeVisible();
    const [name, content] = saved.mock.calls[0] ?? [];
    expect(name).toBe('plantilla-u1.csv');
    expect(await (content as Blob).text()).toBe('name;email');
  });

  it.each<FakeResponse>([
    { status: 500 },
    { text: '' },
    'refused',
    { body: { errors: [{ detail: 'No template' }] }, headers: { 'content-type': 'application/json' } },
    { body: { errors: [] }, headers: { 'content-type': 'text/csv' } },
    { text: ' <!DOCTYPE html><title>Portal</title>' },
  ])('says that %j is no file, and saves none', async (answer) => {
    open(template, { 'GET /template': answer });
    await pressButton('Actuar');
    expect(await screen.findByText('No se ha podido descargar')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  it.each<FakeResponse>(['refused', { text: '<!doctype html><title>Portal</title>' }])(
    'asks for a file by POST, too: answered %j, it was not downloaded, and nothing has to be checked [USER-33]',
    async (answer) => {
      open({ ...template, call: { method: 'POST', path: '/template' } }, { 'POST /template': answer });
      await pressButton('Actuar');
      expect(await screen.findByText('No se ha podido descargar')).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(saved).not.toHaveBeenCalled();
    },
  );
});

describe('an action whose form stays open over its answer', () => {
  const grant: ActionInput = {
    form: { submitLabel: 'Dar acceso', fields: { user: { type: 'text', label: 'Usuario' } } },
    call: { method: 'PATCH', path: '/users/{form.user}/flats', body: { data: '{selectedIds}' } },
    outcomes: [
      {
        on: 'success',
        when: { field: 'result.failed', empty: false },
        error: 'Ha fallado %{smart_count} piso: |||| Han fallado %{smart_count} pisos:',
        keepFormOpen: true,
        items: { responsePath: 'failed', id: 'deployment_id', display: '{name}' },
      },
      { on: 'success', success: 'Acceso dado: %{result.added_count}' },
    ],
  };
  const submit = async (failed: readonly object[]) => {
    const body = { added: [], existing: [], failed };
    const console_ = open(grant, { 'PATCH /users/u9/flats': { body } });
    await pressButton('Actuar');
    await userEvent.type(await screen.findByRole('textbox', { name: /Usuario/ }), 'u9');
    await pressButton('Dar acceso');
    return console_;
  };
  const failures = (count: number) =>
    flats.slice(0, count).map(({ id }) => ({ deployment_id: id, error: `motivo de ${id}` }));

  it('names up to three of the failed records [PASSET-11]', async () => {
    await submit(failures(2));
    const panel = await screen.findByText('Han fallado 2 pisos:');
    expect(panel).toBeVisible();
    expect(screen.getByText('Piso 1; Piso 2')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Usuario/ })).toHaveValue('u9');
  });

  it('ends in an ellipsis when there are more, and lists all with their reasons [PASSET-11, PASSET-12]', async () => {
    await submit(failures(7));
    expect(await screen.findByText('Piso 1; Piso 2; Piso 3…')).toBeVisible();
    await userEvent.click(screen.getByText('Ver los 7 con su motivo'));
    const list = within(screen.getByRole('list', { name: 'Ver los 7 con su motivo' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Piso 7 – motivo de A7',
    );
  });

  it('names an entry of no selected record by its id', async () => {
    await submit([{ deployment_id: 'A99' }]);
    expect(await screen.findByText('Ha fallado 1 piso:')).toBeVisible();
    expect(screen.getByText('A99', { selector: 'p' })).toBeVisible();
  });

  it('closes when none failed, and says how many [PASSET-13]', async () => {
    await submit([]);
    expect(await screen.findByText('Acceso dado: 0')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is empty again after cancel [PASSET-14]', async () => {
    await submit(failures(1));
    await screen.findByText('Ha fallado 1 piso:');
    await pressButton('Cancelar');
    await pressButton('Descartar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressButton('Actuar');
    expect(await screen.findByRole('textbox', { name: /Usuario/ })).toHaveValue('');
    expect(screen.queryByText('Ha fallado 1 piso:')).toBeNull();
  });
});

describe('an action whose failure is only logged', () => {
  const remove: ActionInput = {
    danger: true,
    confirm: { submitLabel: 'Eliminar' },
    call: { method: 'DELETE', path: '/documents/{id}' },
    outcomes: [
      { on: 'success', success: 'Eliminado' },
      { on: 'error', logOnly: true },
    ],
  };

  it('leaves the question with a quiet mark, to be tried again, and is in the log of messages [DOC-13]', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    let answer: FakeResponse = { status: 500 };
    open(remove, { 'DELETE /documents/u1': () => answer });
    await pressButton('Actuar');
    await pressButton('Eliminar');
    expect(await screen.findByText('No se ha hecho. Puedes volver a intentarlo.')).toBeVisible();
    expect(document.querySelector('.toast')).toBeNull();
    expect(log).toHaveBeenCalled();
    const { result } = renderHook(() => useMessageLog());
    expect(result.current[0]).toMatchObject({
      code: 500,
      text: 'No se ha completado «Actuar». Se ha producido un error interno en el servidor.',
    });
    answer = {};
    await pressButton('Eliminar');
    expect(await screen.findByText('Eliminado')).toBeVisible();
    log.mockRestore();
  });
});

describe('an action that opens a dialog written in code', () => {
  it('says which one is missing, and the page lives on', async () => {
    open({ dialog: 'no-such-dialog' });
    await pressButton('Actuar');
    expect(await screen.findByText('El diálogo «no-such-dialog» no existe')).toBeVisible();
    await pressButton('Entendido');
    expect(await screen.findByRole('button', { name: 'Actuar' })).toBeEnabled();
  });
});

describe('the texts of an answer', () => {
  const rename: ActionInput = {
    form: { submitLabel: 'Guardar', fields: { name: { type: 'text', label: 'Nombre nuevo' } } },
    call: { method: 'PUT', path: '/flats/{id}', body: { name: '{form.name}' } },
    outcomes: [
      { on: 'success', success: 'De «%{email}» a «%{form.name}», que es «%{result.code}»%{result.nothing}' },
      { on: 'error', error: 'De «%{email}» no a «%{form.name}»' },
    ],
  };
  const send = async (answer: FakeResponse) => {
    open(rename, { 'PUT /flats/u1': answer });
    await pressButton('Actuar');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nombre nuevo/ }), 'Ático');
    await pressButton('Guardar');
  };

  it('name the record, the form and the answer alike, whatever came of it', async () => {
    await send({ body: { data: { code: 'A-1' } } });
    expect(await screen.findByText('De «ana@example.com» a «Ático», que es «A-1»')).toBeVisible();
  });

  it('of a failure too', async () => {
    await send({ status: 500 });
    expect(await screen.findByText('De «ana@example.com» no a «Ático»')).toBeVisible();
  });
});
