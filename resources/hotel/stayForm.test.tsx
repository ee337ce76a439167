// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/features/hotel/displacedStays/DisplacedStays';
import '../../src/fields/codes/CodesInput';
import '../../src/fields/emails/EmailsInput';
import '../../src/fields/period/PeriodInput';
import '../../src/forms/submit/ForceConfirmDialog';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/ListView';
import { formatDate, formatTime, parseDateInput, toDateInput } from '../../src/lib/date/dateFormat';
import { dateTextToIso, isoToDateText } from '../../src/lib/date/parseTypedDate';
import { pressButton } from '../../src/testing/pressButton';
import { SCANNER_PACE, typeKeys } from '../../src/scanner/testing/keyboard';
import { clearSession } from '../../src/session/session';
import { getSelectableDays } from '../../src/ui/testing/selectableDays';
import {
  encodeCardCode,
  DAY,
  HOUR,
  NOW,
  openHotel,
  makeStay,
  getSentWrites,
} from '../../src/testing/pageObjects/openHotel';

const CREATE = 'POST /hotels/assets/check-in';
const READ = 'GET /hotels/assets/check-in/projects/P1';

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

type Options = Parameters<typeof openHotel>[1];

/** Opens the drawer of a new stay in room 101. */
async function checkIn(options: Options = {}) {
  const host = openHotel('access-list', {
    ...options,
    answers: { [CREATE]: { status: 201, body: { data: makeStay('new') } }, ...options.answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check-in' }));
  await screen.findByLabelText(/^Salida: hora/);
  return host;
}

/** Opens the drawer of a stay. */
async function edit(own: object, options: Options = {}) {
  const host = openHotel('check-in-list', {
    rows: [makeStay('1', own)],
    ...options,
    answers: { 'PATCH /hotels/assets/check-in/1': { body: { data: makeStay('1') } }, ...options.answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Acciones/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await screen.findByLabelText(/^Salida: hora/);
  return host;
}

const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const save = () => screen.getByRole('button', { name: 'Guardar' });
const card = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Tarjeta ${number}`) });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const attributesOf = (body: unknown) =>
  (body as { data: { attributes: Record<string, unknown> } }).data.attributes;

describe('the drawer of a check-in', () => {
  it('begins now and ends at noon, and waits for a box [HOTEL-06, HOTEL-07, HOTEL-08, HOTEL-10]', async () => {
    // Stops the clock so that no minute begins between opening the drawer and reading it.
    vi.useFakeTimers({ toFake: ['Date'] });
    await checkIn();
    expect(input(/^Entrada: día/).value).toBe(formatDate(Date.now() / 1000));
    expect(input(/^Entrada: hora/).value).toBe(formatTime(Date.now() / 1000));
    expect(input(/^Salida: hora/).value).toBe('12:00');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveAttribute('title', 'Activa las llaves digitales o las tarjetas');
    expect(screen.getByText('Activa las llaves digitales o las tarjetas')).toBeVisible();
    await turn('Tarjetas NFC');
    expect(await card(3)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Tarjeta 4/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Añadir otra tarjeta/ })).toBeNull();
    expect(save()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('sends the stay member by member, once, and waits a second before it says so [HOTEL-18, HOTEL-20, HOTEL-24]', async () => {
    const { recordedCalls, callsBesidesProfile } = await checkIn();
    await turn('Llaves digitales');
    await turn('Tarjetas NFC');
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Correos/ }),
      'marta@correo.example{Enter}luis@correo.example',
    );
    type(await card(1), ' 04:a1:b2:c3:d4 ');
    type(await card(3), '04 FF EE DD CC');
    const until = dateTextToIso(input(/^Salida: día/).value, 'date');
    const reads = callsBesidesProfile().length;
    await userEvent.dblClick(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    expect(screen.queryByText(/^Check-in guardado/)).toBeNull();
    const now = Math.floor(Date.now() / 1000);
    expect(await screen.findByText('Check-in guardado: Habitación 101')).toBeVisible();
    const [[call, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(call).toBe(CREATE);
    const { valid_from: from, ...rest } = attributesOf(body);
    expect(now - Number(from)).toBeLessThan(120);
    expect(Number(from) % 60).toBe(0);
    expect(rest).toEqual({
      valid_until: parseDateInput(`${until}T12:00`),
      access_keys: {
        nfc: ['04A1B2C3D4', '04FFEEDDCC'],
        digital: ['marta@correo.example', 'luis@correo.example'],
      },
      allocations: [{ asset_id: 'A1' }],
      force_save_mode: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(callsBesidesProfile().length).toBeGreaterThan(reads));
    expect(getSentWrites(recordedCalls)).toHaveLength(1);
  });

  it('loses its cards with their box, which is sent as an empty list [HOTEL-09]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await turn('Tarjetas NFC');
    await turn('Llaves digitales');
    await userEvent.type(await screen.findByRole('textbox', { name: /Correos/ }), 'a@b.es ');
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toEqual({ nfc: [], digital: ['a@b.es'] });
  });

  it('does not give back the cards of a box that was off [HOTEL-09]', async () => {
    await checkIn();
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await turn('Tarjetas NFC');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Tarjeta/ })).toBeNull());
    await turn('Tarjetas NFC');
    expect((await card(1)).value).toBe('');
  });

  it('has nine cards in rooms of the list alone, added one by one [HOTEL-11, HOTEL-12]', async () => {
    await checkIn({ ids: { nineCardRooms: ['A1'] } });
    await turn('Tarjetas NFC');
    for (let number = 4; number <= 9; number += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Añadir otra tarjeta' }));
      expect(await card(number)).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Añadir otra tarjeta' })).toBeNull();
  });

  it('asks for what is missing, at its place, and sends nothing [HOTEL-13, HOTEL-14, HOTEL-15]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    await turn('Tarjetas NFC');
    await card(1);
    for (const name of [/^Entrada: día/, /^Entrada: hora/, /^Salida: día/, /^Salida: hora/])
      type(input(name), '');
    await userEvent.click(save());
    expect(await screen.findAllByText('Obligatorio')).toHaveLength(6);
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it.each([
    ['seven signs', ['04A1B2C'], /no es válido: de 8 a 14/],
    ['sixteen signs', ['04A1B2C304A1B2C3'], /no es válido: de 8 a 14/],
    ['no hex', ['04G1B2C3D4'], /no es válido: de 8 a 14/],
    ['twice in one stay', ['04A1B2C3D4', '04:a1:b2:c3:d4'], /ya está en la tarjeta 1/],
    ['only the second', ['', '04A1B2C3D4'], /^Obligatorio$/],
  ])(
    'refuses cards of %s where they stand; what was typed stays [HOTEL-15, HOTEL-26]',
    async (_, codes, said) => {
      const { recordedCalls } = await checkIn();
      await turn('Tarjetas NFC');
      for (const [at, text] of codes.entries()) type(await card(at + 1), text);
      await userEvent.click(save());
      expect(await screen.findByText(said)).toBeVisible();
      expect(getSentWrites(recordedCalls)).toEqual([]);
      expect((await card(codes.length)).value).toBe(codes.at(-1));
    },
  );

  it.each([
    ['half an address', 'marta@correo', 0],
    ['no address', 'marta', 0],
    ['255 characters', `${'a'.repeat(240)}@correo.example`, 0],
    ['one good, one half', 'luis@correo.example marta@', 1],
  ])('refuses %s, which stays where it was typed [HOTEL-14, HOTEL-16]', async (_, text, tags) => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Correos/ });
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
    await userEvent.click(save());
    const wrong = text.split(' ').at(-1);
    // Among several it is named.
    const said =
      tags > 0 ? `No es un correo electrónico válido: «${wrong}»` : 'El correo electrónico no es válido';
    expect(await screen.findByText(said)).toBeVisible();
    expect(box.value).toBe(wrong);
    expect(screen.queryAllByRole('button', { name: /^Quitar / })).toHaveLength(tags);
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it('makes thirty pasted addresses thirty tags, each of which can be taken out [HOTEL-17]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    const all = Array.from({ length: 30 }, (_, at) => `guest${at}@correo.example`);
    await userEvent.click(await screen.findByRole('textbox', { name: /Correos/ }));
    await userEvent.paste(all.join(', '));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar guest7@correo.example' }));
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toMatchObject({
      digital: all.filter((one) => !/7@/.test(one) || one !== 'guest7@correo.example'),
    });
  });

  it('asks before a changed end is thrown away, also when the start has moved with the clock [HOTEL-07]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openHotel('access-list');
    fireEvent.click(await screen.findByRole('button', { name: 'Check-in' }));
    await screen.findByLabelText(/^Salida: hora/);
    const end = isoToDateText(toDateInput(NOW + 5 * DAY));
    const began = input(/^Entrada: hora/).value;
    type(input(/^Salida: día/), end);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(input(/^Entrada: hora/).value).not.toBe(began);
    fireEvent.keyDown(input(/^Salida: día/), { key: 'Escape' });
    expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
    expect(input(/^Salida: día/).value).toBe(end);
  });

  it('is no change of anybody’s when only the clock has moved its start [HOTEL-07]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openHotel('access-list');
    fireEvent.click(await screen.findByRole('button', { name: 'Check-in' }));
    const day = await screen.findByLabelText(/^Salida: día/);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    fireEvent.keyDown(day, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('¿Descartar los cambios?')).toBeNull();
  });

  it.each(['marta@correo', 'marta@correo.example'])(
    'asks before «%s», which has not been ended, is thrown away, and keeps it with its box off [HOTEL-17]',
    async (text) => {
      await checkIn();
      await turn('Llaves digitales');
      const name = /Correos/;
      type(await screen.findByRole('textbox', { name }), text);
      await turn('Llaves digitales');
      await waitFor(() => expect(screen.queryByRole('textbox', { name })).toBeNull());
      // Its box is as it came: what is left is the address alone.
      fireEvent.keyDown(input(/^Salida: día/), { key: 'Escape' });
      expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
      await turn('Llaves digitales');
      const box = await screen.findByRole<HTMLInputElement>('textbox', { name });
      const isTag = screen.queryByRole('button', { name: `Quitar ${text}` }) !== null;
      expect(isTag || box.value === text).toBe(true);
    },
  );

  it('does not take the address that stands there for the one that is typed beside it [HOTEL-17]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Correos/ });
    await userEvent.type(box, 'a@b.es A@b.es');
    expect(screen.getByRole('button', { name: 'Quitar a@b.es' })).toBeVisible();
    expect(box.value).toBe('A@b.es');
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toEqual({ nfc: [], digital: ['a@b.es'] });
  });

  it('takes addresses with signs that browsers refuse [HOTEL-16]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    const box = await screen.findByRole('textbox', { name: /Correos/ });
    await userEvent.type(box, 'josé@correo.es{Enter}ana@señorío.es');
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toEqual({
      nfc: [],
      digital: ['josé@correo.es', 'ana@señorío.es'],
    });
  });

  it('takes no times of the past, which are disabled too [HOTEL-19]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Llaves digitales');
    await userEvent.type(await screen.findByRole('textbox', { name: /Correos/ }), 'a@b.es ');
    expect((await getSelectableDays(input(/^Entrada: día/)))[0]).toBe(String(new Date().getDate()));
    type(input(/^Entrada: día/), toDateInput(NOW - 2 * DAY));
    await userEvent.click(save());
    expect(await screen.findByText('La fecha y la hora ya han pasado')).toBeVisible();
    // A past hour of today shows an error on blur.
    type(input(/^Entrada: día/), toDateInput(NOW));
    await userEvent.clear(input(/^Entrada: hora/));
    await userEvent.type(input(/^Entrada: hora/), '0:00');
    await userEvent.tab();
    expect(input(/^Entrada: hora/)).toBeInvalid();
    expect(screen.getByText('La fecha y la hora ya han pasado')).toBeVisible();
    type(input(/^Entrada: día/), toDateInput(NOW + 3 * DAY));
    await userEvent.click(save());
    expect(await screen.findByText(/^Debe ser posterior a/)).toBeVisible();
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it('reads cards one after the other by scanner, if asked to, and stays without sending [HOTEL-53, AACC-93, AACC-94, AACC-95, AACC-96]', async () => {
    const { recordedCalls } = await checkIn();
    await turn('Tarjetas NFC');
    await card(1);
    await userEvent.click(
      screen.getByRole('button', {
        name: /Escanear el código de «tarjeta 1»|Escanear el código de «Tarjeta 1»/,
      }),
    );
    const scan = async (text: string) =>
      userEvent.type(await screen.findByRole('textbox', { name: 'O escribe el código' }), `${text}{Enter}`);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Seguir con la siguiente/ }));
    // Changing an option of the reader restarts it.
    expect(screen.getByText('Abriendo la cámara…')).toBeVisible();
    await scan('04A1B2C3D4');
    await scan('04A1B2C3D5');
    await scan('04A1B2C3D6');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'O escribe el código' })).toBeNull());
    expect(await Promise.all([1, 2, 3].map(async (at) => (await card(at)).value))).toEqual([
      '04A1B2C3D4',
      '04A1B2C3D5',
      '04A1B2C3D6',
    ]);
    // A reader that is a keyboard ends with Enter.
    const first = await card(1);
    act(() => first.focus());
    typeKeys('04AABBCCDD{Enter}', SCANNER_PACE);
    expect(first).toHaveValue('04AABBCCDD');
    const second = await card(2);
    await waitFor(() => expect(second).toHaveFocus());
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it.each([
    [406, 'No hay dispositivos compatibles con tarjetas NFC', 'HOTEL-25'],
    [422, 'El formato de la tarjeta no es válido', 'HOTEL-26'],
    [500, 'No se ha podido guardar el check-in', 'HOTEL-27'],
    [403, 'No se ha podido guardar el check-in', 'HOTEL-27'],
  ])('says of a %s: %s; the drawer stays with what was typed [%s]', async (status, text) => {
    await checkIn({ answers: { [CREATE]: { status, body: {} } } });
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await userEvent.click(save());
    expect(await screen.findByText(text)).toBeVisible();
    expect((await card(1)).value).toBe('04A1B2C3D4');
  });

  it('puts what the host says of a card at that card [HOTEL-26]', async () => {
    const pointer = '/data/attributes/access_keys/nfc/1';
    const body = { errors: [{ code: 'card_format', detail: 'Tarjeta desconocida', source: { pointer } }] };
    await checkIn({ answers: { [CREATE]: { status: 422, body } } });
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    type(await card(3), '04A1B2C3D5');
    await userEvent.click(save());
    expect(await screen.findByText('Tarjeta desconocida')).toBeVisible();
    expect(await card(3)).toHaveAttribute('aria-invalid', 'true');
  });

  it.each([
    ['valid_from', /^Entrada: día/],
    ['valid_until', /^Salida: día/],
  ])('puts what the host says of %s at that end [HOTEL-26]', async (member, label) => {
    const source = { pointer: `/data/attributes/${member}` };
    const body = { errors: [{ detail: 'Fuera de temporada', source }] };
    await checkIn({ answers: { [CREATE]: { status: 422, body } } });
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await userEvent.click(save());
    expect(await screen.findByText('Fuera de temporada')).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps nothing of cards and addresses in the browser', async () => {
    await checkIn();
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await turn('Llaves digitales');
    await userEvent.type(await screen.findByRole('textbox', { name: /Correos/ }), 'ana@correo.example ');
    // A draft is written at once when the page is hidden.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('04A1B2C3D4');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ana@correo');
  });
});

describe('editing a check-in', () => {
  it('locks the start of a running stay, and sends it to the second [HOTEL-40, HOTEL-41, HOTEL-42]', async () => {
    const { recordedCalls } = await edit({ valid_from: NOW - HOUR - 17, valid_until: NOW + DAY + 13 });
    expect(input(/^Entrada: día/)).toHaveAttribute('readonly');
    expect(input(/^Entrada: hora/)).toHaveAttribute('readonly');
    type(await card(2), '04A1B2C3D5');
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    expect(getSentWrites(recordedCalls)).toEqual([
      [
        'PATCH /hotels/assets/check-in/1',
        {
          data: {
            attributes: {
              valid_from: NOW - HOUR - 17,
              valid_until: NOW + DAY + 13,
              access_keys: { nfc: ['04A1B2C3D4', '04A1B2C3D5'], digital: ['marta@correo.example'] },
              allocations: [{ asset_id: 'A1' }],
              force_save_mode: false,
            },
          },
        },
      ],
    ]);
  });

  it('locks the start when it comes while the drawer is open, whatever was typed [HOTEL-41]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const from = Math.floor(Date.now() / 1000) + 90;
    openHotel('check-in-list', { rows: [makeStay('1', { valid_from: from })] });
    fireEvent.click(await screen.findByRole('button', { name: /^Acciones/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    await screen.findByLabelText(/^Salida: hora/);
    const start = input(/^Entrada: día/);
    const before = start.value;
    expect(start).not.toHaveAttribute('readonly');
    type(start, toDateInput(from + DAY));
    await act(() => vi.advanceTimersByTimeAsync(91_000));
    expect(input(/^Entrada: día/)).toHaveAttribute('readonly');
    expect(input(/^Entrada: día/).value).toBe(before);
    expect(screen.getByText('El inicio no se puede cambiar: ya ha empezado')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Estancia' })).toHaveAccessibleDescription(
      /^El inicio no se puede cambiar: ya ha empezado/,
    );
  });

  it('does not save a stay that ended while the drawer was open with an end in the past [HOTEL-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const until = Math.floor(Date.now() / 1000) + 90;
    const { recordedCalls } = openHotel('check-in-list', { rows: [makeStay('1', { valid_until: until })] });
    fireEvent.click(await screen.findByRole('button', { name: /^Acciones/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    await screen.findByLabelText(/^Salida: hora/);
    await act(() => vi.advanceTimersByTimeAsync(91_000));
    fireEvent.click(save());
    expect(await screen.findByText('La fecha y la hora ya han pasado')).toBeVisible();
    expect(getSentWrites(recordedCalls)).toEqual([]);
  });

  it('shows a code that cannot be read, and saves nothing until it is decided [HOTEL-32, HOTEL-33, HOTEL-34]', async () => {
    const raw = btoa('04A1B2C3D4');
    const { recordedCalls } = await edit({ nfc_codes: [encodeCardCode('04FFEEDDCC'), raw] });
    expect((await card(1)).value).toBe('04FFEEDDCC');
    expect(screen.getByText(new RegExp(`no se puede leer \\(«${raw}»\\)`))).toBeVisible();
    type(input(/^Salida: hora/), '13:00');
    await userEvent.click(save());
    await waitFor(async () => expect(await card(2)).toHaveAttribute('aria-invalid', 'true'));
    expect(getSentWrites(recordedCalls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar tarjeta 2' }));
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toMatchObject({ nfc: ['04FFEEDDCC'] });
  });

  const unread: [string, unknown, string][] = [
    ['null', null, 'null'],
    ['a number', 7, '7'],
    ['an object without a text', { code: null }, '{"code":null}'],
    ['an empty object', {}, '{}'],
    ['an empty text', '', '""'],
  ];
  it.each(unread)(
    'shows %s among the codes as unreadable, and saves nothing until it is decided [HOTEL-33]',
    async (_, entry, raw) => {
      const { recordedCalls } = await edit({ nfc_codes: [encodeCardCode('04FFEEDDCC'), entry] });
      expect((await card(1)).value).toBe('04FFEEDDCC');
      expect(screen.getByText((text) => text.includes(`no se puede leer («${raw}»)`))).toBeVisible();
      await userEvent.click(save());
      await waitFor(async () => expect(await card(2)).toHaveAttribute('aria-invalid', 'true'));
      expect(getSentWrites(recordedCalls)).toEqual([]);
    },
  );

  it.each([
    ['says nothing of the kinds of keys', {}, { nfc: ['04A1B2C3D4'], digital: ['marta@correo.example'] }],
    [
      'has null there',
      { is_digital: null, is_nfc: null },
      { nfc: ['04A1B2C3D4'], digital: ['marta@correo.example'] },
    ],
    [
      'spells them otherwise and says no',
      { isDigital: false, isNfc: true },
      { nfc: ['04A1B2C3D4'], digital: [] },
    ],
  ])('keeps the keys of a host that %s [HOTEL-08, HOTEL-30]', async (_, flags, keys) => {
    const { recordedCalls } = await edit({ is_digital: undefined, is_nfc: undefined, ...flags });
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toEqual(keys);
  });

  it('saves a stay that was stored with such an address [HOTEL-16]', async () => {
    const { recordedCalls } = await edit({ emails: ['josé@correo.es'] });
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['access_keys']).toMatchObject({ digital: ['josé@correo.es'] });
  });

  it.each([
    ['otherwise', { assetId: 'A7' }],
    ['twice', { asset_id: 'A7', assetId: 'A7' }],
  ])('writes the room of a host that spells it %s once [HOTEL-30, HOTEL-42]', async (_, id) => {
    const { recordedCalls } = await edit({ assets: [{ ...id, alias: 'Habitación 107' }] });
    await userEvent.click(save());
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(1));
    const [[, body]] = getSentWrites(recordedCalls) as [[string, unknown]];
    expect(attributesOf(body)['allocations']).toEqual([{ asset_id: 'A7' }]);
  });
});

describe('what is in use', () => {
  const inUse = {
    status: 226,
    body: {
      errors: [
        { code: 'room_in_use', detail: 'Habitación 101 ya tiene una reserva en esas fechas.' },
        { code: 'card_in_use', detail: 'La tarjeta 04A1B2C3D4 ya abre otra habitación en esas fechas.' },
      ],
    },
  };
  const others = [
    makeStay('7', { valid_from: NOW + 5 * HOUR, emails: ['eva@correo.example'], nfc_codes: [] }),
    makeStay('8', {
      assets: [{ asset_id: 'A8', alias: 'Habitación 108' }],
      emails: [],
      reservation_id: 'R77',
    }),
    makeStay('9', {
      valid_from: NOW + 40 * DAY,
      valid_until: NOW + 41 * DAY,
      emails: ['far@correo.example'],
    }),
    makeStay('10', { state: 'REVOKED', emails: ['gone@correo.example'] }),
  ];
  const clash = async (answers: NonNullable<Options>['answers'] = {}) => {
    const bodies: unknown[] = [];
    const host = await checkIn({
      answers: {
        [READ]: { body: { data: others, meta: { totalPages: 1 } } },
        [CREATE]: ({ body }) => {
          bodies.push(body);
          return bodies.length === 1 ? inUse : { status: 201, body: { data: makeStay('new') } };
        },
        ...answers,
      },
    });
    await turn('Tarjetas NFC');
    type(await card(1), '04A1B2C3D4');
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Ya está en uso' });
    return { ...host, question, bodies };
  };

  it('is said with what clashes and whose stays give way, before one step more [HOTEL-21, HOTEL-22, HOTEL-23, HOTEL-53]', async () => {
    const { question, bodies, recordedCalls } = await clash();
    expect(within(question).getByText('Habitación 101 ya tiene una reserva en esas fechas.')).toBeVisible();
    expect(within(question).getByText(/^La tarjeta 04A1B2C3D4 ya abre/)).toBeVisible();
    const room = (await within(question).findByText(/eva@correo\.example/)).closest('li');
    expect(room).toHaveTextContent('Se cancela');
    expect(within(question).getByText(/R77/).closest('li')).toHaveTextContent('Pierde la tarjeta 04A1B2C3D4');
    expect(within(question).queryByText(/far@|gone@/)).toBeNull();
    await userEvent.dblClick(within(question).getByRole('button', { name: 'Guardar de todos modos' }));
    expect(await screen.findByText('Check-in guardado: Habitación 101')).toBeVisible();
    expect(bodies).toHaveLength(2);
    const [first, second] = bodies.map((body) => JSON.stringify(body));
    expect(second).toBe(first?.replace('"force_save_mode":false', '"force_save_mode":true'));
    expect(getSentWrites(recordedCalls)).toHaveLength(2);
  });

  it('leads back to the drawer with all that was typed, and nothing more is sent [HOTEL-22]', async () => {
    const { question, bodies } = await clash();
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await card(1)).value).toBe('04A1B2C3D4');
    expect(save()).not.toHaveAttribute('aria-disabled', 'true');
    expect(bodies).toHaveLength(1);
  });

  it('does not take a part of the stays for all of them [HOTEL-21, HOTEL-23]', async () => {
    const { question } = await clash({ [READ]: { body: { data: others, meta: { totalPages: 100 } } } });
    expect(await within(question).findByText(/No se han podido leer las estancias afectadas/)).toBeVisible();
    expect(within(question).queryByText(/No se ha encontrado ninguna/)).toBeNull();
  });

  it('can be forced where the stays could not be read, which is said [HOTEL-21]', async () => {
    const { question } = await clash({ [READ]: { status: 500 } });
    expect(await within(question).findByText('No se han podido leer las estancias afectadas')).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Guardar de todos modos' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('can be forced where the refusal cannot be read [HOTEL-21, HOTEL-22]', async () => {
    let count = 0;
    const { question, recordedCalls } = await clash({
      [CREATE]: () => (++count === 1 ? { status: 226, text: '<html>' } : { status: 201, body: {} }),
    });
    await within(question).findByText(/eva@correo\.example/);
    await pressButton('Guardar de todos modos');
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(2));
  });

  it('is unknown, never failed, after a lost answer to the forced one [HOTEL-22]', async () => {
    let count = 0;
    const { recordedCalls } = await clash({
      [CREATE]: () => (++count === 1 ? inUse : 'refused'),
    });
    await pressButton('Guardar de todos modos');
    expect(await screen.findByText('No sabemos si se ha guardado')).toBeVisible();
    expect(getSentWrites(recordedCalls)).toHaveLength(2);
  });

  it('is the same when a stay is changed; its own place does not give way [HOTEL-43]', async () => {
    let count = 0;
    const { recordedCalls } = await edit(
      {},
      {
        answers: {
          'PATCH /hotels/assets/check-in/1': () =>
            ++count === 1 ? inUse : { body: { data: makeStay('1') } },
        },
      },
    );
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Ya está en uso' });
    expect(await within(question).findByText(/No se ha encontrado ninguna estancia/)).toBeVisible();
    await pressButton('Guardar de todos modos');
    await waitFor(() => expect(getSentWrites(recordedCalls)).toHaveLength(2));
    const flags = (getSentWrites(recordedCalls) as [string, unknown][]).map(
      ([, body]) => attributesOf(body)['force_save_mode'],
    );
    expect(flags).toEqual([false, true]);
  });
});
