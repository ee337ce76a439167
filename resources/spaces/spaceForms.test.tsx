// @vitest-environment jsdom
import '../../src/frame/testing/browserGaps';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../src/session/session';
import {
  base,
  box,
  choose,
  confirmWith,
  gym,
  heading,
  hours,
  inMenu,
  LIST,
  number,
  openSpaces,
  pick,
  pool,
  poolBody,
  sent,
  SENSORS,
  type,
} from './testing/openSpaces';
import { press } from '../../src/testing/press';

const MB = 1024 * 1024;
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const png = (size = PIXEL.length) =>
  new File([PIXEL, new Uint8Array(size - PIXEL.length)], 'foto.png', { type: 'image/png' });

const fillIn = async () => {
  type(await box(/^Nombre/), 'Sala polivalente');
  type(await number(/^Aforo/), '25');
  await pick(/^Días/, 'Miércoles', 'Lunes');
  await hours(1, '9:00', '2100');
  await pick(/^Duración/, '90 minutos');
};
const save = async (name = 'Guardar') => press(name);
const ok = (answer: object) => ({ body: { data: answer } });

beforeEach(() => saveSession({ token: 't', permissions: ['update_projects'] }));
afterEach(clearSession);

describe('a new space', () => {
  it('has its defaults, its choices, its note, and waits for a change [AREA-23, AREA-36, AREA-38, AREA-39, AREA-43, AREA-44, AREA-45]', async () => {
    openSpaces('/common-area');
    expect(await heading('Nuevo espacio')).toBeVisible();
    expect(await screen.findByText('Los campos con * son obligatorios.')).toBeVisible();
    expect(await number(/^Reservas por persona/)).toHaveValue(1000);
    expect(await number(/^Antelación máxima/)).toHaveValue(6);
    expect(await screen.findByRole('combobox', { name: /^Antelación en/ })).toHaveTextContent('Meses');
    expect(await screen.findByRole('button', { name: 'Crear' })).toHaveAttribute('aria-disabled', 'true');
    expect((await inMenu('Piscina')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    expect((await inMenu('Reservas')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Duración/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const hoursOf = Array.from({ length: 11 }, (_, i) => `${i + 2} horas`);
    expect(options.slice(-14)).toEqual(['30 minutos', '60 minutos', '90 minutos', ...hoursOf]);
  });

  it('needs its fields, each said at its own; nothing is sent, and the bookings are one step away [AREA-25, AREA-31, AREA-32, AREA-33, AREA-34, AREA-36, AREA-43]', async () => {
    const { seen, address } = openSpaces('/common-area');
    type(await box(/^Título del aviso/), 'Antes');
    await save('Crear');
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(6));
    expect(sent(seen)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar tramo 1' }));
    await save('Crear');
    // The list itself, in place of the two ends of its interval.
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(5));
    await press('Cancelar');
    await press('Descartar');
    expect(await screen.findByText('Este edificio no tiene reservas')).toBeVisible();
    expect(address()).toMatch(`${base}/bookings`);
  });

  it('is sent whole, said, read again and shown [AREA-26, AREA-33, AREA-34, AREA-46, AREA-47, AREA-49]', async () => {
    const { seen, asked, address, put } = openSpaces('/common-area', {
      answers: {
        'POST /projects/P1/common-areas': () => put({ ...pool, id: 'ca9', name: 'Sala polivalente' }),
      },
    });
    await fillIn();
    await press('Añadir tramo');
    await hours(2, '21:00', '23:30');
    await pick(/^Puertas/, 'Abrir · Jardín');
    type(await box(/^Título del aviso/), 'Antes de reservar');
    type(await box(/^Aviso/), 'Deja el espacio recogido.');
    choose(png());
    await screen.findByAltText('Imagen elegida: foto.png');
    await save('Crear');
    expect(await screen.findByText('El espacio se ha creado')).toBeVisible();
    expect(await heading('Sala polivalente')).toBeVisible();
    expect(address()).toBe(`${base}/common-area/ca9`);
    expect(sent(seen)).toEqual([
      [
        'POST /projects/P1/common-areas',
        {
          name: 'Sala polivalente',
          capacity: 25,
          booking_duration: 90,
          background_image: btoa(String.fromCharCode(...PIXEL)),
          sensor_ids: ['sen-2'],
          days_availability: '1,3',
          time_availability: [
            { time_availability_start: '09:00', time_availability_end: '21:00' },
            { time_availability_start: '21:00', time_availability_end: '23:30' },
          ],
          info_user_title: 'Antes de reservar',
          info_user_description: 'Deja el espacio recogido.',
          maximum_bookings_by_user: 1000,
          maximum_time_availability: { time_period: 'month', value: 6 },
        },
      ],
    ]);
    expect(asked().filter((call) => call === LIST)).toHaveLength(2);
    expect(asked()).toContain(SENSORS);
  });

  it('without image, sensors and texts sends that there are none [AREA-41, AREA-47]', async () => {
    const { seen } = openSpaces('/common-area', {
      answers: { 'POST /projects/P1/common-areas': { status: 500 } },
    });
    await fillIn();
    await pick(/^Antelación en/, 'Semanas');
    await save('Crear');
    expect((await screen.findAllByText(/No se ha podido crear el espacio/))[0]).toBeVisible();
    expect(sent(seen)).toMatchObject([
      [
        'POST /projects/P1/common-areas',
        {
          background_image: null,
          sensor_ids: [],
          info_user_title: null,
          info_user_description: null,
          maximum_time_availability: { time_period: 'week', value: 6 },
        },
      ],
    ]);
    expect(await box(/^Nombre/)).toHaveValue('Sala polivalente');
  });
});

describe('what a space cannot be', () => {
  /** Field, what is typed, what is said. */
  const numbers = [
    [/^Aforo/, '0', 'Debe estar entre 1 y 9999'],
    [/^Aforo/, '10000', 'Debe estar entre 1 y 9999'],
    [/^Aforo/, '2.5', 'Debe ser un número entero'],
    [/^Reservas por persona/, '0', 'Debe estar entre 1 y 1000'],
    [/^Reservas por persona/, '1001', 'Debe estar entre 1 y 1000'],
    [/^Antelación máxima/, '0', 'Debe estar entre 1 y 12'],
    [/^Antelación máxima/, '13', 'Debe estar entre 1 y 12'],
  ] as const;
  it.each(numbers)('%s of %s: «%s» [AREA-32, AREA-38, AREA-39]', async (name, typed, said) => {
    const { seen } = openSpaces('/common-area/ca1/update');
    type(await number(name), typed);
    await save();
    expect(await screen.findByText(said)).toBeVisible();
    expect(await number(name)).toHaveDisplayValue(typed);
    expect(sent(seen)).toEqual([]);
  });

  it.each([
    [/^Aforo/, 1, 'capacity'],
    [/^Aforo/, 9999, 'capacity'],
    [/^Reservas por persona/, 1, 'maximum_bookings_by_user'],
    [/^Reservas por persona/, 999, 'maximum_bookings_by_user'],
  ] as const)('%s of %i is fine [AREA-32, AREA-38]', async (name, value, member) => {
    const { seen } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    type(await number(name), String(value));
    await save();
    await confirmWith('Guardar', 'dialog');
    await screen.findByText('El espacio se ha guardado');
    expect(sent(seen)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, [member]: value }]]);
  });

  it.each([
    ['08:00', '08:00', 'En tramo 1, el final debe ser posterior al principio'],
    ['22:00', '02:00', 'En tramo 1, el final debe ser posterior al principio'],
    ['08:00', '16:01', 'Horarios solapados'],
    ['16:00', '21:00', 'Horarios solapados'],
    ['08:00', '24:00', 'Debe ser una hora entre 00:00 y 23:59, como 08:30'],
    ['a las ocho', '09:00', 'Debe ser una hora entre 00:00 y 23:59, como 08:30'],
  ])('open from %s to %s, and from 16:00: «%s» [AREA-34, AREA-35]', async (start, end, said) => {
    const { seen } = openSpaces('/common-area/ca1/update');
    await hours(1, start, end);
    await save();
    expect(await screen.findByText(said)).toBeVisible();
    expect(sent(seen)).toEqual([]);
    // Mended, nothing is said of it any more, and it can be sent.
    await hours(1, '08:00', '16:00');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    await save();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is told by the host at its input, and what was typed stays [AREA-35]', async () => {
    const errors = [
      { detail: 'Horarios solapados', source: { pointer: '/time_availability' }, code: 'overlapping_hours' },
    ];
    openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': { status: 422, body: { errors } } },
    });
    await hours(1, '08:00', '09:00');
    await save();
    await confirmWith('Guardar', 'dialog');
    const group = await screen.findByRole('group', { name: /^Horario/ });
    expect(await within(group).findByText('Horarios solapados')).toBeVisible();
    expect(screen.getAllByText('Horarios solapados')).toHaveLength(1);
    expect(within(group).getByDisplayValue('08:00')).toBeVisible();
  });

  it('has texts of so many characters at most [AREA-40]', async () => {
    const { seen } = openSpaces('/common-area/ca1/update');
    expect(await box(/^Título del aviso/)).toHaveAttribute('maxlength', '60');
    type(await box(/^Aviso/), 'a'.repeat(257));
    await save();
    expect(await screen.findByText('Debe tener como máximo 256 caracteres')).toBeVisible();
    expect(sent(seen)).toEqual([]);
  });

  it.each([
    ['3 MB', png(3 * MB), null],
    ['3 MB and a byte', png(3 * MB + 1), /supera el tamaño máximo de 3 MB/],
    ['another type', new File(['GIF89a'], 'foto.gif', { type: 'image/gif' }), /Formatos admitidos: .*png/i],
  ])('has an image of %s [AREA-41, AREA-42]', async (_, file, said) => {
    const { seen } = openSpaces('/common-area/ca1/update');
    await box(/^Nombre/);
    await waitFor(() => choose(file));
    if (said === null) expect(await screen.findByAltText(`Imagen elegida: ${file.name}`)).toBeVisible();
    else expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(sent(seen)).toEqual([]);
  });
});

describe('a space that is changed', () => {
  it('begins as it is; Save waits for a change; cancel leads back to it [AREA-24, AREA-25, AREA-28, AREA-44, AREA-45]', async () => {
    const { address, seen } = openSpaces('/common-area/ca1');
    await heading('Piscina');
    await userEvent.click(await screen.findByRole('link', { name: 'Modificar' }));
    expect(address()).toBe(`${base}/common-area/ca1/update`);
    expect(await box(/^Nombre/)).toHaveValue('Piscina');
    expect(await screen.findByRole('button', { name: 'Abrir · Portal' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /^Duración/ })).toHaveTextContent('90 minutos');
    expect((await inMenu('Gimnasio')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    expect((await inMenu('Piscina')).closest('a')).toHaveAttribute('aria-current', 'page');
    const button = await screen.findByRole('button', { name: 'Guardar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent(seen)).toEqual([]);
    await press('Cancelar');
    expect(await heading('Piscina')).toBeVisible();
    expect(address()).toBe(`${base}/common-area/ca1`);
  });

  it.each([
    ['Nombre', async () => type(await box(/^Nombre/), 'Piscina grande'), { name: 'Piscina grande' }],
    ['Días', () => pick(/^Días/, 'Domingo'), { days_availability: '1,2,5,7' }],
    ['Duración', () => pick(/^Duración/, '12 horas'), { booking_duration: 12 }],
    [
      'Antelación',
      () => pick(/^Antelación en/, 'Días'),
      { maximum_time_availability: { time_period: 'day', value: 6 } },
    ],
    [
      'Horario',
      () => hours(2, '13:00', '20:00'),
      {
        time_availability: [
          pool.time_availability[0],
          { time_availability_start: '13:00', time_availability_end: '20:00' },
        ],
      },
    ],
  ])('in its %s asks before it sends all of it [AREA-29, AREA-48, AREA-49]', async (_, change, changed) => {
    const { seen, address } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    await box(/^Nombre/);
    await change();
    await save();
    await screen.findByRole('dialog', { name: '¿Guardar los cambios del espacio?' });
    expect(sent(seen)).toEqual([]);
    await confirmWith('Seguir editando', 'dialog');
    await save();
    await confirmWith('Guardar', 'dialog');
    expect(await screen.findByText('El espacio se ha guardado')).toBeVisible();
    expect(sent(seen)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, ...changed }]]);
    expect(address()).toBe(`${base}/common-area/ca1`);
  });

  it.each([
    ['texts', async () => type(await box(/^Título del aviso/), ''), { info_user_title: null }],
    ['doors', () => pick(/^Puertas/, 'Abrir · Jardín'), { sensor_ids: ['sen-1', 'sen-2'] }],
    [
      'image',
      async () => {
        choose(png());
        await screen.findByAltText('Imagen elegida: foto.png');
      },
      { background_image: btoa(String.fromCharCode(...PIXEL)) },
    ],
  ])('in its %s alone asks nothing [AREA-29, AREA-46]', async (_, change, changed) => {
    const { seen } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    await box(/^Nombre/);
    await change();
    await save();
    expect(await screen.findByText('El espacio se ha guardado')).toBeVisible();
    expect(sent(seen)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, ...changed }]]);
  });

  it('keeps what no choice knows: another duration, a picture at an address, a time with seconds [AREA-36, AREA-37]', async () => {
    const odd = {
      ...gym,
      booking_duration: 45,
      background_image: 'https://cdn.example/gym.png',
      time_availability: [{ time_availability_start: '09:00:00', time_availability_end: '21:00:00', id: 7 }],
    };
    const { seen } = openSpaces('/common-area/ca2/update', {
      rows: [odd],
      answers: { 'PATCH /common-areas/ca2': ok(odd) },
    });
    expect(await screen.findByRole('combobox', { name: /^Duración/ })).toHaveTextContent('45 minutos');
    type(await box(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(sent(seen)).toMatchObject([
      [
        'PATCH /common-areas/ca2',
        {
          booking_duration: 45,
          background_image: 'https://cdn.example/gym.png',
          has_booking: false,
          enabled: false,
          time_availability: [
            { time_availability_start: '09:00:00', time_availability_end: '21:00:00', id: 7 },
          ],
        },
      ],
    ]);
  });

  it.each([
    ['20:00', '00:00'],
    ['20:00', '24:00'],
    ['9:00 AM', '22:00'],
    ['22:00', '02:00'],
  ])(
    'open %s–%s on its host goes back so where something else is changed [AREA-34, AREA-48]',
    async (start, end) => {
      const hoursOf = [{ time_availability_start: start, time_availability_end: end }];
      const late = { ...pool, time_availability: hoursOf };
      const { seen } = openSpaces('/common-area/ca1/update', {
        rows: [late],
        answers: { 'PATCH /common-areas/ca1': ok(late) },
      });
      type(await box(/^Título del aviso/), 'Otro');
      await save();
      await screen.findByText('El espacio se ha guardado');
      expect(sent(seen)).toMatchObject([['PATCH /common-areas/ca1', { time_availability: hoursOf }]]);
    },
  );

  it('says nothing of what the host left out [AREA-49]', async () => {
    const { has_booking: _h, enabled: _e, ...bare } = pool;
    const { has_booking: _hb, enabled: _eb, ...body } = poolBody;
    const { seen } = openSpaces('/common-area/ca1/update', {
      rows: [bare],
      answers: { 'PATCH /common-areas/ca1': ok(bare) },
    });
    type(await box(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(sent(seen)).toEqual([['PATCH /common-areas/ca1', { ...body, info_user_title: 'Otro' }]]);
  });

  it.each([
    ['leaves them out', {}],
    ['says null', { maximum_bookings_by_user: null, maximum_time_availability: null }],
  ])('has the documented maxima where the host %s [AREA-21, AREA-48]', async (_, said) => {
    const { maximum_bookings_by_user: _b, maximum_time_availability: _t, ...rest } = pool;
    const bare = { ...rest, ...said };
    const { seen } = openSpaces('/common-area/ca1/update', {
      rows: [bare],
      answers: { 'PATCH /common-areas/ca1': ok(bare) },
    });
    expect(await number(/^Reservas por persona/)).toHaveValue(1000);
    expect(await number(/^Antelación máxima/)).toHaveValue(6);
    expect(await screen.findByRole('combobox', { name: /^Antelación en/ })).toHaveTextContent('Meses');
    type(await box(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(sent(seen)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, info_user_title: 'Otro' }]]);
  });

  it('is as it was where a day is ticked off and on again [AREA-28, AREA-44]', async () => {
    openSpaces('/common-area/ca1/update');
    await pick(/^Días/, 'Domingo');
    const button = await screen.findByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    const chip = (name: string) => within(screen.getByRole('button', { name })).getByTestId('CancelIcon');
    fireEvent.click(chip('Lunes'));
    await pick(/^Días/, 'Lunes');
    fireEvent.click(chip('Domingo'));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  });

  it('that was saved is found to be, also by the order of its days and without blanks [AREA-48]', async () => {
    const saved = { ...pool, name: 'Piscina grande', days_availability: '1,2,3,5' };
    const host = openSpaces('/common-area/ca1/update', {
      answers: {
        'PATCH /common-areas/ca1': () => {
          host.put(saved);
          return 'refused';
        },
      },
    });
    type(await box(/^Nombre/), 'Piscina grande ');
    await pick(/^Días/, 'Miércoles');
    await save();
    await confirmWith('Guardar', 'dialog');
    await press('Comprobar');
    expect(await screen.findByText(/Se ha guardado: los datos/)).toBeVisible();
    expect(sent(host.seen)).toHaveLength(1);
  });

  it('stays with what was typed where the host fails [AREA-48]', async () => {
    openSpaces('/common-area/ca1/update', { answers: { 'PATCH /common-areas/ca1': { status: 500 } } });
    type(await box(/^Título del aviso/), 'Otro');
    await save();
    expect((await screen.findAllByText(/No se ha podido guardar el espacio/))[0]).toBeVisible();
    expect(await box(/^Título del aviso/)).toHaveValue('Otro');
  });

  it('has its form also where its doors could not be read, which is said [AREA-46]', async () => {
    openSpaces('/common-area/ca1/update', { answers: { [SENSORS]: { status: 500 } } });
    expect(await box(/^Nombre/)).toHaveValue('Piscina');
    expect(await screen.findByText('No se han podido cargar los sensores del edificio')).toBeVisible();
  });
});
