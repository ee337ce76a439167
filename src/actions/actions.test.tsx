// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import type { FakeResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../fields/text/TextInput';
import '../forms/panels/ActionForm';
import { ActionButtons } from './ActionButtons';
import { deferred } from '../testing/deferred';
import { pressButton } from '../testing/pressButton';

type ActionInput = NonNullable<ResourceInput['actions']>[string];
const record = { id: 'G1', name: 'Portal', qrCode: 'Q1', assets: [{ id: 'A1' }] };

interface Options {
  answers?: Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
  at?: string;
  edit?: ResourceInput['edit'];
}
function open(action: ActionInput, { answers = {}, at = '/admin/gateways/G1', edit }: Options = {}) {
  const resources = declareResources({
    name: 'gateways',
    label: 'Gateways',
    recordRepresentation: 'name',
    api: { getList: { path: '/gateways' }, getOne: { path: '/gateways/{id}' } },
    fields: {
      id: { type: 'text', label: 'GID' },
      qrCode: { type: 'text', label: 'QID' },
      name: { type: 'text', label: 'Nombre' },
    },
    actions: { act: { label: 'Actuar', ...action } },
    ...(edit ? { edit } : {}),
  });
  const resource = getDeclaredResource(resources, 'gateways');
  return renderConsole(
    <ActionButtons
      actions={Object.values(resource.actions).filter(({ id }) => id === 'act')}
      resource={resource}
      record={record}
    />,
    {
      resources,
      responses: answers,
      initialPath: at,
    },
  );
}
const dialog = () => screen.findByRole('dialog');
const call = { method: 'POST', path: '/gateways/{id}/act' } as const;
const CALL = 'POST /gateways/G1/act';

beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('an action that takes long', () => {
  it('has a dialog of its own that nothing closes before it ends', async () => {
    const { respond, resolve } = deferred();
    open(
      { call, progressText: 'Actuando, tarda un poco', outcomes: [{ on: 'success', success: 'Hecho' }] },
      { answers: { [CALL]: respond } },
    );
    await pressButton('Actuar');
    expect(await dialog()).toHaveTextContent('Actuando, tarda un poco');
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    expect(await dialog()).toBeVisible();
    await act(async () => resolve({ body: {} }));
    expect(await screen.findByText('Hecho')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an action with a question', () => {
  it('names members of the record, and leaves out the place of one that is not there', async () => {
    open({ call, confirm: { text: 'Se actúa sobre «%{name}» (%{qrCode}, «%{parent.name}»).' } });
    await pressButton('Actuar');
    expect(await dialog()).toHaveTextContent('Se actúa sobre «Portal» (Q1,).');
  });

  it('without words of its own names the act and the record in its title', async () => {
    open({ call, danger: true, confirm: {} });
    await pressButton('Actuar');
    const question = await screen.findByRole('alertdialog', { name: 'Actuar «Portal»' });
    expect(question).toHaveTextContent(/No se puede deshacer\.Cancelar/);
  });

  it('is over where something was declared to follow a failure, and asks again otherwise [OFFICE-26]', async () => {
    let status = 500;
    open(
      { call, confirm: true, outcomes: [{ on: 410, error: 'Ha caducado', effects: ['refetch'] }] },
      { answers: { [CALL]: () => ({ status }) } },
    );
    await pressButton('Actuar');
    const confirm = async () =>
      userEvent.click(within(await dialog()).getByRole('button', { name: 'Actuar' }));
    await confirm();
    await screen.findByText(/Se ha producido un error interno/);
    status = 410;
    await confirm();
    expect(await screen.findByText('Ha caducado')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an action without questions', () => {
  it('sends its call, filled from the record, and says how it ended', async () => {
    const { recordedCalls, callsBesidesProfile } = open(
      {
        call: { ...call, body: { data: { id: '{id}', asset: '{assets.0.id}' } } },
        outcomes: [{ on: 'success', success: 'Hecho con %{name}' }],
      },
      { answers: { [CALL]: { body: {} } } },
    );
    await pressButton('Actuar');
    expect(await screen.findByText('Hecho con Portal')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([CALL]);
    expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toEqual({
      data: { id: 'G1', asset: 'A1' },
    });
  });

  it('says the declared text of a failure and nothing else [HTTP-08]', async () => {
    open(
      {
        call,
        outcomes: [
          { on: 'success', success: 'Hecho' },
          { on: 409, error: 'assign_gateway_conflict' },
        ],
      },
      { answers: { [CALL]: { status: 409 } } },
    );
    await pressButton('Actuar');
    expect(await screen.findByText('El activo ya está vinculado a otro gateway')).toBeVisible();
    expect(screen.queryByText('Hecho')).toBeNull();
    expect(screen.queryByText('La petición entra en conflicto con el estado actual del recurso')).toBeNull();
  });

  it.each<[FakeResponse, RegExp, 'alert' | 'status']>([
    [{ status: 500 }, /Se ha producido un error interno/, 'alert'],
    [{ status: 403 }, /Tu usuario no tiene permisos para esta acción/, 'alert'],
    ['refused', /La solicitud ha sido enviada pero no hemos recibido respuesta/, 'alert'],
    [{ status: 499, body: { detail: 'Lo que dice el servidor' } }, /Lo que dice el servidor/, 'alert'],
  ])('says the general text of %j [HTTP-07, HTTP-11, HTTP-13]', async (answer, text, role) => {
    const { callsBesidesProfile } = open({ call }, { answers: { [CALL]: answer } });
    await pressButton('Actuar');
    const said = await screen.findByText(text);
    expect(said.closest(`[role=${role}]`)).not.toBeNull();
    expect(callsBesidesProfile()).toEqual([CALL]);
  });

  it('can be tried again after a failure', async () => {
    let answer: FakeResponse = { status: 500 };
    const { callsBesidesProfile } = open(
      { call, outcomes: [{ on: 'success', success: 'Hecho' }] },
      { answers: { [CALL]: () => answer } },
    );
    await pressButton('Actuar');
    await screen.findByText(/Se ha producido un error interno/);
    answer = {};
    await pressButton('Actuar');
    expect(await screen.findByText('Hecho')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([CALL, CALL]);
  });

  it('logs a silent failure and shows nothing [HTTP-15]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ call, outcomes: [{ on: 'error', logOnly: true }] }, { answers: { [CALL]: { status: 500 } } });
    await pressButton('Actuar');
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByText(/error/i)).toBeNull();
    log.mockRestore();
  });

  it('keeps its message as many seconds as declared [HTTP-16]', async () => {
    open(
      { call, outcomes: [{ on: 'error', error: 'Mal', durationSeconds: 8 }] },
      { answers: { [CALL]: { status: 500 } } },
    );
    const button = await screen.findByRole('button', { name: 'Actuar' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button);
    await screen.findByText('Mal');
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.getByText('Mal')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(screen.queryByText('Mal')).toBeNull());
  });
});

describe('a confirmation', () => {
  it('names the record, and nothing happens when it is refused', async () => {
    const { callsBesidesProfile } = open({ danger: true, confirm: true, call });
    await pressButton('Actuar');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('«Portal»');
    await pressButton('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('names what else is concerned, by its titles in their order, and nothing where there is none [LAYOUT-16]', async () => {
    const items = {
      recordPath: 'assets',
      text: 'Con él se va un activo: |||| Con él se van %{smart_count} activos:',
    };
    const { unmount } = open({ confirm: { items }, call });
    await pressButton('Actuar');
    expect(await screen.findByText('Con él se va un activo:')).toBeVisible();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A1']);
    unmount();
    open({ confirm: { items: { ...items, recordPath: 'guests' } }, call });
    await pressButton('Actuar');
    expect(await dialog()).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('sends one call for many clicks', async () => {
    const { respond, resolve } = deferred();
    const { callsBesidesProfile } = open(
      { confirm: { title: '¿Seguro?', submitLabel: 'Sí' }, call },
      { answers: { [CALL]: respond } },
    );
    await pressButton('Actuar');
    const yes = within(await dialog()).getByRole('button', { name: 'Sí' });
    // In one tick, before the button could render busy.
    act(() => {
      yes.click();
      yes.click();
    });
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(yes);
    expect(callsBesidesProfile()).toEqual([CALL]);
    await act(async () => resolve({}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsBesidesProfile()).toEqual([CALL]);
  });

  it('stays open after a failure, ready for another try', async () => {
    const { callsBesidesProfile } = open({ confirm: true, call }, { answers: { [CALL]: { status: 500 } } });
    await pressButton('Actuar');
    const yes = within(await dialog()).getByRole('button', { name: 'Actuar' });
    await userEvent.click(yes);
    await screen.findByText(/Se ha producido un error interno/);
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(yes);
    expect(callsBesidesProfile()).toEqual([CALL, CALL]);
  });

  it('wants the exact values typed, whatever is pressed', async () => {
    const { callsBesidesProfile } = open(
      { confirm: { typeToConfirm: ['id', 'qrCode'] }, call },
      { answers: { [CALL]: {} } },
    );
    await pressButton('Actuar');
    const box = await dialog();
    const yes = within(box).getByRole('button', { name: 'Actuar' });
    await userEvent.type(within(box).getByRole('textbox', { name: 'GID' }), 'G1');
    await userEvent.type(within(box).getByRole('textbox', { name: 'QID' }), 'Q1 {Enter}');
    await userEvent.click(yes);
    expect(yes).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveTextContent('Escribe exactamente el valor de: QID');
    expect(callsBesidesProfile()).toEqual([]);
    await userEvent.type(within(box).getByRole('textbox', { name: 'QID' }), '{Backspace}');
    await userEvent.click(yes);
    await waitFor(() => expect(callsBesidesProfile()).toEqual([CALL]));
  });

  it('is not asked again in this visit when the user says so', async () => {
    const { callsBesidesProfile } = open(
      { confirm: { dontAskAgain: true }, call },
      { answers: { [CALL]: {} } },
    );
    await pressButton('Actuar');
    await userEvent.click(
      within(await dialog()).getByRole('checkbox', { name: 'No volver a preguntar en esta visita' }),
    );
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Actuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressButton('Actuar');
    await waitFor(() => expect(callsBesidesProfile()).toEqual([CALL, CALL]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a check', () => {
  const check = {
    call: { method: 'GET' as const, path: '/gateways/{id}', query: { include: 'users' } },
    error: 'asset_data_error',
    blockedWhen: [
      {
        when: { field: 'result.included.users', empty: false },
        title: 'Tiene usuarios',
        text: 'Antes, desvincúlalos:',
        items: 'result.included.users',
        display: '{username}',
        link: '/admin/users/{id}/assets',
      },
      {
        when: { field: 'result.gateways_qrs', empty: false },
        title: 'Tiene gateways',
        text: 'Antes, desvincúlalos:',
        items: 'result.gateways_qrs',
        display: '{gateway_id}',
      },
    ],
  };
  const CHECK = 'GET /gateways/G1?include=users';
  const action: ActionInput = {
    check,
    confirm: { title: '¿Eliminar?', submitLabel: 'Eliminar' },
    call: { method: 'DELETE', path: '/gateways/{id}' },
  };

  it('blocks with all that stands in the way, and nothing is deleted [ADET-34, ADET-35]', async () => {
    const users = [
      { id: 'U/1', username: 'Eva' },
      { id: 'U2', username: null },
    ];
    const { callsBesidesProfile } = open(action, {
      answers: {
        [CHECK]: { body: { data: { id: 'G1', gateways_qrs: [{ gateway_id: 'X' }] }, included: { users } } },
      },
    });
    await pressButton('Actuar');
    const box = await screen.findByRole('dialog', { name: '¿Eliminar? «Portal»' });
    expect(
      within(box)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Tiene usuarios', 'Tiene gateways']);
    expect(within(box).getByRole('link', { name: 'Eva' })).toHaveAttribute(
      'href',
      '/admin/users/U%2F1/assets',
    );
    expect(within(box).getByRole('link', { name: 'Desconocido' })).toBeVisible();
    await userEvent.click(within(box).getByRole('button', { name: 'Cerrar' }));
    expect(callsBesidesProfile()).toEqual([CHECK]);
  });

  it('blocks for the other reason with another text [ADET-36]', async () => {
    const { callsBesidesProfile } = open(action, {
      answers: {
        [CHECK]: {
          body: { data: { id: 'G1', gateways_qrs: [{ gateway_id: 'X9' }] }, included: { users: [] } },
        },
      },
    });
    await pressButton('Actuar');
    expect(await screen.findByRole('dialog', { name: '¿Eliminar? «Portal»' })).toHaveTextContent(
      /Tiene gateways.*X9/,
    );
    expect(callsBesidesProfile()).toEqual([CHECK]);
  });

  it('names no more than twenty, and how many more there are', async () => {
    const users = Array.from({ length: 25 }, (_, id) => ({ id, username: `Usuario ${id}` }));
    open(action, { answers: { [CHECK]: { body: { data: { gateways_qrs: [] }, included: { users } } } } });
    await pressButton('Actuar');
    const box = await dialog();
    expect(within(box).getAllByRole('link')).toHaveLength(20);
    expect(box).toHaveTextContent('y 5 más');
  });

  it('goes on to the question when nothing stands in the way [ADET-37, ADET-38]', async () => {
    const { callsBesidesProfile } = open(action, {
      answers: {
        [CHECK]: { body: { data: { id: 'G1', gateways_qrs: [] }, included: { users: [] } } },
        'DELETE /gateways/G1': { status: 204 },
      },
    });
    await pressButton('Actuar');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '¿Eliminar?' })).getByRole('button', {
        name: 'Eliminar',
      }),
    );
    await waitFor(() => expect(callsBesidesProfile()).toEqual([CHECK, 'DELETE /gateways/G1']));
  });

  it('says that it could not be asked, and nothing is deleted [ADET-33, ADET-39]', async () => {
    const { callsBesidesProfile } = open(action, { answers: { [CHECK]: { status: 500 } } });
    await pressButton('Actuar');
    expect(await screen.findByText('No se han podido obtener los datos del activo')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsBesidesProfile()).toEqual([CHECK]);
  });
});

describe('the form of an action', () => {
  const form: ActionInput = {
    form: {
      title: 'Avisar',
      submitLabel: 'Enviar',
      fields: {
        title: { type: 'text', label: 'Título', required: true },
        content: { type: 'text', label: 'Texto' },
      },
    },
    call: { ...call, body: { data: { title: '{form.title}', content: '{form.content}', to: ['{id}'] } } },
    outcomes: [
      { on: 'success', success: 'sent_successfully' },
      { on: 400, error: 'Título repetido', field: 'title' },
      { on: 'error', error: 'send_notification_error' },
    ],
  };
  const title = () => screen.findByRole('textbox', { name: /Título/ });

  it('sends what it holds, and closes [USER-17]', async () => {
    const { recordedCalls } = open(form, { answers: { [CALL]: {} } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText('Se ha enviado correctamente')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toEqual({
      data: { title: 'Hola', content: null, to: ['G1'] },
    });
  });

  it('is not sent while something is missing [USER-15]', async () => {
    const { callsBesidesProfile } = open(form);
    await pressButton('Actuar');
    await title();
    await pressButton('Enviar');
    expect(await screen.findByText('Obligatorio')).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('stays open with what was typed after a failure [USER-18, PROJ-18]', async () => {
    open(form, { answers: { [CALL]: { status: 500 } } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText('No se ha podido enviar la notificación')).toBeVisible();
    expect(await title()).toHaveValue('Hola');
    expect(await screen.findByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'false');
  });

  it('says under a field what belongs to it', async () => {
    open(form, { answers: { [CALL]: { status: 400 } } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText('Título repetido')).toBeVisible();
    expect(await title()).toHaveAttribute('aria-invalid', 'true');
    expect(await title()).toHaveValue('Hola');
  });

  it('says at its fields what the host says of them, under the names of the body [HTTP-08]', async () => {
    const errors = [{ detail: 'Demasiado corto', source: { pointer: '/data/title' } }];
    open(form, { answers: { [CALL]: { status: 422, body: { errors } } } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText('Demasiado corto')).toBeVisible();
    expect(await title()).toHaveAttribute('aria-invalid', 'true');
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(document.querySelector('.toast-cause')).toBeNull();
  });

  it.each([
    [{ status: 409, body: { errors: [{ detail: 'Ya hay una igual' }] } }, 'Ya hay una igual'],
    [{ status: 403 }, 'Tu usuario no tiene permisos para esta acción'],
    [
      { status: 500, body: { detail: '<b>at x.js:3</b>' } },
      'Se ha producido un error interno en el servidor',
    ],
    [{ status: 400, body: { message: 'ERR_DUPLICATE' } }, 'La petición no es correcta'],
  ])('says below its text why: %j', async (answer, why) => {
    open(
      { ...form, outcomes: [{ on: 'error', error: 'No se ha enviado' }] },
      { answers: { [CALL]: answer } },
    );
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText('No se ha enviado')).toBeVisible();
    expect(document.querySelector('.toast-cause')).toHaveTextContent(why);
  });

  it.each([401, 503])('says nothing of a %i: that is said once, by the page [HTTP-08]', async (status) => {
    const { callsBesidesProfile } = open(form, { answers: { [CALL]: { status } } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    await waitFor(() => expect(callsBesidesProfile()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'false');
    expect(document.querySelector('.toast')).toBeNull();
  });

  it('offers no check of a lost answer where nothing on the screen would show it', async () => {
    open({ ...form, effects: [] }, { answers: { [CALL]: 'refused' } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    await pressButton('Enviar');
    expect(await screen.findByText(/Puede que sí, y desde aquí no se puede comprobar\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Comprobar' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Cerrar y conservar lo escrito' })).toBeVisible();
  });

  it('sends one call for three submits in a tick', async () => {
    const { respond, resolve } = deferred();
    const { callsBesidesProfile } = open(form, { answers: { [CALL]: respond } });
    await pressButton('Actuar');
    await userEvent.type(await title(), 'Hola');
    const inside = (await title()).closest('form') as HTMLFormElement;
    for (let times = 3; times > 0; times--) fireEvent.submit(inside);
    await waitFor(() => expect(callsBesidesProfile()).toEqual([CALL]));
    await act(async () => resolve({}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsBesidesProfile()).toEqual([CALL]);
  });
});

describe('what follows a success', () => {
  const answers = { [CALL]: { body: { data: { id: 'N 1' } } } };

  it('goes to a path of the record or of the answer [PROJ-17]', async () => {
    const { navigations } = open(
      { call, effects: [{ goTo: '/admin/gateways/{result.id}/start?from={id}' }] },
      { answers },
    );
    await pressButton('Actuar');
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]).toMatch(/^PUSH \/admin\/gateways\/N%201\/start/);
  });

  it('returns to the list [USER-12, ADET-38]', async () => {
    const { navigations } = open({ call, effects: ['goToList'] }, { answers });
    await pressButton('Actuar');
    await waitFor(() => expect(navigations).toEqual(['PUSH /admin/gateways']));
  });

  it('stays where the list is, with its page and search', async () => {
    const { currentPath, callsBesidesProfile } = open(
      { call, effects: ['goToList'], outcomes: [{ on: 'success', success: 'Hecho' }] },
      { answers, at: '/admin/gateways?page=2&size=50&search=x' },
    );
    await pressButton('Actuar');
    await screen.findByText('Hecho');
    expect(currentPath()).toBe('/admin/gateways?page=2&size=50&search=x');
    expect(callsBesidesProfile()).toEqual([CALL]);
  });

  it('leads anywhere from a form that was sent: it is no unsaved work', async () => {
    const form = { submitLabel: 'Enviar', fields: { title: { type: 'text' as const, label: 'Título' } } };
    const { currentPath } = open({ form, call, effects: [{ goTo: '/admin/start' }] }, { answers });
    await pressButton('Actuar');
    await userEvent.type(await screen.findByRole('textbox', { name: /Título/ }), 'Hola');
    await pressButton('Enviar');
    await waitFor(() => expect(currentPath()).toBe('/admin/start'));
    expect(screen.queryByText('¿Descartar los cambios?')).toBeNull();
  });

  it('follows nothing after a failure', async () => {
    const { navigations } = open({ call, effects: ['goToList'] }, { answers: { [CALL]: { status: 500 } } });
    await pressButton('Actuar');
    await screen.findByText(/Se ha producido un error interno/);
    expect(navigations).toEqual([]);
  });
});

describe('an action that cannot be done', () => {
  it('stays reachable, says why and does nothing [ADET-16]', async () => {
    const { callsBesidesProfile } = open({
      requires: { access: 'delete_assets', reason: 'no_permission_delete' },
      call,
    });
    const button = await screen.findByRole('button', { name: 'Actuar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', 'Tu usuario no tiene permiso para eliminar');
    await userEvent.click(button);
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('does not keep others from being done: a form that is not there ends at once', async () => {
    const { callsBesidesProfile } = open({ openForm: 'edit' });
    await pressButton('Actuar');
    await pressButton('Actuar');
    expect(callsBesidesProfile()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
