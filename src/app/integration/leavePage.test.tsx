// @vitest-environment jsdom
import { mediaState, pressEscape } from '../../testing/jsdomPolyfills';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchButton } from '../../features/search/SearchButton';
import type { ResourceInput } from '../../config/schema/resource';
import { Layout } from '../../layout/Layout';
import { resetSessionEnd } from '../../session/sessionEnd';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole, type RenderedConsole } from '../../testing/renderConsole';
import { ResourceRoutes } from '../routes/ResourceRoutes';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../actions/steps/ActionFlow';
import '../../features/camera/CameraDrawer';
import '../../features/documentUpload/DocumentUpload';
import '../../fields/reference/ReferenceInput';
import '../../fields/text/TextInput';
import '../../forms/panels/ActionForm';
import '../../forms/record/RecordFormPanel';
import '../../forms/record/CreateRelatedForm';
import '../../layout/notifications/MessageLogDialog';
import '../../scanner/ScannerPanel';
import '../../list/views/SaveViewDialog';
import { deferred } from '../../testing/deferred';

const projects: ResourceInput = {
  name: 'projects',
  label: { one: 'edificio', many: 'Edificios' },
  recordRepresentation: 'name',
  api: { getList: { path: '/projects' }, create: { path: '/projects', body: { name: '{name}' } } },
  fields: { name: { type: 'text', label: 'Nombre' } },
  create: { presentation: 'modal', title: 'Nuevo edificio', submitLabel: 'Crear', fields: ['name'] },
};

const things: ResourceInput = {
  name: 'things',
  label: { one: 'cosa', many: 'Cosas' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/things' },
    getOne: { path: '/things/{id}' },
    create: { path: '/things', body: { name: '{name}' } },
    update: { path: '/things/{id}', body: { name: '{name}' } },
  },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    code: { type: 'text', label: 'Código', scan: true },
    project: {
      type: 'reference',
      label: 'Edificio',
      resource: 'projects',
      create: true,
      allowNew: { label: 'Añadir un edificio', exists: 'community_exists' },
    },
    snapshot: { type: 'text' },
  },
  list: {
    columns: ['name'],
    actions: ['create', 'send'],
    rowActions: ['edit', 'remove', 'write', 'check', 'camera', 'documents'],
  },
  show: { header: { fields: ['name'] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
  create: {
    presentation: 'drawer',
    title: 'Nueva cosa',
    submitLabel: 'Crear',
    fields: ['name', 'code', 'project'],
  },
  edit: { presentation: 'modal', title: 'Editar cosa', fields: ['name'] },
  actions: {
    create: { label: 'Nueva cosa', openForm: 'create' },
    edit: { label: 'Editar', openForm: 'edit' },
    remove: {
      label: 'Eliminar',
      danger: true,
      confirm: { title: '¿Eliminar la cosa?', submitLabel: 'Eliminar' },
      call: { method: 'DELETE', path: '/things/{id}' },
    },
    write: {
      label: 'Escribir',
      form: {
        title: 'Escribir',
        submitLabel: 'Enviar',
        fields: { text: { type: 'text', label: 'Mensaje' } },
      },
      call: { method: 'POST', path: '/things/{id}/messages', body: { text: '{form.text}' } },
      outcomes: [{ on: 'success', success: 'Mensaje enviado' }],
      effects: [{ goTo: '/admin/things' }],
    },
    check: {
      label: 'Comprobar',
      check: {
        call: { method: 'GET', path: '/things/{id}/blocked' },
        blockedWhen: [
          { when: { field: 'result.blocked', equals: true }, title: 'No se puede', text: 'Está en uso.' },
        ],
      },
      call: { method: 'POST', path: '/things/{id}/checked' },
    },
    send: {
      label: 'Enviar todo',
      confirm: { title: '¿Enviar todo?', submitLabel: 'Enviar' },
      call: { method: 'POST', path: '/things/all' },
      effects: [{ goTo: '/admin/things/T2' }],
    },
    camera: { label: 'Ver cámara', dialog: 'camera' },
    documents: { label: 'Añadir documentos', dialog: 'document-upload' },
  },
};

const THING = { id: 'T1', name: 'Uno', snapshot: '/snapshots/1.svg' };
const LIST = '/admin/things?page=1&size=50';
const OTHER = '/admin/things/T2/data';
const config = { branding: { name: 'Consola' }, links: {} };

type Answers = Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>)>;

/** The frame and a list, with another record's page before and after it in the history. */
async function open(answers: Answers = {}): Promise<RenderedConsole> {
  const resources = declareResources(things, projects);
  const shown = renderConsole(
    // As in development: React leaves everything once and comes back.
    <StrictMode>
      <Layout config={config} entries={[]} search={<SearchButton />}>
        <Routes>
          <Route
            path="/admin/things/*"
            element={<ResourceRoutes resource={getDeclaredResource(resources, 'things')} />}
          />
        </Routes>
      </Layout>
    </StrictMode>,
    {
      resources,
      initialPath: OTHER,
      withNotifications: false,
      responses: {
        'GET /things': listResponse([THING]),
        'GET /things/T1': { body: { data: THING } },
        'GET /things/T2': { body: { data: { id: 'T2', name: 'Dos' } } },
        'GET /things/T1/blocked': { body: { data: { blocked: true } } },
        'GET /projects': listResponse([]),
        ...answers,
      },
    },
  );
  await heading('Dos');
  await act(() => shown.go(LIST));
  await button('Nueva cosa');
  await act(() => shown.go(OTHER));
  await heading('Dos');
  await act(() => shown.go(-1));
  await button('Nueva cosa');
  return shown;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const item = async (menu: string | RegExp, name: string) => {
  await click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const row = (name: string) => item('Acciones de Uno', name);
const dialogs = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
const top = async (name: string | RegExp) =>
  waitFor(() =>
    expect(within(dialogs().at(-1) ?? document.body).getByRole('heading', { name })).toBeVisible(),
  );
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const type = async (name: RegExp, value: string): Promise<void> => {
  fireEvent.change(await box(name), { target: { value } });
};

/** How each kind is opened from the list, how many layers that makes, and how something is typed in it. */
const kinds: Record<string, { open: () => Promise<void>; layers?: number; type?: () => Promise<void> }> = {
  'the form of something new': {
    open: async () => {
      await click('Nueva cosa');
      await top('Nueva cosa');
      await box(/Nombre/);
    },
    type: () => type(/Nombre/, 'Tres'),
  },
  'the form of a record': {
    open: async () => {
      await row('Editar');
      await box(/Nombre/);
    },
    type: () => type(/Nombre/, 'Tres'),
  },
  'the form of an action': {
    open: async () => {
      await row('Escribir');
      await box(/Mensaje/);
    },
    type: () => type(/Mensaje/, 'Hola'),
  },
  'a form above a form': {
    layers: 2,
    open: async () => {
      await click('Nueva cosa');
      await click('Nuevo edificio');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      await top('Nuevo edificio');
    },
  },
  'the name for a picker': {
    layers: 2,
    open: async () => {
      await click('Nueva cosa');
      await click('Añadir un edificio');
      await top('Añadir un edificio');
    },
  },
  'the scanner': {
    layers: 2,
    open: async () => {
      await click('Nueva cosa');
      await click(/Escanear/);
      await top(/Escanear/);
    },
  },
  'the question of an action': {
    open: async () => {
      await row('Eliminar');
      await top('¿Eliminar la cosa?');
    },
  },
  'why an action is not done': {
    open: async () => {
      await row('Comprobar');
      await top('No se puede');
    },
  },
  'the drawer of a camera': {
    open: async () => {
      await row('Ver cámara');
      await top('Uno');
    },
  },
  'an upload': {
    open: async () => {
      await row('Añadir documentos');
      await top('Añadir documentos');
    },
  },
  'the name of a view': {
    open: async () => {
      await item('Vistas', 'Guardar esta vista');
      await top('Guardar esta vista');
    },
    type: () => type(/Nombre/, 'Mía'),
  },
  'the search': {
    open: async () => {
      await click('Búsqueda general');
      await top('Búsqueda general');
    },
  },
  'the message log': {
    open: async () => {
      await item(/Cuenta de/, 'Mensajes recientes');
      await top('Mensajes recientes');
    },
  },
  'the sign-out': {
    open: async () => {
      await item(/Cuenta de/, 'Cerrar sesión');
      await top('¿Seguro que quieres salir?');
    },
  },
};

/** Tracks of the camera that are on. */
let tracks = 0;
/** ms between two pictures of a camera: no other part of the page has a timer like this. */
const EVERY = 5000;
let timers: () => unknown[];
let restore: () => void;
beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  restore = overrideNavigation(() => undefined);
  saveSession({ token: 't', permissions: ['camera_snapshots'] });
  tracks = 0;
  const { mock: started } = vi.spyOn(window, 'setInterval');
  const { mock: stopped } = vi.spyOn(window, 'clearInterval');
  timers = () =>
    started.results
      .filter((_, at) => started.calls[at]?.[1] === EVERY)
      .map(({ value }) => value as unknown)
      .filter((timer) => !stopped.calls.some(([one]) => one === timer));
  // jsdom plays and draws nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: camera });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  resetSessionEnd();
  restore();
  clearSession();
});

/** A camera whose tracks can be counted. */
const camera = {
  getUserMedia: () => {
    tracks += 1;
    const track = { stop: () => (tracks -= 1), addEventListener: () => undefined };
    return Promise.resolve({ getTracks: () => [track] });
  },
};

const nothingLeft = async () => {
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(timers()).toEqual([]);
  expect(tracks).toBe(0);
};
const isAsked = () => screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it.each(['back', 'forward'] as const)('is closed by %s, and the page stays', async (way) => {
    const { go, currentPath } = await open();
    await kind.open();
    for (let layer = 0; layer < (kind.layers ?? 1); layer += 1) {
      expect(dialogs()).not.toEqual([]);
      await act(() => go(way === 'back' ? -1 : 1));
      expect(currentPath()).toBe(LIST);
    }
    await nothingLeft();
    // There is nothing left to close: the page is left.
    await act(() => go(way === 'back' ? -1 : 1));
    expect(currentPath()).toBe(OTHER);
  });

  it('goes with its page when that is left for another record', async () => {
    const { go, callsBesidesProfile, currentPath } = await open();
    await kind.open();
    await act(() => go(OTHER));
    expect(currentPath()).toBe(OTHER);
    await nothingLeft();
    await heading('Dos');
    expect(callsBesidesProfile().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

const typed = Object.entries(kinds).flatMap(([name, { open: show, type: write }]) =>
  write ? [[name, { show, write }] as const] : [],
);

describe.each(typed)('%s that holds something typed', (_, { show, write }) => {
  it('asks before it is lost, by every way', async () => {
    const { go, currentPath } = await open();
    await show();
    await write();
    for (const to of [-1, 1, OTHER]) {
      await act(() => go(to));
      await isAsked();
      expect(currentPath()).toBe(LIST);
      await click('Seguir editando');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await act(() => go(OTHER));
    await isAsked();
    await click('Descartar');
    await nothingLeft();
    expect(currentPath()).toBe(OTHER);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });
});

it('files that were chosen for an upload are asked for before they are lost', async () => {
  const { go, callsBesidesProfile, currentPath } = await open();
  await row('Añadir documentos');
  await top('Añadir documentos');
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  const file = new File(['%PDF-1.7\n'], 'Acta.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [file] } });
  await box(/Título/);
  // False: the browser would ask.
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(unload()).toBe(false));
  await act(() => go(OTHER));
  await isAsked();
  expect(currentPath()).toBe(LIST);
  await click('Seguir editando');
  expect(await box(/Título/)).toHaveValue('Acta');
  await act(() => go(OTHER));
  await isAsked();
  await click('Descartar');
  await nothingLeft();
  expect(currentPath()).toBe(OTHER);
  expect(callsBesidesProfile().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

it('Escape at the question keeps what was typed, and its panel', async () => {
  const { go } = await open();
  await row('Escribir');
  await type(/Mensaje/, 'Hola');
  await act(() => go(-1));
  await isAsked();
  pressEscape(screen.getByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await box(/Mensaje/)).toHaveValue('Hola');
});

describe('what is on its way when the page is left', () => {
  /** A response that the test releases. */
  const held = (answer: FakeResponse) => {
    const { respond: coming, resolve } = deferred();
    return { answer: coming, release: () => act(async () => resolve(answer)) };
  };

  it('a question to the host is given up, and nothing is sent after it', async () => {
    const check = held({ body: { data: { blocked: false } } });
    const { go, callsBesidesProfile } = await open({ 'GET /things/T1/blocked': check.answer });
    await row('Comprobar');
    await waitFor(() => expect(callsBesidesProfile()).toContain('GET /things/T1/blocked'));
    await act(() => go(OTHER));
    await check.release();
    await heading('Dos');
    expect(callsBesidesProfile().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('a question whose page stays is answered, and the action goes on', async () => {
    const { callsBesidesProfile } = await open({
      'GET /things/T1/blocked': { body: { data: { blocked: false } } },
    });
    // The first action loads what runs actions; React comes and goes from the second on.
    await row('Eliminar');
    await click('Cancelar');
    await row('Comprobar');
    await waitFor(() => expect(callsBesidesProfile()).toContain('POST /things/T1/checked'));
  });

  it('a write that ends closes nothing that was opened since', async () => {
    const write = held({});
    const { go } = await open({ 'POST /things/T1/messages': write.answer });
    await row('Escribir');
    await type(/Mensaje/, 'Hola');
    await click('Enviar');
    await act(() => go(-1));
    await isAsked();
    await click('Descartar');
    await nothingLeft();
    await row('Eliminar');
    await top('¿Eliminar la cosa?');
    await write.release();
    expect(await screen.findByText('Mensaje enviado')).toBeVisible();
    await top('¿Eliminar la cosa?');
  });

  it('a write ends, says so, and leads nobody elsewhere', async () => {
    const write = held({});
    const { go, currentPath } = await open({ 'POST /things/T1/messages': write.answer });
    await row('Escribir');
    await type(/Mensaje/, 'Hola');
    await click('Enviar');
    await act(() => go(-1));
    const question = await isAsked();
    expect(question).toHaveTextContent('Se está enviando');
    await click('Descartar');
    await nothingLeft();
    await act(() => go(-1));
    await write.release();
    expect(await screen.findByText('Mensaje enviado')).toBeVisible();
    expect(currentPath()).toBe(OTHER);
  });

  it('a write is said to be on its way by every way of leaving, until it ended', async () => {
    const write = held({ status: 500 });
    const { go, currentPath } = await open({ 'POST /things/T1/messages': write.answer });
    await row('Escribir');
    await type(/Mensaje/, 'Hola');
    await click('Enviar');
    for (const to of [-1, OTHER]) {
      await act(() => go(to));
      expect(await isAsked()).toHaveTextContent('Se está enviando');
      await click('Seguir editando');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await write.release();
    await act(() => go(OTHER));
    expect(await isAsked()).not.toHaveTextContent('Se está enviando');
    expect(currentPath()).toBe(LIST);
  });

  it('a write without an answer is said, though its form is gone', async () => {
    const write = held('refused');
    const { go } = await open({ 'POST /things/T1/messages': write.answer });
    await row('Escribir');
    await type(/Mensaje/, 'Hola');
    await click('Enviar');
    await act(() => go(OTHER));
    await isAsked();
    await click('Descartar');
    await heading('Dos');
    await write.release();
    expect(await screen.findByText(/No sabemos si se ha hecho/)).toBeVisible();
    await item(/Cuenta de/, 'Mensajes recientes');
    const [said] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(said).toHaveTextContent('No sabemos si se ha hecho');
  });
});
