// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import type { ResourceInput } from '../config/schema/resource';
import { handleSessionFailure, resetSessionEnd } from '../session/sessionEnd';
import { overrideNavigation } from '../session/navigation/hardNavigate';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type FakeResponse } from '../testing/fakeHost';
import { currentUserResponse, renderConsole } from '../testing/renderConsole';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../fields/text/TextInput';
import '../forms/panels/ActionForm';
import '../forms/record/RecordFormPanel';
import { LazyDraftsNotice } from '../app/notices/LazyDraftsNotice';

const clients: ResourceInput = {
  name: 'clients',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/clients' },
    getOne: { path: '/clients/{id}' },
    create: { path: '/clients', body: { name: '{name}' } },
    update: { path: '/clients/{id}', body: { name: '{name}', city: '{city}', pin: '{pin}' } },
  },
  fields: {
    id: { type: 'text' },
    name: { type: 'text', label: 'Nombre', required: true },
    city: { type: 'text', label: 'Ciudad' },
    pin: { type: 'text', label: 'Código', secret: true },
  },
  list: { columns: ['name'], rowActions: ['edit', 'write'] },
  edit: {
    presentation: 'modal',
    title: 'Editar empresa',
    fields: ['name', 'city', 'pin'],
    outcomes: [{ on: 'error', error: 'submit_error', durationSeconds: 3 }],
  },
  create: { presentation: 'modal', title: 'Nueva empresa', submitLabel: 'Enviar', fields: ['name'] },
  actions: {
    write: {
      label: 'Escribir',
      form: { submitLabel: 'Enviar', fields: { text: { type: 'text', label: 'Mensaje' } } },
      call: { method: 'POST', path: '/clients/{id}/messages', body: { text: '{form.text}' } },
      outcomes: [
        { on: 'success', success: 'Enviado' },
        { on: 'error', error: 'No enviado' },
      ],
    },
  },
};
const CLIENT = { id: 'C1', name: 'Norte', city: 'Soria', pin: null, updated_at: 1 };
type Answers = Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;

function open(answers: Answers = {}, at = '/admin/clients?page=1&size=50', input = clients) {
  const resources = declareResources(input);
  return renderConsole(
    <>
      <LazyDraftsNotice />
      <Routes>
        <Route
          path="/admin/clients/*"
          element={<ResourceRoutes resource={getDeclaredResource(resources, 'clients')} />}
        />
      </Routes>
    </>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /clients': listResponse([CLIENT]),
        'GET /clients/C1': { body: { data: CLIENT } },
        ...answers,
      },
    },
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const fromRow = async (item: string) => {
  await click('Acciones de Norte');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const edit = async () => {
  await fromRow('Editar');
  await box(/Ciudad/);
};
const kept = () => Object.values({ ...sessionStorage }).join();
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const offer = () =>
  within(screen.getByRole('dialog')).queryByRole('region', { name: 'Borrador sin guardar' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Types into the edit form and unmounts the page, as a reload does. */
const leave = async (answers?: Answers) => {
  const { unmount } = open(answers);
  await edit();
  await type(/Nombre/, 'Sur');
  hide();
  unmount();
};

let restoreNavigation: () => void;
beforeEach(() => {
  restoreNavigation = overrideNavigation(() => undefined);
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  restoreNavigation();
  resetSessionEnd();
  clearSession();
});

describe('a form that was left', () => {
  it('is offered back when it opens again; restoring fills and sends nothing', async () => {
    await leave();
    const { callsBesidesProfile } = open();
    await edit();
    expect(await screen.findByText(/Hay un borrador sin guardar/)).toBeVisible();
    expect(await box(/Nombre/)).toHaveValue('Norte');
    await click('Recuperar');
    expect(await box(/Nombre/)).toHaveValue('Sur');
    expect(screen.getByText(/Borrador recuperado/)).toBeVisible();
    expect(await box(/Nombre/)).toHaveFocus();
    expect(callsBesidesProfile().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('keeps no secret', async () => {
    open();
    await edit();
    await type(/Nombre/, 'Sur');
    fireEvent.change(screen.getByLabelText(/^Código/), { target: { value: 'c0d1g0-4711' } });
    hide();
    expect(kept()).toContain('Sur');
    expect(kept()).not.toContain('4711');
    expect(screen.getByLabelText(/^Código/)).toHaveAttribute('type', 'password');
  });

  it('says which fields it does not bring back, before and after it is filled in', async () => {
    const { unmount } = open();
    await edit();
    await type(/Nombre/, 'Sur');
    fireEvent.change(screen.getByLabelText(/^Código/), { target: { value: 'c0d1g0-4711' } });
    hide();
    unmount();
    open();
    await edit();
    const left = /no se guarda en el navegador y hay que ponerlo de nuevo: Código\./;
    expect(await screen.findByText(left)).toBeVisible();
    await click('Recuperar');
    expect(await screen.findByText(/Borrador recuperado/)).toBeVisible();
    expect(screen.getByText(left)).toBeVisible();
  });

  it('is kept by itself after a pause in typing', async () => {
    open();
    await edit();
    await type(/Nombre/, 'Sur');
    expect(kept()).not.toContain('Sur');
    await waitFor(() => expect(kept()).toContain('Sur'));
  });

  it.each([401, 503])('is kept at once when a %i ends the page', async (code) => {
    open();
    await edit();
    await type(/Nombre/, 'Sur');
    act(() => handleSessionFailure({ code }));
    expect(kept()).toContain('Sur');
  });

  it('says on the page that there is a draft, and opens its form', async () => {
    await leave();
    open();
    expect(await screen.findByText(/Tienes un borrador sin guardar de «Editar empresa»/)).toBeVisible();
    await click('Abrir el borrador');
    await waitFor(async () => expect(await box(/Nombre/)).toHaveValue('Sur'));
    expect(screen.getByText(/Borrador recuperado/)).toBeVisible();
    expect(screen.queryByText(/Tienes un borrador/)).toBeNull();
  });

  it('stands in one notice with the others of its page, each of which can be opened', async () => {
    const { unmount } = open();
    await edit();
    await type(/Nombre/, 'Sur');
    hide();
    unmount();
    const again = open();
    await fromRow('Escribir');
    await type(/Mensaje/, 'Hola');
    hide();
    again.unmount();
    open();
    expect(await screen.findByText('Tienes 2 borradores sin guardar de esta página.')).toBeVisible();
    expect(screen.getAllByRole('region', { name: 'Borrador sin guardar' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Abrir el borrador' })).toBeNull();
    await click('Ver los borradores');
    expect(await screen.findAllByRole('button', { name: 'Abrir el borrador' })).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Descartar' });
    if (first) await userEvent.click(first);
    expect(await screen.findByText(/Tienes un borrador sin guardar de «/)).toBeVisible();
  });

  it('opened from the page, is not filled in over a record that changed meanwhile', async () => {
    await leave();
    open({ 'GET /clients/C1': { body: { data: { ...CLIENT, city: 'Burgos', updated_at: 2 } } } });
    await click('Abrir el borrador');
    expect(await screen.findByText(/Los datos han cambiado desde entonces/)).toBeVisible();
    expect(await box(/Nombre/)).toHaveValue('Norte');
  });

  it('asks before it replaces what was typed since', async () => {
    await leave();
    open();
    await edit();
    await screen.findByText(/Hay un borrador sin guardar/);
    await type(/Nombre/, 'Oeste');
    await click('Recuperar');
    expect(
      await screen.findByRole('alertdialog', { name: '¿Sustituir lo que has escrito?' }),
    ).toHaveTextContent('El borrador cambiará lo que acabas de escribir en: Nombre.');
    await click('Seguir editando');
    expect(await box(/Nombre/)).toHaveValue('Oeste');
    await click('Recuperar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Recuperar' }));
    expect(await box(/Nombre/)).toHaveValue('Sur');
  });

  it('asks nothing where other fields were typed', async () => {
    await leave();
    open();
    await edit();
    await screen.findByText(/Hay un borrador sin guardar/);
    await type(/Ciudad/, 'Burgos');
    await click('Recuperar');
    expect(await box(/Nombre/)).toHaveValue('Sur');
    expect(await box(/Ciudad/)).toHaveValue('Burgos');
  });

  it('is thrown away on the page or above the form, and stays away', async () => {
    await leave();
    const first = open();
    await click('Descartar');
    expect(screen.queryByText(/Tienes un borrador/)).toBeNull();
    expect(kept()).toBe('');
    first.unmount();
    await leave();
    open();
    await edit();
    await screen.findByText(/Hay un borrador/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    expect(offer()).toBeNull();
    expect(kept()).toBe('');
  });

  it('says which fields changed meanwhile', async () => {
    await leave();
    open({ 'GET /clients/C1': { body: { data: { ...CLIENT, name: 'Este', updated_at: 2 } } } });
    await edit();
    expect(await screen.findByText(/Desde entonces ha cambiado: Nombre/)).toBeVisible();
  });

  it('says that the record changed meanwhile where only its time tells', async () => {
    await leave();
    open({ 'GET /clients/C1': { body: { data: { ...CLIENT, updated_at: 2 } } } });
    await edit();
    expect(await screen.findByText(/Los datos han cambiado desde entonces/)).toBeVisible();
  });

  it('is not offered where the host holds it by now', async () => {
    await leave();
    open({ 'GET /clients/C1': { body: { data: { ...CLIENT, name: 'Sur' } } } });
    await edit();
    expect(offer()).toBeNull();
    await waitFor(() => expect(kept()).toBe(''));
  });

  it('is nothing to another user, and gone for good', async () => {
    await leave();
    open({ 'GET /users/current': { body: { data: { ...currentUserResponse.data, id: 'u2' } } } });
    await waitFor(() => expect(kept()).toBe(''));
    await edit();
    expect(offer()).toBeNull();
  });
});

describe('a form that ended', () => {
  const isEmptyAfterLeaving = () => {
    hide();
    expect(kept()).toBe('');
  };

  it('leaves no draft once it was saved', async () => {
    open({ 'PATCH /clients/C1': { body: { data: CLIENT } } });
    await edit();
    await type(/Nombre/, 'Sur');
    hide();
    await click('Guardar');
    await isGone();
    isEmptyAfterLeaving();
  });

  it('leaves no draft once its action was done', async () => {
    open({ 'POST /clients/C1/messages': {} });
    await fromRow('Escribir');
    await type(/Mensaje/, 'Hola');
    hide();
    expect(kept()).toContain('Hola');
    await click('Enviar');
    await isGone();
    isEmptyAfterLeaving();
  });

  it('leaves no draft once it was thrown away', async () => {
    open();
    await edit();
    await type(/Nombre/, 'Sur');
    await click('Cancelar');
    await click('Descartar');
    await isGone();
    isEmptyAfterLeaving();
  });

  it('leaves no draft after a sign-out (SHELL-42)', async () => {
    open();
    await edit();
    await type(/Nombre/, 'Sur');
    clearSession();
    isEmptyAfterLeaving();
  });

  it('is not offered what it wrote itself when its record is called otherwise by now', async () => {
    let name = 'Norte';
    const answers: Answers = {
      'GET /clients/C1': () => ({ body: { data: { ...CLIENT, name } } }),
      'PATCH /clients/C1': { status: 504 },
    };
    open(answers, '/admin/clients/C1/edit', { ...clients, edit: { presentation: 'page', fields: ['city'] } });
    await type(/Ciudad/, 'Burgos');
    await click('Guardar');
    name = 'Sur';
    await click('Comprobar');
    expect(await screen.findByRole('heading', { name: /Sur/ })).toBeVisible();
    expect(screen.queryByText(/Hay un borrador sin guardar/)).toBeNull();
    expect(kept()).toContain('Burgos');
  });

  it('keeps an undecided draft when it is closed', async () => {
    await leave();
    open();
    await edit();
    await screen.findByText(/Hay un borrador/);
    await click('Cancelar');
    await isGone();
    expect(await screen.findByText(/Tienes un borrador/)).toBeVisible();
  });
});

describe('a form that is no panel', () => {
  const own: ResourceInput = {
    ...clients,
    edit: { presentation: 'page', fields: ['name', 'city'] },
    show: {
      header: { fields: ['name'] },
      tabs: {
        data: { label: 'Datos', fields: ['name'] },
        look: { label: 'Aspecto', form: { fields: ['city'], submitLabel: 'Publicar' } },
      },
    },
  };

  it.each([
    ['on a page of its own', '/admin/clients/C1/edit', 'Guardar'],
    ['in a tab', '/admin/clients/C1/look', 'Publicar'],
  ])('%s offers its draft in its place, and drops it once it was saved', async (_, at, save) => {
    const first = open({}, at, own);
    await type(/Ciudad/, 'Burgos');
    hide();
    first.unmount();
    let city = 'Soria';
    const { recordedCalls } = open(
      {
        'GET /clients/C1': () => ({ body: { data: { ...CLIENT, city } } }),
        'PATCH /clients/C1': () => {
          city = 'Burgos';
          return {};
        },
      },
      at,
      own,
    );
    expect(await screen.findByText(/Hay un borrador sin guardar/)).toBeVisible();
    expect(screen.queryByText(/Tienes un borrador/)).toBeNull();
    expect(await box(/Ciudad/)).toHaveValue('Soria');
    await click('Recuperar');
    expect(await box(/Ciudad/)).toHaveValue('Burgos');
    await waitFor(async () => expect(await button(save)).toHaveAttribute('aria-disabled', 'false'));
    await click(save);
    await waitFor(() => expect(recordedCalls.some(({ method }) => method === 'PATCH')).toBe(true));
    await waitFor(() => expect(kept()).toBe(''));
    hide();
    expect(kept()).toBe('');
  });

  it('drops its draft when its loaded values are put back', async () => {
    open({}, '/admin/clients/C1/look', own);
    await type(/Ciudad/, 'Burgos');
    hide();
    expect(kept()).toContain('Burgos');
    await click('Cancelar');
    expect(await box(/Ciudad/)).toHaveValue('Soria');
    hide();
    expect(kept()).toBe('');
  });
});
