// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { findEditor, replaceText } from '../testing/codeMirrorPolyfills';
import './editor/JsonEditor';
import '../forms/record/RecordFormPanel';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRuntimeConfig } from '../config/runtime/runtimeConfig';
import { draftStorage } from '../drafts/draftStorage';
import { clearSession, saveSession } from '../session/session';
import { fakeHost, type FakeHost } from '../testing/fakeHost';
import { currentUserResponse } from '../testing/renderConsole';
import { bundledDeclarations } from '../app/declarations/bundledDeclarations';
import type { Declaration } from '../config/normalise';
import { createDataProvider } from '../../dataProvider';
import { Notifications } from '../layout/notifications/Notifications';
import { i18nProvider } from '../i18n/i18nProvider';
import { createAuthProvider } from '../session/authProvider';
import { ConsoleProviders } from '../app/ConsoleProviders';
import { createQueryClient } from '../app/queryClient';
import { ConsoleRouter, consoleRouterProvider } from '../app/router/ConsoleRouter';
import type { DataRouter } from '../ui/page/RouterContext';
import { createPreviewRouter } from '../app/router/consoleRoutes';
import { knownNames } from '../app/registry/knownNames';
import { Workbench } from './Workbench';
import {
  storeDocument,
  loadStoredDocument,
  createDocument,
  formatDeclaration,
} from './document/workbenchDocument';

const pumps = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { dialect: 'json-server', path: '/pumps' },
  access: { list: 'list_pumps' },
  fields: { name: { type: 'text', label: 'Nombre', required: true } },
  list: { columns: ['name'] },
  show: {
    header: { fields: ['name'] },
    actions: ['edit'],
    tabs: { data: { label: 'Datos', fields: ['name'] } },
  },
  create: { fields: ['name'] },
  edit: { fields: ['name'] },
};
const config = readRuntimeConfig({ hosts: { main: '/api', plain: '/plain' } });
const EDITOR = 'Declaración en JSON';
const screens = (): HTMLElement => screen.getByRole('region', { name: 'Pantallas', hidden: true });
const calls = (): string[] =>
  within(screen.getByRole('region', { name: 'Llamadas', hidden: true }))
    .queryAllByRole('listitem', { hidden: true })
    .map((item) => item.querySelector('summary')?.textContent ?? '');

const resources = new Map<string, never>();
let host: FakeHost;
let router: DataRouter;
let unmount: () => void;
/** The workbench in a console, as `AdminApp` has it around it. */
function open(input: unknown = pumps, answers: Parameters<typeof fakeHost>[0] = {}): void {
  if (!config) throw new Error('No config');
  host = fakeHost(
    { 'GET /users/current': { body: currentUserResponse }, ...answers },
    { hosts: { main: '' } },
  );
  const { request } = host;
  if (!loadStoredDocument()) storeDocument(createDocument('pumps.json', formatDeclaration(input)));
  router = createPreviewRouter('/admin/workbench');
  const names = {
    knownNames: { ...knownNames, hosts: ['main', 'plain'] },
    trustedDeclarations: bundledDeclarations,
    servedPaths: ['/users'],
    runtimeFiles: new Set<string>(),
    isHidden: () => false,
    loadInput: ({ input }: Declaration) => Promise.resolve(input),
  };
  ({ unmount } = render(
    <ConsoleRouter router={router}>
      <CoreAdminContext
        basename="/admin"
        dataProvider={createDataProvider({ resources, request })}
        authProvider={createAuthProvider({ resources, request })}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={createQueryClient()}
        routerProvider={consoleRouterProvider}
      >
        <ConsoleProviders resources={resources} problems={[]} config={config}>
          <Workbench names={names} config={config} request={request} />
          <Notifications />
        </ConsoleProviders>
      </CoreAdminContext>
    </ConsoleRouter>,
  ));
}
const asked = (): string[] => host.calls().filter((call) => call !== 'GET /users/current');
const editor = () => waitFor(() => findEditor(EDITOR));
/** Replaces a part of the text, as if it were typed. */
const type = async (part: string, insert: string): Promise<void> => {
  const view = await editor();
  act(() => replaceText(view, part, insert));
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  saveSession({ token: 'token-1', permissions: [] });
});
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

describe('the workbench', () => {
  it('draws the screens of a declaration with sample answers and no host, whoever may see them', async () => {
    open();
    expect(await within(screens()).findByRole('link', { name: 'Nombre 2' })).toBeVisible();
    expect(asked()).toEqual([]);
    fireEvent.click(within(screens()).getByRole('button', { name: 'Ficha' }));
    expect(await within(screens()).findByRole('heading', { name: 'Nombre 1' })).toBeVisible();
    expect(calls()[0]).toBe('GET/pumps/1200 · ejemplo');
    expect(router.state.location.pathname).toBe('/admin/workbench');
  });

  it('sends a form to the samples, shows what it sent, and keeps no draft of it', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Crear bomba' }));
    const form = await screen.findByRole('dialog');
    fireEvent.change(await within(form).findByRole('textbox', { name: /Nombre/ }), {
      target: { value: 'Nueva' },
    });
    // As leaving the page does, which would keep a draft at once.
    fireEvent(window, new Event('pagehide'));
    expect(draftStorage.keys()).toEqual([]);
    fireEvent.click(within(form).getByRole('button', { name: 'Crear' }));
    expect(await within(screens()).findByRole('heading', { name: 'Nueva' })).toBeVisible();
    expect(calls().some((call) => call.startsWith('POST/pumps201'))).toBe(true);
    expect(screen.getAllByLabelText('Se envía')[0]).toHaveTextContent('{ "name": "Nueva" }');
    expect(draftStorage.keys()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('marks what is wrong, keeps the last good screens, and mends what was meant', async () => {
    open();
    await within(screens()).findByRole('link', { name: 'Nombre 2' });
    await type('"columns": ["name"]', '"columns": ["nme"]');
    const problems = screen.getByRole('region', { name: 'Problemas' });
    expect(await within(problems).findByText(/list\.columns\[0\]: Unknown field "nme"/)).toBeVisible();
    expect(within(screens()).getByText(/últimas pantallas buenas/)).toBeVisible();
    expect(within(screens()).getByText('Nombre 2')).toBeVisible();
    expect(screens().querySelector('.wb-screen')).toHaveAttribute('inert');
    fireEvent.click(within(problems).getByRole('button', { name: 'Cambiar por «name»' }));
    expect(await within(problems).findByText('Sin problemas')).toBeVisible();
    expect((await editor()).state.doc.toString()).toContain('"columns": ["name"]');
    await type('"Nombre"', '"Alias"');
    expect(await within(screens()).findByRole('link', { name: 'Alias 2' })).toBeVisible();
    // A long list of names is cut after the first ones, with the number of the rest.
    await type('"type": "text"', '"type": "texto"');
    expect(await within(problems).findByText(/Allowed: address, boolean, .* y \d+ más\.$/)).toBeVisible();
  });

  it('refuses hosts other than those of the config, and names that are taken', async () => {
    open({ ...pumps, name: 'assets', api: { path: '/pumps', host: 'elsewhere' } });
    const problems = screen.getByRole('region', { name: 'Problemas' });
    expect(await within(problems).findByText(/api\.host: Unknown host "elsewhere"/)).toBeVisible();
    expect(within(problems).getByText(/The name "assets" already belongs to resources/)).toBeVisible();
    expect(within(screens()).getByText('Todavía no hay pantallas')).toBeVisible();
  });

  it('takes answers that were written in place of those that are made up, as the console would show them', async () => {
    open();
    await within(screens()).findByRole('link', { name: 'Nombre 2' });
    const details = screen.getByText('Respuestas de ejemplo').closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const own = await waitFor(() => findEditor('Respuestas de ejemplo en JSON'));
    act(() => replaceText(own, '{}', '{ "GET /pumps": { "body": "nada" } }'));
    expect(await within(screens()).findByText(/no contiene una lista/)).toBeVisible();
    act(() => replaceText(own, '"body"', 'body'));
    expect(await screen.findByText(/se usan las últimas buenas/)).toBeVisible();
  });

  it('names the values of an answer that the declared types cannot read', async () => {
    const power = { type: 'number', label: 'Potencia' };
    open(
      { ...pumps, access: {}, fields: { ...pumps.fields, power } },
      { 'GET /pumps': { text: '[{"id":9007199254740993,"name":"De verdad","power":"mucha"}]' } },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Host real' }));
    await within(screens()).findByRole('link', { name: 'De verdad' });
    const log = screen.getByRole('region', { name: 'Llamadas', hidden: true });
    expect(
      await within(log).findByText(/^"power" has the value "mucha"; the type number reads numbers/),
    ).toBeInTheDocument();
    expect(log).toHaveTextContent('"id": 9007199254740993');
  });

  it('reads from the real host with the session, and sends nothing there that was not confirmed', async () => {
    const rows = [{ id: 7, name: 'De verdad', token: 'geheim' }];
    open(
      { ...pumps, access: {} },
      {
        'GET /pumps': { body: rows, headers: { 'X-Total-Count': '1' } },
        'GET /pumps/7': { body: rows[0] },
        'PUT /pumps/7': ({ body }) => ({ body }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Host real' }));
    fireEvent.click(await within(screens()).findByRole('link', { name: 'De verdad' }));
    fireEvent.click(await within(screens()).findByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog');
    const save = async (name: string): Promise<HTMLElement> => {
      fireEvent.change(await within(form).findByRole('textbox', { name: /Nombre/ }), {
        target: { value: name },
      });
      fireEvent.click(within(form).getByRole('button', { name: 'Guardar' }));
      return screen.findByRole('alertdialog');
    };
    const question = await save('Otra');
    expect(question).toHaveTextContent('PUT /pumps/7');
    expect(question).toHaveTextContent('Host: main');
    expect(question).toHaveTextContent('"name": "Otra"');
    expect(question).toHaveTextContent('"token": "(oculto)"');
    fireEvent.click(within(question).getByRole('button', { name: 'No enviar' }));
    expect(await screen.findByText(/se ha cancelado en el taller/)).toBeVisible();
    expect(calls()[0]).toBe('PUT/pumps/7no enviada');
    expect(host.calls().some((call) => call.startsWith('PUT'))).toBe(false);
    fireEvent.click(within(await save('Otra')).getByRole('button', { name: 'Enviar al host' }));
    await waitFor(() => expect(host.calls()).toContain('PUT /pumps/7'));
    expect(host.recordedCalls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Otra' });
    expect(document.body).not.toHaveTextContent('geheim');
    expect(document.body).not.toHaveTextContent('token-1');
  });

  it('keeps what was typed over a reload, and asks before the page is left', async () => {
    open();
    await type('"Bombas"', '"Pozos"');
    expect(await within(screens()).findByRole('heading', { name: 'Pozos' })).toBeVisible();
    unmount();
    open();
    expect((await editor()).state.doc.toString()).toContain('Pozos');
    expect(screen.getByText('Sin guardar')).toBeVisible();
    await act(async () => router.navigate('/admin/start'));
    const question = await screen.findByRole('alertdialog');
    expect(router.state.location.pathname).toBe('/admin/workbench');
    fireEvent.click(within(question).getByRole('button', { name: /Descartar/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/start'));
    clearSession();
    expect(loadStoredDocument()).toBeUndefined();
  });

  it('opens a declaration of the console as a copy in its place', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Declaración de la consola/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'cargador' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: /^parking-chargers/ }));
    expect(await screen.findByText(/Es una copia de «parking-chargers»/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nombre del archivo' })).toHaveValue('parking-chargers.json');
    expect(
      within(screen.getByRole('region', { name: 'Problemas' })).getByText('Sin problemas'),
    ).toBeVisible();
    expect(await within(screens()).findByRole('heading', { name: 'Cargadores' })).toBeVisible();
  });

  it('saves to a file, and says what it was called', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    open();
    await type('"Bombas"', '"Pozos"');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Guardado: pumps.json')).toBeVisible();
    expect(click).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Sin guardar')).toBeNull();
  });

  it('opens a template, a blank one and a file of this computer, and asks before it throws something away', async () => {
    open();
    const choose = async (name: RegExp): Promise<void> => {
      fireEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const fileOf = async (): Promise<string> =>
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre del archivo' })).value;
    await choose(/Plantilla/);
    expect(await screen.findByRole('heading', { name: 'Elementos' })).toBeVisible();
    await choose(/En blanco/);
    await waitFor(async () => expect(await fileOf()).toBe('recurso.json'));
    const give = (file: File) =>
      fireEvent.change(screen.getByLabelText('Archivo de este equipo…'), { target: { files: [file] } });
    give(new File(['x'.repeat(2_000_001)], 'big.json'));
    expect(await screen.findByText('El archivo pesa más de 2 MB.')).toBeVisible();
    give(new File([formatDeclaration(pumps)], 'mine.json'));
    expect(await screen.findByRole('heading', { name: 'Bombas' })).toBeVisible();
    expect(await fileOf()).toBe('mine.json');
    await type('"Bombas"', '"Pozos"');
    await choose(/En blanco/);
    const question = await screen.findByRole('alertdialog', { name: '¿Abrir otra declaración?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect((await editor()).state.doc.toString()).toContain('Pozos');
    await choose(/En blanco/);
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir y perder los cambios' }));
    await waitFor(async () => expect(await fileOf()).toBe('recurso.json'));
  });

  it('copies the text, says where it could not, and puts it in order', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    open();
    await type('  "recordRepresentation": "name"', '"recordRepresentation":    "name"');
    const button = screen.getByRole('button', { name: 'Copiar' });
    fireEvent.click(button);
    expect(await screen.findByText('Copiado al portapapeles')).toBeVisible();
    expect(writeText.mock.lastCall?.[0]).toContain('"recordRepresentation":    "name"');
    fireEvent.click(screen.getByRole('button', { name: 'Dar formato' }));
    await waitFor(async () =>
      expect((await editor()).state.doc.toString()).toContain('  "recordRepresentation": "name"'),
    );
    writeText.mockRejectedValueOnce(new Error('denied'));
    fireEvent.click(button);
    expect(await screen.findByText(/no ha dejado copiar/)).toBeVisible();
    // A page without https has no clipboard.
    vi.stubGlobal('isSecureContext', false);
    Reflect.deleteProperty(navigator, 'clipboard');
    fireEvent.click(button);
    expect(await screen.findByText(/Sin https el navegador no deja copiar/)).toBeVisible();
    vi.unstubAllGlobals();
  });
});
