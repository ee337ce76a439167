// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { ActionButtons } from '../../actions/ActionButtons';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { jobManager } from '../../jobs/jobManager';
import { resetStore } from '../../testing/resetStore';
import { clearSession, saveSession } from '../../session/session';
import { getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { getRun, runStore } from './run/runStore';

const resources = createBundledResources();
const READ = 'GET /sensor-passwords/deployment/7';
const post = (door: number, sensor: string) =>
  `POST /gateways/G1/devices/lock-${door}/update-password/${sensor}`;

/** Everything that a door of the test holds or is sent: none of it may be found where it does not belong. */
const secrets = ['667700', '241135', '553311', '77:66:55:44', '77665544', '101010', '424242'];

const place = (door: number, sensor: string, kind: string, password: string | null) => ({
  device_id: `lock-${door}`,
  gateway_id: 'G1',
  sensor_id: sensor,
  sensor_type: kind,
  password,
});
/** The doors of the asset with what they have by now. */
const doors = (has: Readonly<Record<string, string | null>> = {}) => ({
  data: [1, 2].map((door) => ({
    device_name: door === 1 ? 'Principal' : 'Terraza',
    device_type: 'lock',
    device_parameters: door === 1 ? null : { min_digits: 4, max_digits: 8, valid_digits: '0123456789' },
    sensor_passwords: [
      place(door, 'n1', 'NUMERIC_PASSWORD', has[`${door}.n1`] ?? (door === 1 ? '241135' : '553311')),
      place(door, 'n2', 'NUMERIC_PASSWORD', has[`${door}.n2`] ?? null),
      ...(door === 1
        ? [
            place(1, 'a1', 'ADMIN_NUMERIC_PASSWORD', '667700'),
            place(1, 'c1', 'NFC_CODE', '1.c1' in has ? (has['1.c1'] ?? null) : '77:66:55:44'),
          ]
        : []),
    ],
  })),
});
const ok: FakeResponse = { body: { data: {} } };

let cache: QueryClient;
function Probe() {
  cache = useQueryClient();
  return null;
}

/** Opened by the action of a door's row, as in the tab of the asset. */
async function open(
  answers: Readonly<Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse)>> = {},
) {
  const resource = getDeclaredResource(resources, 'asset-doors');
  const host = renderConsole(
    <>
      <Probe />
      <ActionButtons
        actions={[resource.actions['passwords']!]}
        resource={resource}
        record={{ id: 'lock-2', device_id: 'lock-2', device_name: 'Terraza', password: true }}
        parent={{ id: '7', alias: 'Piso 3B' }}
      />
    </>,
    {
      resources,
      initialPath: '/admin/assets/7/accesses',
      responses: { [READ]: { body: doors() }, ...answers },
    },
  );
  await openAgain();
  return {
    ...host,
    sent: () =>
      host.recordedCalls
        .filter(({ method }) => method === 'POST')
        .map(({ method, url, body }) => [`${method} ${url}`, body]),
    reads: () => host.callsBesidesProfile().filter((call) => call === READ).length,
  };
}
const openAgain = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Configurar contraseñas' }));
  return screen.findByRole('dialog', { name: 'Configurar contraseñas: Piso 3B' });
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const press = (name: string | RegExp, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at]!);
const save = () => screen.getByRole('button', { name: 'Guardar' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns places that contain a secret: attributes and texts, both storages, the log, messages. */
function found(): string[] {
  const parts = [
    document.body.textContent,
    ...[...document.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value)),
    ...[localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })),
    ...[...document.querySelectorAll('input')]
      .filter((one) => one.type !== 'password')
      .map((one) => one.value),
    JSON.stringify(jobManager.getJobs()),
    location.href,
    ...logged.flatMap((spy) => spy.mock.calls.filter(isOurs).map((args) => args.map(String).join(' '))),
  ];
  return secrets.filter((secret) => parts.some((part) => part.includes(secret)));
}
/** ra-core writes each failed call to the log, but in no build for production. */
const isOurs = (args: readonly unknown[]): boolean => !(args.length === 1 && args[0] instanceof ApiError);
const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  saveSession({ token: 't', permissions: ['update_assets', 'read_assets', 'read_access_list'] });
});
afterEach(() => {
  resetStore(runStore);
  resetStore(jobManager.store);
  clearSession();
  vi.useRealTimers();
});

it('shows a password for 20 s and while the page is looked at; nothing else of the page ever holds it [AACC-20]', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Terraza' });
  // The drawer begins at the door of the row.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Terraza' })).toHaveFocus());
  expect(input('Contraseña 1 de Principal')).toHaveProperty('type', 'password');
  expect(input('Contraseña 1 de Principal').value).toBe('241135');
  expect(found()).toEqual([]);
  press('Mostrar: Contraseña 1 de Principal');
  expect(input('Contraseña 1 de Principal')).toHaveProperty('type', 'text');
  expect(input('Contraseña 1 de Terraza')).toHaveProperty('type', 'password');
  // Seen by who asked for it, and in no attribute.
  expect(document.body.innerHTML).not.toContain('241135');
  await pass(20_000);
  expect(found()).toEqual([]);
  press('Mostrar: Tarjeta NFC de Principal');
  expect(input('Tarjeta NFC de Principal')).toHaveProperty('type', 'text');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  expect(found()).toEqual([]);
  // No change, no question; and nothing of it is kept.
  press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pass(10);
  expect(
    JSON.stringify(
      cache
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('241135');
});

const cards = [
  ['04A20BFG', 'Formato no válido: solo se admiten cifras y letras de la A a la F'],
  ['04A20B', 'Formato no válido: debe tener entre 8 y 14 caracteres'],
  ['04A20BFF04A20BFF', 'Formato no válido: debe tener entre 8 y 14 caracteres'],
  ['04A20BFF0', 'Formato no válido: debe tener un número par de caracteres'],
  ['04:a2:0b:ff', ''],
  ['12345678', ''],
] as const;

it('says what is wrong, keeps what was typed and sends nothing [AACC-16] [AACC-17] [AACC-18] [AACC-21] [AACC-22] [AACC-23] [AACC-24] [AACC-25] [AACC-26] [AACC-27] [AACC-28] [AACC-29] [AACC-31] [AACC-32]', async () => {
  const { sent } = await open();
  await screen.findByRole('heading', { name: 'Principal' });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('No has cambiado ninguna contraseña');
  type('Contraseña 1 de Principal', '241189');
  expect(input('Contraseña 1 de Principal')).toHaveAccessibleDescription(
    'Formato no válido: solo se admiten cifras del 0 al 7',
  );
  fireEvent.click(save());
  expect(save()).toHaveAccessibleDescription('Hay una contraseña con formato no válido');
  expect(input('Tarjeta NFC de Principal')).toHaveProperty('readOnly', true);
  press('Añadir contraseña');
  await waitFor(() => expect(input('Contraseña 2 de Principal')).toHaveFocus());
  const add = screen.getAllByRole('button', { name: 'Añadir contraseña' })[0];
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('No queda sitio: la puerta admite 2 contraseñas');
  expect(screen.getByRole('button', { name: 'Añadir tarjeta NFC' })).toHaveAccessibleDescription(
    'No queda sitio: la puerta admite una tarjeta',
  );
  type('Contraseña 2 de Principal', '12345');
  expect(save()).toHaveAccessibleDescription('Hay 2 contraseñas con formato no válido');
  press('Cancelar');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  expect(input('Contraseña 2 de Principal').value).toBe('12345');
  // The rule of a door that tells one, and the one of the product.
  expect(screen.getByText(/^Contraseñas de 6 cifras, del 0 al 7\. Tarjetas/)).toBeVisible();
  expect(screen.getByText('Contraseñas de 4 a 8 cifras, del 0 al 9.')).toBeVisible();
  type('Contraseña 1 de Terraza', '989');
  expect(input('Contraseña 1 de Terraza')).toHaveAccessibleDescription(
    'Formato no válido: debe tener de 4 a 8 cifras',
  );
  // One field for each password, of three kinds.
  expect(screen.getAllByLabelText(/ de (?:Principal|Terraza)$/, { selector: 'input' })).toHaveLength(5);
  expect(input('Contraseña de administrador de Principal')).toHaveProperty('readOnly', false);
  press('Borrar: Tarjeta NFC de Principal');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Borrar' }));
  press('Añadir tarjeta NFC');
  const card = () => input('Tarjeta NFC de Principal');
  for (const [typed, problem] of cards) {
    type('Tarjeta NFC de Principal', typed);
    expect(card()).toHaveAccessibleDescription(problem);
    expect(card().value).toBe(typed.replaceAll(':', ''));
  }
  expect(sent()).toEqual([]);
});

it('sends what changed, reads until the doors have it, says so for 3 s and closes [AACC-15] [AACC-19] [AACC-30] [AACC-33] [AACC-34] [AACC-36]', async () => {
  let has: Record<string, string | null> = {};
  const { sent, reads } = await open({
    [READ]: () => ({ body: doors(has) }),
    [post(1, 'n1')]: ok,
    [post(2, 'n2')]: ok,
    [post(1, 'c1')]: ok,
  });
  await screen.findByRole('heading', { name: 'Principal' });
  type('Contraseña 1 de Principal', '101010');
  press('Añadir contraseña', 1);
  type('Contraseña 2 de Terraza', '424242');
  press('Borrar: Tarjeta NFC de Principal');
  const question = await screen.findByRole('alertdialog', { name: 'Borrar: Tarjeta NFC de Principal' });
  fireEvent.click(within(question).getByRole('button', { name: 'Borrar' }));
  expect(screen.queryByLabelText('Tarjeta NFC de Principal')).toBeNull();
  fireEvent.click(save());
  fireEvent.click(save());
  await pass(600);
  expect(sent()).toEqual([
    [post(1, 'n1'), { data: { password: '101010' } }],
    [post(1, 'c1'), { data: { password: null } }],
    [post(2, 'n2'), { data: { password: '424242' } }],
  ]);
  expect(screen.getByText(/^Enviadas\. Comprobando/)).toBeVisible();
  expect(found()).toEqual([]);
  has = { '1.n1': '101010', '1.c1': null };
  await pass(5000);
  expect(screen.getByRole('dialog', { name: 'Configurar contraseñas: Piso 3B' })).toBeVisible();
  has = { ...has, '2.n2': '424242' };
  await pass(5000);
  expect(screen.getByText('Contraseñas actualizadas')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reads()).toBe(3);
  expect(jobManager.getJobs()).toEqual([]);
  await pass(2000);
  expect(getRun('7')).toBeUndefined();
  expect(found()).toEqual([]);
  await pass(1000);
  expect(screen.queryByText('Contraseñas actualizadas')).toBeNull();
});

const DEVICES = 'GET /assets/7/devices?type=lock';
const twins = { data: doors().data.map((door) => ({ ...door, device_name: 'Principal' })) };
const device = (number: number, room: string) => ({ device_id: `lock-${number}`, parameters: { room } });

it('tells doors of one name apart by their rooms, which it asks for only then [AACC-05, AACC-15]', async () => {
  const devices = [device(1, 'Entrada'), device(2, 'Terraza')];
  const { callsBesidesProfile } = await open({
    [READ]: { body: twins },
    [DEVICES]: { body: { data: { gateways: [{ uuid: 'G1', devices }] } } },
  });
  expect(await screen.findByRole('heading', { name: 'Principal (Entrada)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Principal (Terraza)' })).toHaveFocus();
  expect(input('Contraseña 1 de Principal (Terraza)').value).toBe('553311');
  expect(callsBesidesProfile().filter((call) => call === DEVICES)).toHaveLength(1);
});

it.each<FakeResponse>([{ status: 500 }, { body: {} }])(
  'shows doors of one name by their devices where nobody tells their rooms: %j',
  async (answer) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await open({ [READ]: { body: twins }, [DEVICES]: answer });
    expect(await screen.findByRole('heading', { name: 'Principal · dispositivo lock-1' })).toBeVisible();
  },
);

it('does not ask for rooms where names differ, and says of no doors only that [AACC-05]', async () => {
  const { callsBesidesProfile } = await open({ [READ]: { body: { data: [] } } });
  expect(await screen.findByText('Este activo no tiene puertas con contraseña')).toBeVisible();
  expect(screen.queryByText('No has cambiado ninguna contraseña')).toBeNull();
  expect(callsBesidesProfile()).not.toContain(DEVICES);
});

it('lists what failed by door, without the password, keeps it typed and sends it again alone [AACC-37]', async () => {
  const detail = 'La cerradura no admite el valor 101010 ahora.';
  let answer: FakeResponse = { status: 409, body: { errors: [{ detail }] } };
  let has: Record<string, string | null> = { '2.n1': '424242' };
  let isSent = false;
  const { sent } = await open({
    [READ]: () => ({ body: doors(isSent ? has : {}) }),
    [post(1, 'n1')]: () => {
      isSent = true;
      return answer;
    },
    [post(2, 'n1')]: ok,
  });
  await screen.findByRole('heading', { name: 'Principal' });
  type('Contraseña 1 de Principal', '101010');
  type('Contraseña 1 de Terraza', '424242');
  fireEvent.click(save());
  await pass(5500);
  const failed = await screen.findByRole('alertdialog', {
    name: 'No se han actualizado todas las contraseñas',
  });
  expect(within(failed).getByRole('region', { name: 'Principal' })).toHaveTextContent(
    'Contraseña 1No se ha podido cambiarLa cerradura no admite el valor •••••• ahora.',
  );
  expect(within(failed).queryByRole('region', { name: 'Terraza' })).toBeNull();
  expect(jobManager.getJobs()).toMatchObject([{ state: 'partly' }]);
  expect(found()).toEqual([]);
  answer = ok;
  has = { ...has, '1.n1': '101010' };
  fireEvent.click(within(failed).getByRole('button', { name: 'Reintentar: Principal' }));
  await pass(100);
  expect(sent().map(([call]) => call)).toEqual([post(1, 'n1'), post(2, 'n1'), post(1, 'n1')]);
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Contraseñas actualizadas')).toBeVisible();
});
it('goes on after it was closed, says what nobody knows, and can be looked at again [AACC-34] [AACC-35] [AACC-37]', async () => {
  let has: Record<string, string | null> = {};
  const { reads } = await open({
    [READ]: () => ({ body: doors(has) }),
    [post(1, 'n1')]: 'refused',
  });
  await screen.findByRole('heading', { name: 'Principal' });
  type('Contraseña 1 de Principal', '101010');
  fireEvent.click(save());
  await pass(10);
  expect(screen.getByText('No se sabe todavía')).toBeVisible();
  press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(jobManager.getJobs()).toMatchObject([
    {
      title: 'Contraseñas de las puertas: Piso 3B',
      state: 'running',
      place: { to: '/admin/assets/7/accesses' },
    },
  ]);
  await openAgain();
  expect(screen.getByText(/^Enviadas\. Comprobando/)).toBeVisible();
  await pass(10_000);
  const failed = await screen.findByRole('alertdialog', {
    name: 'Todavía no se sabe si se han actualizado las contraseñas',
  });
  expect(failed).toHaveTextContent('Contraseña 1Todavía no se sabe');
  expect(jobManager.getJobs()).toMatchObject([{ state: 'unknown' }]);
  // Once for the drawer, twice for the run, once for the drawer that was opened again.
  expect(reads()).toBe(4);
  fireEvent.click(within(failed).getByRole('button', { name: 'Volver a las contraseñas' }));
  expect(input('Contraseña 1 de Principal').value).toBe('101010');
  press('Cancelar');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Seguir editando' }),
  );
  has = { '1.n1': '101010' };
  fireEvent.click(save());
  await pass(5100);
  expect(screen.getByText('Contraseñas actualizadas')).toBeVisible();
});

it('looks again at what nobody knew, and forgets it once it is known [AACC-36] [AACC-37]', async () => {
  let has: Record<string, string | null> | undefined = {};
  await open({
    [READ]: () => (has ? { body: doors(has) } : { status: 500 }),
    [post(1, 'n1')]: 'refused',
  });
  await screen.findByRole('heading', { name: 'Principal' });
  type('Contraseña 1 de Principal', '101010');
  fireEvent.click(save());
  await pass(10_100);
  const failed = await screen.findByRole('alertdialog');
  has = undefined;
  fireEvent.click(within(failed).getByRole('button', { name: 'Volver a comprobar' }));
  await pass(10);
  expect(failed).toHaveTextContent('No se han podido leer las puertas. Todavía no se sabe.');
  has = { '1.n1': '101010' };
  fireEvent.click(within(failed).getByRole('button', { name: 'Volver a comprobar' }));
  await pass(10);
  expect(screen.getByText('Contraseñas actualizadas')).toBeVisible();
  await pass(2000);
  expect(getRun('7')).toBeUndefined();
});

it('that cannot be read is a failure with a retry, none is said to be none [AACC-15]', async () => {
  let body: object = { data: [{ device_name: 'X' }] };
  await open({ [READ]: () => ({ body }) });
  await screen.findByText('No se han podido leer las contraseñas de las puertas');
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  body = { data: [] };
  press('Reintentar');
  expect(await screen.findByText('Este activo no tiene puertas con contraseña')).toBeVisible();
});
