// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../src/session/session';
import {
  spacesPath,
  findTextbox,
  uploadFile,
  clickDialogButton,
  gym,
  findHeading,
  setTimeRange,
  findInMenu,
  LIST_SPACES,
  findNumberInput,
  openSpaces,
  selectOptions,
  pool,
  poolBody,
  getSpaceWrites,
  LIST_SENSORS,
  changeInput,
} from '../../src/testing/pageObjects/openSpaces';
import { pressButton } from '../../src/testing/pressButton';

const MB = 1024 * 1024;
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const png = (size = PIXEL.length) =>
  new File([PIXEL, new Uint8Array(size - PIXEL.length)], 'foto.png', { type: 'image/png' });

const fillIn = async () => {
  changeInput(await findTextbox(/^Nombre/), 'Sala polivalente');
  changeInput(await findNumberInput(/^Aforo/), '25');
  await selectOptions(/^Días/, 'Miércoles', 'Lunes');
  await setTimeRange(1, '9:00', '2100');
  await selectOptions(/^Duración/, '90 minutos');
};
const save = async (name = 'Guardar') => pressButton(name);
const ok = (answer: object) => ({ body: { data: answer } });

beforeEach(() => saveSession({ token: 't', permissions: ['update_projects'] }));
afterEach(clearSession);

describe('a new space', () => {
  it('has its defaults, its choices, its note, and waits for a change [AREA-23, AREA-36, AREA-38, AREA-39, AREA-43, AREA-44, AREA-45]', async () => {
    openSpaces('/common-area');
    expect(await findHeading('Nuevo espacio')).toBeVisible();
    expect(await screen.findByText('* Obligatorio')).toBeVisible();
    expect(await findNumberInput(/^Reservas por persona/)).toHaveValue(1000);
    expect(await findNumberInput(/^Antelación máxima/)).toHaveValue(6);
    expect(await screen.findByRole('combobox', { name: /^Antelación en/ })).toHaveTextContent('Meses');
    expect(await screen.findByRole('button', { name: 'Crear' })).toHaveAttribute('aria-disabled', 'true');
    expect((await findInMenu('Piscina')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    expect((await findInMenu('Reservas')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Duración/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const hoursOf = Array.from({ length: 11 }, (_, i) => `${i + 2} horas`);
    expect(options.slice(-14)).toEqual(['30 minutos', '60 minutos', '90 minutos', ...hoursOf]);
  });

  it('needs its fields, each said at its own; nothing is sent, and the bookings are one step away [AREA-25, AREA-31, AREA-32, AREA-33, AREA-34, AREA-36, AREA-43]', async () => {
    const { recordedCalls, currentPath } = openSpaces('/common-area');
    changeInput(await findTextbox(/^Título del aviso/), 'Antes');
    await save('Crear');
    await waitFor(() => expect(screen.getAllByText('Obligatorio')).toHaveLength(6));
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar tramo 1' }));
    await save('Crear');
    // The list itself, in place of the two ends of its interval.
    await waitFor(() => expect(screen.getAllByText('Obligatorio')).toHaveLength(5));
    await pressButton('Cancelar');
    await pressButton('Descartar');
    expect(await screen.findByText('Este edificio no tiene reservas')).toBeVisible();
    expect(currentPath()).toMatch(`${spacesPath}/bookings`);
  });

  it('is sent whole, said, read again and shown [AREA-26, AREA-33, AREA-34, AREA-46, AREA-47, AREA-49]', async () => {
    const { recordedCalls, callsBesidesProfile, currentPath, put } = openSpaces('/common-area', {
      answers: {
        'POST /projects/P1/common-areas': () => put({ ...pool, id: 'ca9', name: 'Sala polivalente' }),
      },
    });
    await fillIn();
    await pressButton('Añadir tramo');
    await setTimeRange(2, '21:00', '23:30');
    await selectOptions(/^Puertas/, 'Abrir · Jardín');
    changeInput(await findTextbox(/^Título del aviso/), 'Antes de reservar');
    changeInput(await findTextbox(/^Aviso/), 'Deja el espacio recogido.');
    uploadFile(png());
    await screen.findByAltText('Imagen elegida: foto.png');
    await save('Crear');
    expect(await screen.findByText('El espacio se ha creado')).toBeVisible();
    expect(await findHeading('Sala polivalente')).toBeVisible();
    expect(currentPath()).toBe(`${spacesPath}/common-area/ca9`);
    expect(getSpaceWrites(recordedCalls)).toEqual([
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
    expect(callsBesidesProfile().filter((call) => call === LIST_SPACES)).toHaveLength(2);
    expect(callsBesidesProfile()).toContain(LIST_SENSORS);
  });

  it('without image, sensors and texts sends that there are none [AREA-41, AREA-47]', async () => {
    const { recordedCalls } = openSpaces('/common-area', {
      answers: { 'POST /projects/P1/common-areas': { status: 500 } },
    });
    await fillIn();
    await selectOptions(/^Antelación en/, 'Semanas');
    await save('Crear');
    expect((await screen.findAllByText(/No se ha podido crear el espacio/))[0]).toBeVisible();
    expect(getSpaceWrites(recordedCalls)).toMatchObject([
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
    expect(await findTextbox(/^Nombre/)).toHaveValue('Sala polivalente');
  });
});

describe('what a space cannot be', () => {
  /** Cases: field, typed text, message. */
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
    const { recordedCalls } = openSpaces('/common-area/ca1/update');
    changeInput(await findNumberInput(name), typed);
    await save();
    expect(await screen.findByText(said)).toBeVisible();
    expect(await findNumberInput(name)).toHaveDisplayValue(typed);
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
  });

  it.each([
    [/^Aforo/, 1, 'capacity'],
    [/^Aforo/, 9999, 'capacity'],
    [/^Reservas por persona/, 1, 'maximum_bookings_by_user'],
    [/^Reservas por persona/, 999, 'maximum_bookings_by_user'],
  ] as const)('%s of %i is fine [AREA-32, AREA-38]', async (name, value, member) => {
    const { recordedCalls } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    changeInput(await findNumberInput(name), String(value));
    await save();
    await clickDialogButton('Guardar', 'dialog');
    await screen.findByText('El espacio se ha guardado');
    expect(getSpaceWrites(recordedCalls)).toEqual([
      ['PATCH /common-areas/ca1', { ...poolBody, [member]: value }],
    ]);
  });

  it.each([
    ['08:00', '08:00', 'En tramo 1, el final debe ser posterior al principio'],
    ['22:00', '02:00', 'En tramo 1, el final debe ser posterior al principio'],
    ['08:00', '16:01', 'Horarios solapados'],
    ['16:00', '21:00', 'Horarios solapados'],
    ['08:00', '24:00', 'Debe ser una hora entre 00:00 y 23:59, como 08:30'],
    ['a las ocho', '09:00', 'Debe ser una hora entre 00:00 y 23:59, como 08:30'],
  ])('open from %s to %s, and from 16:00: «%s» [AREA-34, AREA-35]', async (start, end, said) => {
    const { recordedCalls } = openSpaces('/common-area/ca1/update');
    await setTimeRange(1, start, end);
    await save();
    expect(await screen.findByText(said)).toBeVisible();
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
    // A corrected value shows no error and can be sent.
    await setTimeRange(1, '08:00', '16:00');
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
    await setTimeRange(1, '08:00', '09:00');
    await save();
    await clickDialogButton('Guardar', 'dialog');
    const group = await screen.findByRole('group', { name: /^Horario/ });
    expect(await within(group).findByText('Horarios solapados')).toBeVisible();
    expect(screen.getAllByText('Horarios solapados')).toHaveLength(1);
    expect(within(group).getByDisplayValue('08:00')).toBeVisible();
  });

  it('has texts of so many characters at most [AREA-40]', async () => {
    const { recordedCalls } = openSpaces('/common-area/ca1/update');
    expect(await findTextbox(/^Título del aviso/)).toHaveAttribute('maxlength', '60');
    changeInput(await findTextbox(/^Aviso/), 'a'.repeat(257));
    await save();
    expect(await screen.findByText('Debe tener como máximo 256 caracteres')).toBeVisible();
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
  });

  it.each([
    ['3 MB', png(3 * MB), null],
    ['3 MB and a byte', png(3 * MB + 1), /supera el tamaño máximo de 3 MB/],
    ['another type', new File(['GIF89a'], 'foto.gif', { type: 'image/gif' }), /Formatos admitidos: .*png/i],
  ])('has an image of %s [AREA-41, AREA-42]', async (_, file, said) => {
    const { recordedCalls } = openSpaces('/common-area/ca1/update');
    await findTextbox(/^Nombre/);
    await waitFor(() => uploadFile(file));
    if (said === null) expect(await screen.findByAltText(`Imagen elegida: ${file.name}`)).toBeVisible();
    else expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
  });
});

describe('a space that is changed', () => {
  it('begins as it is; Save waits for a change; cancel leads back to it [AREA-24, AREA-25, AREA-28, AREA-44, AREA-45]', async () => {
    const { currentPath, recordedCalls } = openSpaces('/common-area/ca1');
    await findHeading('Piscina');
    await userEvent.click(await screen.findByRole('link', { name: 'Modificar' }));
    expect(currentPath()).toBe(`${spacesPath}/common-area/ca1/update`);
    expect(await findTextbox(/^Nombre/)).toHaveValue('Piscina');
    expect(await screen.findByRole('button', { name: 'Abrir · Portal' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /^Duración/ })).toHaveTextContent('90 minutos');
    expect((await findInMenu('Gimnasio')).closest('button')).toHaveAttribute('aria-disabled', 'true');
    expect((await findInMenu('Piscina')).closest('a')).toHaveAttribute('aria-current', 'page');
    const button = await screen.findByRole('button', { name: 'Guardar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
    await pressButton('Cancelar');
    expect(await findHeading('Piscina')).toBeVisible();
    expect(currentPath()).toBe(`${spacesPath}/common-area/ca1`);
  });

  it.each([
    [
      'Nombre',
      async () => changeInput(await findTextbox(/^Nombre/), 'Piscina grande'),
      { name: 'Piscina grande' },
    ],
    ['Días', () => selectOptions(/^Días/, 'Domingo'), { days_availability: '1,2,5,7' }],
    ['Duración', () => selectOptions(/^Duración/, '12 horas'), { booking_duration: 12 }],
    [
      'Antelación',
      () => selectOptions(/^Antelación en/, 'Días'),
      { maximum_time_availability: { time_period: 'day', value: 6 } },
    ],
    [
      'Horario',
      () => setTimeRange(2, '13:00', '20:00'),
      {
        time_availability: [
          pool.time_availability[0],
          { time_availability_start: '13:00', time_availability_end: '20:00' },
        ],
      },
    ],
  ])('in its %s asks before it sends all of it [AREA-29, AREA-48, AREA-49]', async (_, change, changed) => {
    const { recordedCalls, currentPath } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    await findTextbox(/^Nombre/);
    await change();
    await save();
    await screen.findByRole('dialog', { name: '¿Guardar los cambios del espacio?' });
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
    await clickDialogButton('Seguir editando', 'dialog');
    await save();
    await clickDialogButton('Guardar', 'dialog');
    expect(await screen.findByText('El espacio se ha guardado')).toBeVisible();
    expect(getSpaceWrites(recordedCalls)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, ...changed }]]);
    expect(currentPath()).toBe(`${spacesPath}/common-area/ca1`);
  });

  it.each([
    ['texts', async () => changeInput(await findTextbox(/^Título del aviso/), ''), { info_user_title: null }],
    ['doors', () => selectOptions(/^Puertas/, 'Abrir · Jardín'), { sensor_ids: ['sen-1', 'sen-2'] }],
    [
      'image',
      async () => {
        uploadFile(png());
        await screen.findByAltText('Imagen elegida: foto.png');
      },
      { background_image: btoa(String.fromCharCode(...PIXEL)) },
    ],
  ])('in its %s alone asks nothing [AREA-29, AREA-46]', async (_, change, changed) => {
    const { recordedCalls } = openSpaces('/common-area/ca1/update', {
      answers: { 'PATCH /common-areas/ca1': ok(pool) },
    });
    await findTextbox(/^Nombre/);
    await change();
    await save();
    expect(await screen.findByText('El espacio se ha guardado')).toBeVisible();
    expect(getSpaceWrites(recordedCalls)).toEqual([['PATCH /common-areas/ca1', { ...poolBody, ...changed }]]);
  });

  it('keeps what no choice knows: another duration, a picture at an address, a time with seconds [AREA-36, AREA-37]', async () => {
    const odd = {
      ...gym,
      booking_duration: 45,
      background_image: 'https://cdn.example/gym.png',
      time_availability: [{ time_availability_start: '09:00:00', time_availability_end: '21:00:00', id: 7 }],
    };
    const { recordedCalls } = openSpaces('/common-area/ca2/update', {
      rows: [odd],
      answers: { 'PATCH /common-areas/ca2': ok(odd) },
    });
    expect(await screen.findByRole('combobox', { name: /^Duración/ })).toHaveTextContent('45 minutos');
    changeInput(await findTextbox(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(getSpaceWrites(recordedCalls)).toMatchObject([
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
      const { recordedCalls } = openSpaces('/common-area/ca1/update', {
        rows: [late],
        answers: { 'PATCH /common-areas/ca1': ok(late) },
      });
      changeInput(await findTextbox(/^Título del aviso/), 'Otro');
      await save();
      await screen.findByText('El espacio se ha guardado');
      expect(getSpaceWrites(recordedCalls)).toMatchObject([
        ['PATCH /common-areas/ca1', { time_availability: hoursOf }],
      ]);
    },
  );

  it('says nothing of what the host left out [AREA-49]', async () => {
    const { has_booking: _h, enabled: _e, ...bare } = pool;
    const { has_booking: _hb, enabled: _eb, ...body } = poolBody;
    const { recordedCalls } = openSpaces('/common-area/ca1/update', {
      rows: [bare],
      answers: { 'PATCH /common-areas/ca1': ok(bare) },
    });
    changeInput(await findTextbox(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(getSpaceWrites(recordedCalls)).toEqual([
      ['PATCH /common-areas/ca1', { ...body, info_user_title: 'Otro' }],
    ]);
  });

  it.each([
    ['leaves them out', {}],
    ['says null', { maximum_bookings_by_user: null, maximum_time_availability: null }],
  ])('has the documented maxima where the host %s [AREA-21, AREA-48]', async (_, said) => {
    const { maximum_bookings_by_user: _b, maximum_time_availability: _t, ...rest } = pool;
    const bare = { ...rest, ...said };
    const { recordedCalls } = openSpaces('/common-area/ca1/update', {
      rows: [bare],
      answers: { 'PATCH /common-areas/ca1': ok(bare) },
    });
    expect(await findNumberInput(/^Reservas por persona/)).toHaveValue(1000);
    expect(await findNumberInput(/^Antelación máxima/)).toHaveValue(6);
    expect(await screen.findByRole('combobox', { name: /^Antelación en/ })).toHaveTextContent('Meses');
    changeInput(await findTextbox(/^Título del aviso/), 'Otro');
    await save();
    await screen.findByText('El espacio se ha guardado');
    expect(getSpaceWrites(recordedCalls)).toEqual([
      ['PATCH /common-areas/ca1', { ...poolBody, info_user_title: 'Otro' }],
    ]);
  });

  it('is as it was where a day is ticked off and on again [AREA-28, AREA-44]', async () => {
    openSpaces('/common-area/ca1/update');
    await selectOptions(/^Días/, 'Domingo');
    const button = await screen.findByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    const chip = (name: string) => within(screen.getByRole('button', { name })).getByTestId('CancelIcon');
    fireEvent.click(chip('Lunes'));
    await selectOptions(/^Días/, 'Lunes');
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
    changeInput(await findTextbox(/^Nombre/), 'Piscina grande ');
    await selectOptions(/^Días/, 'Miércoles');
    await save();
    await clickDialogButton('Guardar', 'dialog');
    await pressButton('Comprobar');
    expect(await screen.findByText(/Se ha guardado: los datos/)).toBeVisible();
    expect(getSpaceWrites(host.recordedCalls)).toHaveLength(1);
  });

  it('stays with what was typed where the host fails [AREA-48]', async () => {
    openSpaces('/common-area/ca1/update', { answers: { 'PATCH /common-areas/ca1': { status: 500 } } });
    changeInput(await findTextbox(/^Título del aviso/), 'Otro');
    await save();
    expect((await screen.findAllByText(/No se ha podido guardar el espacio/))[0]).toBeVisible();
    expect(await findTextbox(/^Título del aviso/)).toHaveValue('Otro');
  });

  it('has its form also where its doors could not be read, which is said [AREA-46]', async () => {
    openSpaces('/common-area/ca1/update', { answers: { [LIST_SENSORS]: { status: 500 } } });
    expect(await findTextbox(/^Nombre/)).toHaveValue('Piscina');
    expect(await screen.findByText('No se han podido cargar los sensores del edificio')).toBeVisible();
  });
});
