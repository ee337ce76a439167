// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/codes/CodesInput';
import '../../src/fields/emails/EmailsInput';
import '../../src/fields/period/PeriodInput';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/ListView';
import { formatDateTime } from '../../src/lib/date/dateFormat';
import { clearSession } from '../../src/session/session';
import {
  encodeCardCode,
  DAY,
  HOUR,
  openHotel,
  NOW,
  makeStay,
  getSentWrites,
} from '../../src/testing/pageObjects/openHotel';

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
const entry = async (room: string, name: string) => {
  await userEvent.click((await rowOf(room)).getByRole('button', { name: /Acciones/ }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
};

describe('the list of check-ins', () => {
  const rows = [
    makeStay('1', { assets: [{ asset_id: 'A1', alias: 'Habitación 101' }] }),
    makeStay('2', { state: 'REVOKED', assets: [{ asset_id: 'A2', alias: 'Habitación 102' }] }),
    makeStay('3', { state: 'PENDING', assets: [{ asset_id: 'A3', alias: 'Habitación 103' }] }),
    makeStay('4', {
      valid_until: NOW - HOUR,
      is_digital: false,
      assets: [{ asset_id: 'A4', alias: 'Habitación 104' }],
    }),
    makeStay('5', { is_digital: false, emails: [], assets: [{ asset_id: 'A5', alias: 'Habitación 105' }] }),
  ];

  it('shows room, period, kinds of keys and the state by the clock [HOTEL-28, HOTEL-29, HOTEL-31, HOTEL-35, HOTEL-36, HOTEL-48]', async () => {
    const { callsBesidesProfile } = openHotel('check-in-list', { rows });
    const first = await rowOf('Habitación 101');
    expect(first.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d – \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
    expect(first.getByText('Digital, NFC')).toBeVisible();
    expect(first.getByText(/^Activo, /)).toBeVisible();
    expect((await rowOf('Habitación 102')).getByText('Revocado')).toBeVisible();
    expect((await rowOf('Habitación 103')).getByText('Revocado')).toBeVisible();
    expect((await rowOf('Habitación 104')).getByText('Caducado')).toBeVisible();
    expect((await rowOf('Habitación 105')).getByText('NFC')).toBeVisible();
    expect(callsBesidesProfile()).toContain(
      'GET /hotels/assets/check-in/projects/P1?page[number]=1&page[size]=50',
    );
  });

  it('reads the other spelling of hosts [HOTEL-30]', async () => {
    const camel = {
      id: '9',
      isDigital: true,
      isNfc: false,
      nfcCodes: [],
      emails: ['a@b.es'],
      state: 'ACTIVE',
      validFrom: NOW - HOUR,
      validUntil: NOW - 1,
      assets: [{ alias: 'Habitación 109', assetId: 'A9' }],
    };
    openHotel('check-in-list', { rows: [camel] });
    const row = await rowOf('Habitación 109');
    expect(row.getByText('Digital')).toBeVisible();
    expect(row.getByText('Caducado')).toBeVisible();
  });

  it.each([
    ['Habitación 101', 'Editar', null],
    ['Habitación 101', 'Copiar enlace', null],
    ['Habitación 101', 'Check-out', null],
    ['Habitación 102', 'Editar', 'El check-in está revocado'],
    ['Habitación 102', 'Copiar enlace', 'El check-in está revocado'],
    ['Habitación 103', 'Check-out', 'El check-in está revocado'],
    ['Habitación 104', 'Editar', 'El check-in ha caducado'],
    ['Habitación 104', 'Check-out', 'El check-in ha caducado'],
    ['Habitación 105', 'Copiar enlace', 'No tiene llave digital'],
  ])('%s: «%s» %s [HOTEL-37, HOTEL-38, HOTEL-39]', async (room, name, why) => {
    openHotel('check-in-list', { rows });
    const item = await entry(room, name);
    if (why === null) expect(item).not.toHaveAttribute('aria-disabled', 'true');
    else {
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).toHaveTextContent(why);
    }
  });

  it.each([
    ['no rooms', []],
    ['a room without an id', [{ alias: 'Habitación 101' }]],
    [
      'a second room without an id',
      [{ asset_id: 'A1', alias: 'Habitación 101' }, { alias: 'Habitación 102' }],
    ],
    ['a room by its name alone', ['Habitación 101']],
  ])(
    'cannot be changed where a host tells %s: it would be written without its room [HOTEL-42]',
    async (_, assets) => {
      openHotel('check-in-list', { rows: [makeStay('1', { assets })] });
      await userEvent.click(await screen.findByRole('button', { name: /^Acciones/ }));
      const item = await screen.findByRole('menuitem', { name: /^Editar/ });
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).toHaveTextContent('No se sabe de qué habitación es');
    },
  );

  it('has a word of time beside the state of a stay, and none for one that is over [HOTEL-31, HOTEL-35]', async () => {
    const noon = new Date(NOW * 1000).setHours(12, 0, 0, 0) / 1000;
    vi.useFakeTimers({ now: noon * 1000, toFake: ['Date'] });
    const stages = { '1': [-DAY, 3 * DAY], '2': [DAY, 3 * DAY], '3': [-DAY, HOUR], '4': [-DAY, -HOUR] };
    openHotel('check-in-list', {
      rows: [
        ...Object.entries(stages).map(([id, [from, until]]) =>
          makeStay(id, {
            valid_from: noon + (from ?? 0),
            valid_until: noon + (until ?? 0),
            assets: [{ asset_id: `A${id}`, alias: `Habitación 10${id}` }],
          }),
        ),
        makeStay('5', { state: 'REVOKED', assets: [{ asset_id: 'A5', alias: 'Habitación 105' }] }),
      ],
    });
    for (const [room, word] of [
      ['101', 'Activo, en casa'],
      ['102', 'Activo, previsto'],
      ['103', 'Activo, sale hoy'],
    ] as const)
      expect((await rowOf(`Habitación ${room}`)).getByText(word)).toBeVisible();
    for (const room of ['104', '105'])
      expect((await rowOf(`Habitación ${room}`)).queryByText(/previsto|en casa|sale hoy/)).toBeNull();
  });

  it('changes by itself when a stay ends, in its state and in what can be done [HOTEL-31, HOTEL-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
    openHotel('check-in-list', { rows: [makeStay('1', { valid_until: NOW + 300 })] });
    expect((await rowOf('Habitación 101')).getByText(/^Activo, /)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    expect((await rowOf('Habitación 101')).getByText('Caducado')).toBeVisible();
    fireEvent.click((await rowOf('Habitación 101')).getByRole('button', { name: /Acciones/ }));
    expect(await screen.findByRole('menuitem', { name: /^Editar/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('copies the link of a stay, and shows it where the browser refuses [HOTEL-39]', async () => {
    const user = userEvent.setup();
    openHotel('check-in-list', { rows });
    await user.click(await entry('Habitación 101', 'Copiar enlace'));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://accesos.example/c/1');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(await entry('Habitación 101', 'Copiar enlace'));
    expect(
      await screen.findByText(/No se ha podido copiar\. Cópialo de aquí: https:\/\/accesos\.example\/c\/1/),
    ).toBeVisible();
  });

  it('says that it failed, never that there is none [HOTEL-04]', async () => {
    openHotel('check-in-list', { answers: { 'GET /hotels/assets/check-in/projects/P1': { status: 500 } } });
    expect(await screen.findByText('No se han podido cargar los accesos')).toBeVisible();
    expect(screen.queryByText('Este hotel no tiene check-ins')).toBeNull();
  });
});

describe('check-out', () => {
  it('asks once, says that it cannot be undone, and sends no body [HOTEL-44, HOTEL-45, HOTEL-46, HOTEL-47]', async () => {
    const { recordedCalls, callsBesidesProfile } = openHotel('check-in-list', {
      answers: { 'PUT /access/1/revoke': { body: {} } },
    });
    await userEvent.click(await entry('Habitación 101', 'Check-out'));
    const question = await screen.findByRole('alertdialog', { name: 'Check-out de Habitación 101' });
    expect(question).toHaveTextContent('No se puede deshacer');
    await userEvent.click(within(question).getByRole('checkbox', { name: /No volver a preguntar/ }));
    await userEvent.dblClick(within(question).getByRole('button', { name: 'Hacer check-out' }));
    expect(await screen.findByText('Check-out hecho')).toBeVisible();
    expect(getSentWrites(recordedCalls)).toEqual([['PUT /access/1/revoke', undefined]]);
    await waitFor(() =>
      expect(
        callsBesidesProfile().filter((call) => call.startsWith('GET /hotels/assets')).length,
      ).toBeGreaterThan(1),
    );
    // The choice is remembered in this browser.
    expect(localStorage.getItem('console.unasked.check-ins.checkOut')).toBe('1');
    await userEvent.click(await entry('Habitación 101', 'Check-out'));
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why it was not done, and that nobody knows after a lost answer [HOTEL-47]', async () => {
    const { recordedCalls } = openHotel('check-in-list', {
      answers: { 'PUT /access/1/revoke': { status: 500 }, 'PUT /access/2/revoke': 'refused' },
      rows: [makeStay('1'), makeStay('2', { assets: [{ asset_id: 'A2', alias: 'Habitación 102' }] })],
    });
    for (const room of ['Habitación 101', 'Habitación 102']) {
      await userEvent.click(await entry(room, 'Check-out'));
      await userEvent.click(await screen.findByRole('button', { name: 'Hacer check-out' }));
      if (room === 'Habitación 101') {
        expect(await screen.findByText('No se ha podido hacer el check-out')).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      }
    }
    expect(await screen.findByRole('dialog', { name: /No sabemos/ })).toBeVisible();
    expect(getSentWrites(recordedCalls)).toHaveLength(2);
  });

  it('of several is one call each, with a question that is always asked [HOTEL-46]', async () => {
    localStorage.setItem('console.unasked.check-ins.checkOut', '1');
    const { recordedCalls } = openHotel('check-in-list', {
      answers: { '*': { body: {} } },
      rows: [makeStay('1'), makeStay('2', { assets: [{ asset_id: 'A2', alias: 'Habitación 102' }] })],
    });
    await rowOf('Habitación 101');
    await userEvent.click(screen.getByRole('checkbox', { name: /página/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Check-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer check-out' }));
    await waitFor(() =>
      expect(getSentWrites(recordedCalls)).toEqual([
        ['PUT /access/1/revoke', undefined],
        ['PUT /access/2/revoke', undefined],
      ]),
    );
  });

  it('of several names each stay by its room and period, so that two of one room are told apart [HOTEL-46]', async () => {
    openHotel('check-in-list', {
      answers: { 'PUT /access/1/revoke': { body: {} }, 'PUT /access/2/revoke': { status: 500 } },
      rows: [makeStay('1'), makeStay('2', { valid_from: NOW + 2 * DAY, valid_until: NOW + 3 * DAY })],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /página/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Check-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer check-out' }));
    const table = within(await screen.findByRole('table', { name: 'Resultado de cada fila' }));
    const period = (from: number, until: number) => `${formatDateTime(from)} – ${formatDateTime(until)}`;
    const done = `Habitación 101, ${period(NOW - HOUR, NOW + DAY)}`;
    const failed = `Habitación 101, ${period(NOW + 2 * DAY, NOW + 3 * DAY)}`;
    expect(await table.findByRole('row', { name: new RegExp(`^${failed} No hecho`) })).toBeVisible();
    expect(table.getByRole('row', { name: new RegExp(`^${done} Hecho`) })).toBeVisible();
  });
});

describe('the rooms of a hotel', () => {
  it('open their check-in by a button, and the room by a click on the row [HOTEL-01, HOTEL-02, HOTEL-03, HOTEL-05]', async () => {
    const { callsBesidesProfile, currentPath } = openHotel('access-list');
    const row = await rowOf('Habitación 101');
    expect(row.getByRole('link', { name: 'Habitación 101' })).toHaveAttribute(
      'href',
      '/admin/assets/A1/start',
    );
    expect(callsBesidesProfile()).toContain('GET /projects/P1/assets?page[number]=1&page[size]=50');
    expect(screen.getByPlaceholderText('Buscar')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Check-in' }));
    expect(await screen.findByRole('dialog', { name: 'Check-in: Habitación 101' })).toBeVisible();
    expect(currentPath()).toContain('/hotel/access-list');
  });
});

describe('the key reader', () => {
  const READ = 'GET /hotels/assets/check-in/projects/P1?page[number]=1&page[size]=50&nfc_code=04A1';
  const open = async (answers = {}) => {
    const host = openHotel('check-in-list', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Lector de llaves' }));
    const input = await screen.findByRole('textbox', { name: 'Código de la tarjeta' });
    return { ...host, input };
  };

  it('asks from four signs on, half a second after the last key, and keeps active stays [HOTEL-49, HOTEL-50, HOTEL-51, HOTEL-52]', async () => {
    const found = [
      makeStay('1', { nfc_codes: [encodeCardCode('04A1B2C3D4')] }),
      makeStay('2', { state: 'EXPIRED' }),
      // Over by the clock, whatever its host says.
      makeStay('3', { valid_until: NOW - HOUR }),
    ];
    const { input, callsBesidesProfile, recordedCalls } = await open({
      [READ]: { body: { data: found, meta: { totalPages: 1 } } },
      'PUT /access/1/revoke': { body: {} },
    });
    const reads = () => callsBesidesProfile().filter((call) => call.includes('nfc_code'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await userEvent.type(input, '04:');
    await userEvent.type(input, 'a');
    await act(() => vi.advanceTimersByTimeAsync(700));
    vi.useRealTimers();
    expect(reads()).toEqual([]);
    await userEvent.type(input, '1');
    const drawer = within(screen.getByRole('dialog', { name: 'Lector de llaves' }));
    expect(await drawer.findByText('1 check-in activo')).toBeVisible();
    expect(reads()).toEqual([READ]);
    await userEvent.click(drawer.getByRole('button', { name: 'Check-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer check-out' }));
    await waitFor(() => expect(getSentWrites(recordedCalls)).toEqual([['PUT /access/1/revoke', undefined]]));
    // The drawer stays open and reads again.
    expect(screen.getByRole('dialog', { name: 'Lector de llaves' })).toBeVisible();
    await waitFor(() => expect(reads().length).toBeGreaterThan(1));
    await userEvent.clear(input);
    expect(drawer.queryByText('1 check-in activo')).toBeNull();
  });

  it('is ready for a reader, which types where the focus is and ends with Enter [HOTEL-49]', async () => {
    const { input } = await open({ [READ]: { body: { data: [] } } });
    expect(input).toHaveFocus();
    await userEvent.keyboard('04A1{Enter}');
    expect(input).toHaveValue('04A1');
    expect(screen.getByRole('dialog', { name: 'Lector de llaves' })).toBeVisible();
  });

  it.each([
    ['a count', { totalPages: 3 }, [makeStay('2', { state: 'EXPIRED' })]],
    ['a full page', {}, Array.from({ length: 50 }, (_, at) => makeStay(`e${at}`, { state: 'EXPIRED' }))],
  ])('never says that there is none where %s tells of more [HOTEL-51, HOTEL-52]', async (_, meta, data) => {
    const { input } = await open({ [READ]: { body: { data, meta } } });
    fireEvent.change(input, { target: { value: '04A1' } });
    const more = 'Hay más coincidencias: escribe el código entero';
    expect(await screen.findByText(more)).toBeVisible();
    expect(screen.queryByText('Ningún check-in activo tiene esta tarjeta')).toBeNull();
  });

  it('says that the search failed, with a way to ask again [HOTEL-49]', async () => {
    const { input } = await open({ [READ]: { status: 500 } });
    await userEvent.type(input, '04A1');
    expect(await screen.findByText('No se han podido buscar los check-ins de la tarjeta')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('reads a card by camera or as it is typed there [HOTEL-49, HOTEL-53]', async () => {
    const { input } = await open({ [READ]: { body: { data: [] } } });
    await userEvent.click(screen.getByRole('button', { name: 'Escanear la tarjeta' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'O escribe el código' }), '04A1{Enter}');
    expect(input).toHaveValue('04A1');
    expect(await screen.findByText('Ningún check-in activo tiene esta tarjeta')).toBeVisible();
  });
});
