// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { downloadFile } from '../../src/lib/file/download';
import { clearSession } from '../../src/session/session';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import { currentUserResponse } from '../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/actions/bulk/BulkStep';
import '../../src/fields/date/DateInput';
import '../../src/forms/panels/ActionForm';

vi.mock('../../src/lib/file/download', async (original) => ({
  ...(await original<object>()),
  downloadFile: vi.fn(),
}));
const saved = vi.mocked(downloadFile);

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const office = { id: 'P2', name: 'Oficina Sol', type: 'OFFICE', client };
const at = (tab: string) => `/admin/access/clients/C1/projects/P2/office/${tab}`;
const LOG = 'GET /data/projects/time-series/P2/access-control';
const DOORS = 'GET /devices/access/project/P2/list';
const VISITORS = 'GET /access/qr/project/P2';
const OPEN = 'PATCH /devices/toggle/lock';

type Answers = Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>)>;
const open = (tab: string, answers: Answers = {}) => {
  const console = renderAdmin({
    resources,
    initialPath: at(tab),
    permissions: ['read_access_list'],
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client } } },
      'GET /clients?page[number]=1&page[size]=50': listResponse([client]),
      'GET /projects?client=C1&page[number]=1&page[size]=50': listResponse([office]),
      'GET /projects/P2': { body: { data: office } },
      ...answers,
    },
  });
  return { ...console, asked: () => console.callsBesidesProfile().map(decodeURIComponent) };
};
const cells = (row: HTMLElement) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent);
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
/** The entry of a row's menu. */
const entry = async (row: string, name: string) => {
  await userEvent.click(
    within(await rowOf(row)).getByRole('button', { name: new RegExp(`^Acciones de ${row}`) }),
  );
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
};
/** The button of a row that opens its door. */
const opener = async (row: string) => within(await rowOf(row)).getByRole('button', { name: 'Abrir' });
const click = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const escape = (element: HTMLElement) => fireEvent(element, new Event('cancel', { cancelable: true }));
const writes = (calls: readonly string[]) => calls.filter((line) => !line.startsWith('GET '));
/** The message with a text, and how long it stays, in seconds. */
const staysFor = async (text: string, seconds: number) => {
  expect(await screen.findByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 600);
  expect(screen.getByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
};

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
  saved.mockClear();
});

describe('the log of an office', () => {
  const passed = {
    ts: 1_795_000_000,
    action: 'open',
    usage_source: 'nfc',
    user_agent: 'Pixel',
    lock_type: 'BUILDING_DOOR',
    name: 'Torno',
    room: 'Entrada',
    username: 'Ana Gil',
    user_email: 'ana@example.com',
    user_id: 'u1',
  };

  it('shows date, action, user, lock, name and room of version 2, fifty at a time [OFFICE-01, OFFICE-02, OFFICE-03, OFFICE-04]', async () => {
    const { asked, recordedCalls } = open('log-list', {
      [LOG]: listResponse([passed, { ts: 1_795_000_060, action: 'denied', lock_type: 'HOME_DOOR' }], 120),
    });
    expect(await heads()).toEqual(['Fecha', 'Acción', 'Usuario', 'Cerradura', 'Nombre', 'Estancia']);
    expect(cells(await rowOf('Ana Gil')).slice(1)).toEqual([
      'Apertura',
      'Ana Gil',
      'Puerta del edificio',
      'Torno',
      'Entrada',
    ]);
    expect(cells(await rowOf('Usuario anónimo')).slice(1, 4)).toEqual([
      'Acceso denegado',
      'Usuario anónimo',
      'Puerta de la vivienda',
    ]);
    expect(asked()).toContain(`${LOG}?page[number]=1&page[size]=50`);
    const call = recordedCalls.find(({ url }) => url.includes('access-control'));
    expect(call?.headers.get('accept-version')).toBe('2');
    expect(screen.getByText(/de 120$/)).toBeVisible();
    // The other members of a pass are available as columns.
    await click('Columnas');
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Medio' })).toBeVisible();
  });

  it('asks for the size of the address, and for fifty where it names none that there is [OFFICE-04]', async () => {
    const { asked } = open('log-list?page=1&size=7', { [LOG]: listResponse([passed]) });
    await rowOf('Ana Gil');
    expect(asked().filter((line) => line.startsWith(LOG))).toEqual([`${LOG}?page[number]=1&page[size]=50`]);
  });

  it('says that it could not be read and shows no rows, and is read again on demand [OFFICE-05]', async () => {
    let answer: FakeResponse = { status: 500 };
    open('log-list', { [LOG]: () => answer });
    expect(await screen.findByText('No se ha podido cargar el registro de pasos')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    answer = listResponse([passed]);
    await click('Reintentar');
    expect(await screen.findByText('Ana Gil')).toBeVisible();
  });

  const startDownload = async (answers: Answers = {}) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), shouldAdvanceTime: true });
    const console = open('log-list', { [LOG]: listResponse([passed]), ...answers });
    await click('Más acciones de la lista');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Descargar registro' }));
    const form = await dialog('Descargar registro');
    return { ...console, form, from: await within(form).findByLabelText(/^Desde/) };
  };
  const FILE = `${LOG}?format=csv&from=${Date.parse('2026-11-20T00:00:00') / 1000}&until=${Date.parse('2026-11-22T23:59:59') / 1000}`;

  it('is a file of the days asked for, both whole, until today unless said otherwise [OFFICE-06, OFFICE-07]', async () => {
    const { form, from, asked, recordedCalls } = await startDownload({
      [FILE]: { text: 'date,ts\n', headers: { 'content-type': 'text/csv' } },
    });
    expect(within(form).getByLabelText(/^Hasta/)).toHaveValue('22/11/2026');
    fireEvent.change(from, { target: { value: '2026-11-20' } });
    await click('Descargar', form);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[0]).toBe('registro-de-accesos-Oficina Sol.csv');
    expect(asked()).toContain(FILE);
    const call = recordedCalls.find(({ url }) => url.includes('format=csv'));
    expect(call?.headers.get('accept-version')).toBe('1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The list on the page is as it was.
    expect(asked().filter((line) => line.startsWith(`${LOG}?page`))).toHaveLength(1);
  });

  it.each([
    ['', '2026-11-22', 'Obligatorio'],
    ['2026-11-20', '', 'Obligatorio'],
    ['2026-11-23', '2026-11-22', 'La fecha no puede ser posterior a hoy'],
    ['2026-11-20', '2026-11-23', 'La fecha no puede ser posterior a hoy'],
    ['2026-11-20', '2026-11-19', 'No puede ser anterior a 20/11/2026'],
  ])('is not asked for from «%s» until «%s» [OFFICE-07, OFFICE-08]', async (first, last, why) => {
    const { form, from, asked } = await startDownload();
    fireEvent.change(from, { target: { value: first } });
    const until = within(form).getByLabelText(/^Hasta/);
    fireEvent.change(until, { target: { value: last } });
    fireEvent.blur(until);
    await click('Descargar', form);
    expect((await within(form).findAllByText(why)).length).toBeGreaterThan(0);
    expect(asked().some((line) => line.includes('format=csv'))).toBe(false);
    expect(saved).not.toHaveBeenCalled();
  });

  it('says that the file could not be had, and keeps the days for another try [OFFICE-09]', async () => {
    const { form, from } = await startDownload({ [FILE]: { status: 500 } });
    fireEvent.change(from, { target: { value: '2026-11-20' } });
    await click('Descargar', form);
    expect(await screen.findByText('No se ha podido descargar el registro de pasos')).toBeVisible();
    expect(from).toHaveValue('20/11/2026');
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('the doors of an office', () => {
  const torno = {
    id: 'd1',
    name: 'Torno',
    room: 'Entrada',
    asset: { alias: 'Planta 1' },
    batteryLevel: 80,
    deviceType: { vendor: 'Salto', model: 'XS4' },
    accessSensorId: 'acc-1',
  };
  const shut = { ...torno, id: 'd2', name: 'Archivo', asset: null, batteryLevel: null, accessSensorId: null };
  const doors = listResponse([torno, shut], 120);

  it('shows name, room, asset, make, battery and how to open it [OFFICE-10, OFFICE-11, OFFICE-12]', async () => {
    open('office-access-devices-list', { [DOORS]: doors });
    expect((await heads()).slice(0, 5)).toEqual(['Nombre', 'Estancia', 'Activo', 'Fabricante', 'Batería']);
    expect(cells(await rowOf('Torno')).slice(0, 5)).toEqual([
      'Torno',
      'Entrada',
      'Planta 1',
      'SaltoXS4',
      expect.stringMatching(/80\s?%/),
    ]);
    expect(cells(await rowOf('Archivo'))).toContain('Zona común');
    expect(await opener('Torno')).toBeVisible();
  });

  it('asks for page, size, search and sort as «key:asc» [OFFICE-10, OFFICE-13, OFFICE-14]', async () => {
    const { asked } = open('office-access-devices-list', { [DOORS]: doors });
    await rowOf('Torno');
    expect(asked()).toContain(`${DOORS}?page[number]=1&page[size]=50`);
    await click('Batería');
    await waitFor(() =>
      expect(asked()).toContain(`${DOORS}?page[number]=1&page[size]=50&sort=battery_level:asc`),
    );
    await click('Batería');
    await waitFor(() =>
      expect(asked()).toContain(`${DOORS}?page[number]=1&page[size]=50&sort=battery_level:desc`),
    );
    await userEvent.type(screen.getByLabelText('Buscar'), 'torno{Enter}');
    await waitFor(() => expect(asked().at(-1)).toContain('search=torno'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filas' }), '75');
    await waitFor(() => expect(asked().at(-1)).toContain('page[size]=75'));
  });

  it('are opened after a question that names door and building, by one call [OFFICE-15]', async () => {
    const { asked, recordedCalls } = open('office-access-devices-list', {
      [DOORS]: doors,
      [OPEN]: { body: {} },
    });
    await userEvent.click(await opener('Torno'));
    const question = await dialog('Abrir la puerta');
    expect(question).toHaveTextContent(
      'Se va a abrir ahora «Torno (Planta 1)», en el edificio «Oficina Sol».',
    );
    expect(writes(asked())).toEqual([]);
    const button = within(question).getByRole('button', { name: 'Abrir' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Puerta abierta')).toBeVisible();
    expect(screen.getByText('Torno (Planta 1) · Oficina Sol')).toBeVisible();
    expect(
      recordedCalls.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url, body]),
    ).toEqual([['/devices/toggle/lock', { data: { access_sensor_id: 'acc-1', value: '1' } }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay shut where they have nothing to open them with, and say so [OFFICE-11, OFFICE-15]', async () => {
    open('office-access-devices-list', { [DOORS]: doors });
    const item = await opener('Archivo');
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAttribute('title', 'Esta puerta no se puede abrir a distancia');
  });

  it('say that they could not be opened, and can be tried again [OFFICE-16]', async () => {
    const { asked } = open('office-access-devices-list', {
      [DOORS]: doors,
      [OPEN]: { status: 409, body: { detail: 'La puerta no está en línea.' } },
    });
    await userEvent.click(await opener('Torno'));
    await click('Abrir', await dialog('Abrir la puerta'));
    expect(await screen.findByText('No se ha podido abrir la puerta')).toBeVisible();
    expect(screen.getByText('La puerta no está en línea.')).toBeVisible();
    expect(await dialog('Abrir la puerta')).toBeVisible();
    expect(writes(asked())).toHaveLength(1);
  });

  it('are never opened again by themselves after a lost answer [OFFICE-15]', async () => {
    const { asked } = open('office-access-devices-list', { [DOORS]: doors, [OPEN]: 'refused' });
    await userEvent.click(await opener('Torno'));
    await click('Abrir', await dialog('Abrir la puerta'));
    const lost = await dialog('No sabemos si se ha hecho');
    expect(lost).toHaveTextContent('Puede que sí, y desde aquí no se puede comprobar.');
    expect(screen.queryByText('No se ha podido abrir la puerta')).toBeNull();
    await click('Entendido', lost);
    expect(writes(asked())).toEqual([OPEN]);
  });

  it('say that their list could not be read [OFFICE-16]', async () => {
    open('office-access-devices-list', { [DOORS]: { status: 500 } });
    expect(await screen.findByText('No se han podido cargar las puertas')).toBeVisible();
  });
});

describe('external invitations', () => {
  const visitor = (uid: string, name: string, status: string) => ({
    uid,
    name,
    status,
    id_number: `0000${uid}T`,
    email: `${uid}@example.com`,
    url: `https://accesos.example/v/${uid}`,
    created_by: 'host@example.com',
    valid_from: 1_795_000_000,
    valid_until: 1_795_100_000,
  });
  const rows = [
    visitor('v1', 'Pilar', 'PENDING'),
    visitor('v2', 'Andrés', 'ACTIVE'),
    visitor('v3', 'Rosa', 'REVOKED'),
    visitor('v4', 'Ernesto', 'EXPIRED'),
  ];
  const TAB = 'external-invitations-list';
  const VALIDATE = 'POST /access/qr/v1/validate';

  it('show name, document, e-mail, validity, who made them and their state [OFFICE-17, OFFICE-19, OFFICE-20, OFFICE-21]', async () => {
    const { asked } = open(TAB, { [VISITORS]: listResponse(rows) });
    const [, pilar] = cells(await rowOf('Pilar'));
    expect(await heads()).toEqual([
      'Seleccionar las filas de esta página',
      'Nombre',
      'Correo electrónico',
      'Validez',
      'Creada por',
      'Estado',
      'Acciones',
    ]);
    expect(pilar).toBe('Pilar0000v1T');
    expect(cells(await rowOf('Pilar')).slice(4, 6)).toEqual(['host@example.com', 'Por validar']);
    expect(cells(await rowOf('Andrés'))[5]).toBe('Validada');
    expect(cells(await rowOf('Rosa'))[5]).toBe('Revocada');
    expect(cells(await rowOf('Ernesto'))[5]).toBe('Caducada');
    expect(asked()).toContain(`${VISITORS}?page[number]=1&page[size]=50`);
  });

  it('are filtered by several states as one comma list [OFFICE-17, OFFICE-18]', async () => {
    const { asked } = open(`${TAB}?filter=status%3DPENDING%2Cstatus%3DACTIVE`, {
      [VISITORS]: listResponse(rows),
    });
    await rowOf('Pilar');
    expect(asked().filter((line) => line.startsWith(VISITORS))).toEqual([
      `${VISITORS}?page[number]=1&page[size]=50&status=PENDING,ACTIVE`,
    ]);
    expect(await screen.findByRole('button', { name: 'Filtros, 2 activos' })).toBeVisible();
  });

  it.each([
    ['Pilar', null, null],
    ['Andrés', 'La invitación ya está validada', null],
    ['Rosa', 'La invitación está revocada', 'La invitación está revocada'],
    ['Ernesto', 'La invitación ha caducado', 'La invitación ha caducado'],
  ])(
    'of %s offer what their state allows [OFFICE-22, OFFICE-23, OFFICE-24]',
    async (name, validate, revoke) => {
      open(TAB, { [VISITORS]: listResponse(rows) });
      const items = [await entry(name, 'Validar'), screen.getByRole('menuitem', { name: /^Revocar/ })];
      [validate, revoke].forEach((why, index) => {
        expect(items[index]?.getAttribute('aria-disabled') === 'true').toBe(why !== null);
        if (why !== null) expect(items[index]).toHaveTextContent(why);
      });
      // A revoked one is changed by nothing.
      expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    },
  );

  it('are validated under a dialog that nothing closes, for at most 30 s [OFFICE-25]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answers = 0;
    const { asked, recordedCalls } = open(TAB, {
      [VISITORS]: listResponse(rows),
      [VALIDATE]: () => {
        answers += 1;
        return 'silent';
      },
    });
    await userEvent.click(await entry('Pilar', 'Validar'));
    const question = await dialog('Validar la invitación');
    expect(question).toHaveTextContent('«Pilar» podrá entrar con su código QR.');
    await click('Validar', question);
    const waiting = await dialog('Validar');
    expect(waiting).toHaveTextContent('Validando la invitación. Puede tardar hasta medio minuto.');
    escape(waiting);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await dialog('Validar')).toBeVisible();
    await vi.advanceTimersByTimeAsync(1500);
    const lost = await dialog('No sabemos si se ha hecho');
    expect(lost).toHaveTextContent('Se ha superado el tiempo en la petición.');
    expect(screen.queryByRole('dialog', { name: 'Validar' })).toBeNull();
    expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toBeUndefined();
    expect(writes(asked())).toEqual([VALIDATE]);
    expect(answers).toBe(1);
  });

  it('are read again once one was validated [OFFICE-25]', async () => {
    let now = rows;
    open(TAB, {
      [VISITORS]: () => listResponse(now),
      [VALIDATE]: () => {
        now = [visitor('v1', 'Pilar', 'ACTIVE')];
        return { body: {} };
      },
    });
    await userEvent.click(await entry('Pilar', 'Validar'));
    await click('Validar', await dialog('Validar la invitación'));
    expect(await screen.findByText('Invitación validada')).toBeVisible();
    await waitFor(async () => expect(cells(await rowOf('Pilar'))[5]).toBe('Validada'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say for 10 s that one had expired, and are read again [OFFICE-26]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let now = rows;
    const { asked } = open(TAB, {
      [VISITORS]: () => listResponse(now),
      [VALIDATE]: () => {
        now = [visitor('v1', 'Pilar', 'EXPIRED')];
        return { status: 410 };
      },
    });
    await userEvent.click(await entry('Pilar', 'Validar'));
    await click('Validar', await dialog('Validar la invitación'));
    await waitFor(async () => expect(cells(await rowOf('Pilar'))[5]).toBe('Caducada'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await staysFor('La invitación ha caducado', 10);
    expect(asked().filter((line) => line.startsWith(VISITORS))).toHaveLength(2);
  });

  it('say with one text that one could not be validated [OFFICE-27]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(TAB, { [VISITORS]: listResponse(rows), [VALIDATE]: { status: 500 } });
    await userEvent.click(await entry('Pilar', 'Validar'));
    await click('Validar', await dialog('Validar la invitación'));
    await staysFor('No se ha podido validar la invitación', 5);
    expect(await dialog('Validar la invitación')).toBeVisible();
  });

  it('say that their list could not be read [OFFICE-28]', async () => {
    open(TAB, { [VISITORS]: { status: 500 } });
    expect(await screen.findByText('No se han podido cargar las invitaciones externas')).toBeVisible();
  });

  it.each<[FakeResponse, string]>([
    [{ status: 204 }, 'Invitación revocada'],
    [{ status: 500 }, 'No se ha podido revocar la invitación'],
  ])('are revoked after a question; %j is said [OFFICE-29, OFFICE-30]', async (answer, text) => {
    const { asked, recordedCalls } = open(TAB, {
      [VISITORS]: listResponse(rows),
      'PUT /access/v1/revoke': answer,
    });
    await userEvent.click(await entry('Pilar', 'Revocar'));
    const question = await screen.findByRole('alertdialog', { name: 'Revocar la invitación' });
    expect(question).toHaveTextContent('«Pilar» ya no podrá entrar con ella. No se puede deshacer.');
    await click('Revocar', question);
    expect(await screen.findByText(text)).toBeVisible();
    expect(writes(asked())).toEqual(['PUT /access/v1/revoke']);
    expect(recordedCalls.find(({ method }) => method === 'PUT')?.body).toBeUndefined();
  });

  it('are revoked together, one call each; those that are over are left out and named [OFFICE-23, OFFICE-30]', async () => {
    const { asked } = open(TAB, {
      [VISITORS]: listResponse(rows),
      'PUT /access/v1/revoke': { status: 204 },
      'PUT /access/v2/revoke': 'refused',
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleccionar las filas de esta página' }),
    );
    await click('Revocar');
    const question = await screen.findByRole('alertdialog', { name: 'Revocar 4 invitaciones' });
    await click('Revocar', question);
    expect(await screen.findByText(/^Hecho en 1 de 4\. En 2 no procede\. De una no sabemos/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Resultado de cada fila' });
    expect(within(table).getByText('La invitación ha caducado')).toBeVisible();
    expect(writes(asked())).toEqual(['PUT /access/v1/revoke', 'PUT /access/v2/revoke']);
  });
});
