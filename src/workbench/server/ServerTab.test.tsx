// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { findEditor, replaceText } from '../../testing/codeMirrorPolyfills';
import '../editor/JsonEditor';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRuntimeConfig } from '../../config/runtime/runtimeConfig';
import { findRuntimeConfigProblems } from '../../config/check/runtime/runtimeConfigProblems';
import { clearSession, saveSession } from '../../session/session';
import { deferred } from '../../testing/deferred';
import { fakeHost, type FakeHost } from '../../testing/fakeHost';
import { createDataProvider } from '../../../dataProvider';
import { i18nProvider } from '../../i18n/i18nProvider';
import { ConsoleProviders } from '../../app/ConsoleProviders';
import { createQueryClient } from '../../app/queryClient';
import { ConsoleRouter, consoleRouterProvider } from '../../app/router/ConsoleRouter';
import { createPreviewRouter } from '../../app/router/consoleRoutes';
import { knownNames } from '../../app/registry/knownNames';
import { Notifications } from '../../layout/notifications/Notifications';
import ServerTab from './ServerTab';
import { createHostDraft, loadHostDraft, storeHostDraft, type HostDraft } from './hostDraft';

const config = readRuntimeConfig({ hosts: { main: '/api', plain: '/plain' } });
const ORIGIN = 'https://pumps.example';
const pumps = [
  { id: 1, name: 'Norte', power: 12.5, active: true },
  { id: 2, name: 'Sur', power: 5, active: false },
];

const resources = new Map<string, never>();
let host: FakeHost;
/** The tab in a console, with the network under it. */
function open(responses: Parameters<typeof fakeHost>[0], draft: Partial<HostDraft> = {}): void {
  if (!config) throw new Error('No config');
  host = fakeHost(responses);
  vi.stubGlobal('fetch', host.fetch);
  const url = `${ORIGIN}/v1`;
  storeHostDraft({ ...createHostDraft(url), name: 'pumps', preset: 'limit-offset', auth: 'none', ...draft });
  const names = {
    knownNames: { ...knownNames, hosts: ['main', 'plain'] },
    trustedDeclarations: [],
    servedPaths: [],
    runtimeFiles: new Set<string>(),
    isHidden: () => false,
    loadInput: () => Promise.resolve({}),
  };
  render(
    <ConsoleRouter router={createPreviewRouter('/admin/workbench')}>
      <CoreAdminContext
        basename="/admin"
        dataProvider={createDataProvider({ resources, request: host.request })}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={createQueryClient()}
        routerProvider={consoleRouterProvider}
      >
        <ConsoleProviders resources={resources} problems={[]} config={config}>
          <ServerTab names={names} config={config} />
          <Notifications />
        </ConsoleProviders>
      </CoreAdminContext>
    </ConsoleRouter>,
  );
}
const press = (name = 'Probar'): void => void fireEvent.click(screen.getByRole('button', { name }));
const results = (): HTMLElement => screen.getByRole('region', { name: 'Resultado' });
const step = async (name: string): Promise<HTMLElement> => {
  const heading = await within(results()).findByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error(`No step ${name}`);
  return item;
};
const ended = (): Promise<unknown> =>
  waitFor(() => expect(within(results()).getByRole('status')).toHaveTextContent('bien'));
const list = (call: { url: string }): { body: unknown } => {
  const query = new URL(call.url).searchParams;
  const sort = query.get('sort') ?? query.get('ordering') ?? '';
  const rows = pumps.filter(
    (row) =>
      Object.entries(row).every(([name, value]) => [null, String(value)].includes(query.get(name))) &&
      row.name.toLowerCase().includes((query.get('search') ?? query.get('q') ?? '').toLowerCase()),
  );
  const field = sort.replace('-', '') as 'name';
  if (sort !== '') rows.sort((a, b) => (a[field] > b[field] ? 1 : -1) * (sort.startsWith('-') ? -1 : 1));
  const offset = Number(query.get('offset'));
  return { body: { total: rows.length, items: rows.slice(offset, offset + Number(query.get('limit'))) } };
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the tab that tries hosts', () => {
  it('drafts a declaration from the rows of a path, tries it, and gives a config that passes the check', async () => {
    open({
      [`GET ${ORIGIN}/v1/pumps`]: list,
      [`GET ${ORIGIN}/v1/pumps/1`]: { body: pumps[0] },
      [`GET ${ORIGIN}/v1/pumps/2`]: { body: pumps[1] },
      [`GET ${ORIGIN}/v1/pumps/987654321`]: { status: 404 },
    });
    expect(screen.getByRole('button', { name: 'Probar' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(screen.getByLabelText('Ruta de la lista'), { target: { value: '/pumps' } });
    expect(host.calls()).toEqual([]);
    press();
    await step('Varios por su id');
    await ended();
    const first = await step('Lista');
    expect(within(first).getByText('Bien')).toBeVisible();
    expect(within(first).getByRole('row', { name: /Norte 12,5/ })).toBeVisible();
    expect(within(first).getByRole('table')).toHaveAccessibleName('La consola lee 2 filas de 2');
    expect(within(first).getByRole('region', { name: 'Se envía' })).toHaveTextContent(
      `GET${ORIGIN}/v1/pumps?`,
    );
    expect(within(first).getByRole('region', { name: 'Se recibe' })).toHaveTextContent('200');
    expect(host.calls().every((call) => call.startsWith('GET '))).toBe(true);
    const output = screen.getByRole('region', { name: 'config.json' });
    const copied = JSON.parse(output.textContent ?? '') as unknown;
    expect(findRuntimeConfigProblems('config.json', copied)).toEqual([]);
    expect(copied).toEqual({
      hosts: { main: '/api', pumps: { url: `${ORIGIN}/v1`, dialect: 'limit-offset' } },
      resources: ['/resources/pumps.json'],
    });
    expect(JSON.parse(loadHostDraft()?.declaration ?? '')).toMatchObject({
      api: { host: 'pumps', path: '/pumps' },
      fields: { name: { type: 'text' }, power: { type: 'number' }, active: { type: 'boolean' } },
    });
  });

  it('names the place of the rows, and tries the corrected dialect by itself', async () => {
    open(
      { [`GET ${ORIGIN}/v1/pumps`]: { body: { payload: { rows: pumps }, meta: { matches: 2, count: 2 } } } },
      { path: '/pumps' },
    );
    press();
    const first = await step('Lista');
    expect(await within(first).findByText(/the rows are in "payload\.rows"/i)).toBeVisible();
    press('JSON');
    const editor = await waitFor(() => findEditor('Host en JSON, como en config.json'));
    act(() =>
      replaceText(
        editor,
        '"limit-offset"',
        '{ "extends": "limit-offset", "getList": { "dta": ["payload.rows"] } }',
      ),
    );
    expect(await screen.findByText(/dialect\.getList\.dta: Unknown key/)).toBeVisible();
    const sent = host.calls().length;
    press('Cambiar por «data»');
    await waitFor(() => expect(host.calls().length).toBeGreaterThan(sent));
    await waitFor(() => expect(within(results()).getAllByText(/La consola lee 2 filas/)[0]).toBeVisible(), {
      timeout: 20_000,
    });
  });

  it('signs in as declared after a press only, and shows and stores neither password nor token', async () => {
    const declared = {
      type: 'password',
      login: { path: '/auth', body: { u: '{user}', p: '{password}' }, token: 'access.key' },
    };
    open(
      {
        [`POST ${ORIGIN}/v1/auth`]: { body: { access: { key: 'geheim-token' }, note: 'geheim-token' } },
        [`GET ${ORIGIN}/v1/pumps`]: (call) =>
          call.headers.get('Authorization') === 'Bearer geheim-token' ? list(call) : { status: 401 },
        '*': { status: 404 },
      },
      { path: '/pumps', auth: 'declared', signIn: JSON.stringify(declared, null, 2) },
    );
    fireEvent.change(screen.getByLabelText('Usuario'), { target: { value: 'ana' } });
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'geheim-word' } });
    expect(host.calls()).toEqual([]);
    press();
    await step('Varios por su id');
    await ended();
    const logins = (): number => host.calls().filter((call) => call.startsWith('POST')).length;
    expect(logins()).toBe(1);
    expect(host.recordedCalls[0]?.body).toEqual({ u: 'ana', p: 'geheim-word' });
    expect(await step('Inicio de sesión')).toHaveTextContent('(oculto)');
    expect(document.body).not.toHaveTextContent(/geheim/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('geheim');
    // The sign-in is that of the main host.
    expect(screen.getByRole('region', { name: 'config.json' })).toHaveTextContent('"access.key"');
    expect(screen.getByLabelText('Nombre en config.json')).toHaveValue('main');
    // Other credentials are sent with the next press, not before.
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'geheim-2' } });
    expect(await screen.findByText(/pulsa «Probar» para enviar/)).toBeVisible();
    expect(logins()).toBe(1);
  });

  it('signs in with a key: its check first, then each call carries it', async () => {
    const signIn = {
      type: 'key',
      check: { path: '/whoami' },
      token: { header: 'X-Api-Key', value: '{token}' },
    };
    open(
      {
        '*': (call) =>
          call.headers.get('X-Api-Key') !== 'geheim-key'
            ? { status: 401 }
            : call.url.includes('/pumps?')
              ? list(call)
              : { body: { name: 'Ana' } },
      },
      { path: '/pumps', auth: 'declared', signIn: JSON.stringify(signIn, null, 2) },
    );
    expect(screen.queryByLabelText('Usuario')).toBeNull();
    fireEvent.change(screen.getByLabelText('Clave'), { target: { value: 'geheim-key' } });
    press();
    await step('Varios por su id');
    await ended();
    expect(host.calls().slice(0, 2)).toEqual([
      `GET ${ORIGIN}/v1/whoami`,
      expect.stringContaining(`GET ${ORIGIN}/v1/pumps?`),
    ]);
    expect(await step('Inicio de sesión')).toHaveTextContent('Bien');
    expect(await step('Lista')).toHaveTextContent('Bien');
    expect(document.body).not.toHaveTextContent(/geheim/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('geheim');
  });

  it('lets the browser carry the cookie of a sign-in', async () => {
    const signIn = { type: 'password', token: 'cookie', login: { path: '/auth' } };
    open(
      { [`POST ${ORIGIN}/v1/auth`]: { body: {} }, [`GET ${ORIGIN}/v1/pumps`]: list, '*': { status: 404 } },
      { path: '/pumps', auth: 'declared', signIn: JSON.stringify(signIn, null, 2) },
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    press();
    await step('Lista');
    await ended();
    expect(await step('Inicio de sesión')).toHaveTextContent('Bien');
    const sent = fetched.mock.calls.map(([, init]) => [
      init?.credentials,
      new Headers(init?.headers).has('Authorization'),
    ]);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(String))).toEqual(new Set(['include,false']));
  });

  it.each([
    ['what the console needs', {}, /Sin un token de acceso, las llamadas van sin sesión/],
    ['no PKCE', { code_challenge_methods_supported: ['plain'] }, /no admite PKCE/],
    ['an endpoint elsewhere', { token_endpoint: 'https://other.example/token' }, /https:\/\/other\.example/],
    ['another issuer', { issuer: 'https://evil.example' }, /dice ser otro/],
    ['no token endpoint', { token_endpoint: undefined }, /token_endpoint/],
  ])('reads the metadata of a provider and says what is wrong: %s', async (_, change, said) => {
    const issuer = 'https://id.example';
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      response_types_supported: ['code'],
      ...change,
    };
    open(
      {
        [`GET ${issuer}/.well-known/openid-configuration`]: { body: metadata },
        [`GET ${ORIGIN}/v1/pumps`]: list,
        '*': { status: 404 },
      },
      {
        path: '/pumps',
        auth: 'declared',
        signIn: JSON.stringify({ type: 'oidc', issuer, client: 'console' }),
      },
    );
    press();
    expect(await within(await step('Inicio de sesión')).findByText(said)).toBeVisible();
    await ended();
  });

  it('sends an access token that the user pasted in place of the sign-in at a provider', async () => {
    const issuer = 'https://id.example';
    const metadata = { issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t` };
    open(
      {
        [`GET ${issuer}/.well-known/openid-configuration`]: { body: metadata },
        [`GET ${ORIGIN}/v1/pumps`]: (call) =>
          call.headers.get('Authorization') === 'Bearer geheim-at' ? list(call) : { status: 401 },
        '*': { status: 404 },
      },
      {
        path: '/pumps',
        auth: 'declared',
        signIn: JSON.stringify({ type: 'oidc', issuer, client: 'console' }),
      },
    );
    fireEvent.change(screen.getByLabelText('Token de acceso'), { target: { value: 'geheim-at' } });
    press();
    expect(await within(await step('Lista')).findByText('Bien')).toBeVisible();
    await ended();
    expect(host.recordedCalls[0]?.headers.has('Authorization')).toBe(false);
    expect(document.body).not.toHaveTextContent(/geheim/);
  });

  const declaration = JSON.stringify({
    name: 'test-pumps',
    label: { one: 'bomba', many: 'Bombas' },
    recordRepresentation: 'name',
    api: { host: 'pumps', path: '/pumps' },
    fields: { name: { type: 'text', label: 'Nombre', required: true } },
    list: { columns: ['name'] },
    show: { header: { fields: [] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
    create: { fields: ['name'] },
    edit: { fields: ['name'] },
  });
  const writable = (canDelete: boolean): Parameters<typeof fakeHost>[0] => {
    let made: Record<string, unknown> | undefined;
    return {
      [`GET ${ORIGIN}/v1/pumps`]: list,
      [`POST ${ORIGIN}/v1/pumps`]: ({ body }) => ({
        status: 201,
        body: (made = { id: 'new-9', ...(body as object) }),
      }),
      [`GET ${ORIGIN}/v1/pumps/new-9`]: () => (made ? { body: made } : { status: 404 }),
      [`PATCH ${ORIGIN}/v1/pumps/new-9`]: ({ body }) => ({ body: (made = { ...made, ...(body as object) }) }),
      [`DELETE ${ORIGIN}/v1/pumps/new-9`]: () => {
        if (!canDelete) return { status: 500 };
        made = undefined;
        return { status: 204 };
      },
      '*': { status: 404 },
    };
  };
  const tryWrites = async (): Promise<void> => {
    expect(screen.getByRole('button', { name: 'Probar la escritura' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    press();
    await step('Un registro');
    await ended();
    expect(host.calls().every((call) => call.startsWith('GET '))).toBe(true);
    press('Probar la escritura');
    expect(
      await screen.findByText(/Se creará, cambiará y borrará un registro de prueba en «Bombas», en/),
    ).toBeVisible();
    expect(host.calls().every((call) => call.startsWith('GET '))).toBe(true);
    press('Crear, cambiar y borrar');
    await step('Escritura');
    await ended();
  };

  it('writes a test record after a question, shows each call, and deletes it', async () => {
    open(writable(true), { declaration });
    await tryWrites();
    const writes = await step('Escritura');
    expect(within(writes).getByText('Bien')).toBeVisible();
    const sent = host.calls().filter((call) => !call.startsWith('GET '));
    expect(sent).toEqual([
      `POST ${ORIGIN}/v1/pumps`,
      `PATCH ${ORIGIN}/v1/pumps/new-9`,
      `DELETE ${ORIGIN}/v1/pumps/new-9`,
    ]);
    fireEvent.click(within(writes).getByText(/llamadas/));
    const created = within(writes).getByRole('region', { name: 'crear el registro de prueba' });
    expect(within(created).getByRole('region', { name: 'Se envía' })).toHaveTextContent(
      'Prueba de conformidad',
    );
    expect(within(created).getByRole('region', { name: 'Se recibe' })).toHaveTextContent('201');
    expect(within(writes).getByRole('region', { name: 'borrar el registro new-9' })).toBeVisible();
  });

  it('deletes the test record also if the page is left meanwhile', async () => {
    const responses = writable(true);
    const change = responses[`PATCH ${ORIGIN}/v1/pumps/new-9`];
    const held = deferred<void>();
    open(
      {
        ...responses,
        [`PATCH ${ORIGIN}/v1/pumps/new-9`]: async (call) => {
          await held.respond();
          return typeof change === 'function' ? change(call) : { status: 500 };
        },
      },
      { declaration },
    );
    press();
    await step('Un registro');
    await ended();
    press('Probar la escritura');
    press('Crear, cambiar y borrar');
    await waitFor(() => expect(host.calls().at(-1)).toContain('PATCH'));
    cleanup();
    held.resolve();
    await waitFor(() => expect(host.calls().at(-1)).toBe(`DELETE ${ORIGIN}/v1/pumps/new-9`));
  });

  it('says the id of a test record that the host did not delete', async () => {
    open(writable(false), { declaration });
    await tryWrites();
    const writes = await step('Escritura');
    expect(within(writes).getByText('Falla')).toBeVisible();
    expect(within(writes).getByText(/the test record new-9 could not be removed/)).toBeVisible();
  });

  it('says where the token is when it is declared elsewhere', async () => {
    open(
      { [`POST ${ORIGIN}/v1/users/login`]: { body: { jwt: 'geheim' } } },
      { path: '/pumps', auth: 'declared' },
    );
    press();
    expect(
      await within(await step('Inicio de sesión')).findByText(/no contiene el token.*«jwt»/),
    ).toBeVisible();
    expect(host.calls()).toEqual([`POST ${ORIGIN}/v1/users/login`]);
  });

  it('sends the session of the console to its own host, and to no other address', async () => {
    saveSession({ token: 'token-1', permissions: [] });
    open({ '*': { status: 404, body: { message: 'No existe' } } }, { path: '/pumps', auth: 'session' });
    press();
    expect(
      await within(await step('Inicio de sesión')).findByText(/no se envía a esta dirección/),
    ).toBeVisible();
    const failed = await step('Lista');
    expect(await within(failed).findByText('404: No existe')).toBeVisible();
    expect(failed).toHaveTextContent('Mira api.path y el comienzo del camino');
    expect(host.recordedCalls.every(({ headers }) => !headers.has('Authorization'))).toBe(true);
    fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: '/api/' } });
    press();
    await waitFor(() =>
      expect(host.recordedCalls.at(-1)?.headers.get('Authorization')).toBe('Bearer token-1'),
    );
    expect(host.calls().at(-1)).toMatch(/^GET \/api\/pumps\?/);
    expect(document.body).not.toHaveTextContent('token-1');
  });

  it('names what is wrong with an address, and the host of a declaration that is another', async () => {
    open({ '*': { body: [] } }, { url: 'pumps.example', path: '/pumps' });
    expect(screen.getByLabelText('Dirección')).toHaveAccessibleDescription(/expected an http or https URL/);
    expect(screen.getByRole('button', { name: 'Probar' })).toHaveAttribute(
      'title',
      'Corrige antes la dirección o el JSON.',
    );
    fireEvent.change(screen.getByLabelText('Dirección'), { target: { value: `${ORIGIN}/v1` } });
    press();
    await ended();
    expect(await step('Lista')).toHaveTextContent('Sin probar: the list is empty');
    expect(host.calls().length).toBeGreaterThan(0);
  });
});
