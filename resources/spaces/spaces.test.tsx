// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../src/session/session';
import type { FakeResponse } from '../../src/testing/fakeHost';
import {
  spacesPath,
  makeBooking,
  LIST_BOOKINGS,
  clickDialogButton,
  gym,
  findHeading,
  findInMenu,
  LIST_SPACES,
  findSpacesMenu,
  openSpaces,
  pool,
  poolBody,
  getSpaceWrites,
} from '../../src/testing/pageObjects/openSpaces';
import { pressButton } from '../../src/testing/pressButton';
import { deferred } from '../../src/testing/deferred';

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 6)
        .map(({ textContent }) => textContent),
    );

beforeEach(() => saveSession({ token: 't', permissions: ['update_projects'] }));
afterEach(clearSession);

describe('the spaces of a building', () => {
  it('are a menu with bookings and adding above, in the reverse of the order of the host [AREA-11, AREA-12, AREA-14, AREA-20, AREA-51]', async () => {
    const { callsBesidesProfile, currentPath } = openSpaces('', { bookings: [makeBooking('b1', 'Piscina')] });
    expect(await screen.findByRole('table', { name: 'Reservas' })).toBeVisible();
    expect(currentPath()).toMatch(`${spacesPath}/bookings`);
    const entries = within(await findSpacesMenu()).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Añadir espacio',
      'Reservas',
      'Gimnasio',
      'Piscina',
    ]);
    expect(entries[1]).toHaveAttribute('aria-current', 'page');
    expect(callsBesidesProfile().sort()).toEqual(
      ['GET /projects/P1?include=assets', LIST_SPACES, LIST_BOOKINGS].sort(),
    );
  });

  it('are grey lines while they load [AREA-10]', async () => {
    const { respond, resolve } = deferred();
    openSpaces('', { answers: { [LIST_SPACES]: respond } });
    await waitFor(() => expect(document.querySelector('.panel-menu .skeletons')).not.toBeNull());
    resolve({ body: { data: [] } });
    expect(await screen.findByText('Este edificio no tiene espacios para reservar')).toBeVisible();
  });

  it('show one with all that is known of it, read by its own call [AREA-13, AREA-20, AREA-21, AREA-22, AREA-33, AREA-37]', async () => {
    const { callsBesidesProfile } = openSpaces('/common-area/ca1');
    expect(await findHeading('Piscina')).toBeVisible();
    expect(await screen.findByText('Lunes, Martes, Viernes')).toBeVisible();
    for (const text of ['25', '09:00–13:00, 16:00–21:00', '90 minutos', '1000', '6', 'Meses'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Abrir · Portal')).toBeVisible();
    expect(screen.getByText('Deja el espacio recogido.')).toBeVisible();
    expect(screen.getByText('Imagen por defecto')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Activo: Piscina' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Modificar' })).toBeVisible();
    expect(callsBesidesProfile()).toContain('GET /projects/common-areas/ca1');
    expect(callsBesidesProfile()).not.toContain(LIST_BOOKINGS);
  });

  it.each([
    [30, '30 minutos'],
    [45, '45 minutos'],
    [13, '13 minutos'],
    [12, '12 horas'],
    [2, '2 horas'],
    [1, '1 hora'],
  ])('read a stored duration of %i as «%s» [AREA-37]', async (booking_duration, text) => {
    openSpaces('/common-area/ca1', { rows: [{ ...pool, booking_duration }] });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say what a host left out or wrote otherwise, and never fail over it [AREA-21]', async () => {
    openSpaces('/common-area/ca1', { rows: [{ id: 'ca1', name: null, days_availability: [1, 7] }] });
    expect(await findHeading('Espacio sin nombre')).toBeVisible();
    expect(await screen.findByText('Lunes, Domingo')).toBeVisible();
    expect(screen.getAllByText('No informado').length).toBeGreaterThan(3);
  });

  it('that are none say so, with a way on, and closing it leads to the bookings [AREA-22, AREA-25]', async () => {
    const { currentPath } = openSpaces('', { rows: [] });
    const state = await screen.findByText('Este edificio no tiene espacios para reservar');
    expect(state).toBeVisible();
    const [link] = (await screen.findAllByRole('link', { name: 'Añadir espacio' })).slice(-1);
    await userEvent.click(link!);
    expect(await findHeading('Nuevo espacio')).toBeVisible();
    expect(currentPath()).toBe(`${spacesPath}/common-area`);
    await pressButton('Cancelar');
    expect(await screen.findByText('Este edificio no tiene reservas')).toBeVisible();
    expect(currentPath()).toMatch(`${spacesPath}/bookings`);
  });

  it('that could not be read are not none: said once in their place, logged, read again [AREA-50]', async () => {
    const answers: FakeResponse[] = [{ status: 500 }];
    openSpaces('', {
      answers: { [LIST_SPACES]: () => answers.shift() ?? { body: { data: [pool] } } },
    });
    expect(await screen.findByText('No se han podido cargar los espacios')).toBeVisible();
    expect(screen.queryByText('Este edificio no tiene espacios para reservar')).toBeNull();
    expect(screen.queryByRole('alert', { name: /espacios/ })).toBeNull();
    await pressButton('Reintentar');
    expect(await findInMenu('Piscina')).toBeVisible();
  });

  it.each([
    [500, 'No se ha podido cargar el espacio'],
    [404, 'Ya no existe, o no es de aquí'],
    [403, 'No se ha podido cargar el espacio'],
  ])('answered with %i for one: the menu stays [AREA-50]', async (status, text) => {
    openSpaces('/common-area/ca1', { answers: { 'GET /projects/common-areas/ca1': { status } } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await findInMenu('Gimnasio')).toBeVisible();
  });
});

/** Answers the question before a space is disabled. */
async function confirmDisabling(): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Desactivar el espacio' });
  await userEvent.click(within(question).getByRole('button', { name: 'Desactivar' }));
}

describe('the switch of a space', () => {
  it.each([
    ['ca1', 'Activo: Piscina', { ...poolBody, enabled: false }, 'El espacio se ha desactivado'],
    [
      'ca2',
      'Activo: Gimnasio',
      { ...poolBody, name: 'Gimnasio', has_booking: false, enabled: true },
      'El espacio se ha activado',
    ],
  ])(
    'of %s sends it with its values, says so and reads the list [AREA-27, AREA-48, AREA-49]',
    async (id, name, body, said) => {
      const { recordedCalls, callsBesidesProfile, put, kept } = openSpaces(`/common-area/${id}`, {
        answers: {
          [`PATCH /common-areas/${id}`]: () =>
            put({ ...kept.find((row) => row['id'] === id), enabled: body.enabled }),
        },
      });
      const control = await screen.findByRole('switch', { name });
      await userEvent.click(control);
      if (!body.enabled) await confirmDisabling();
      expect(await screen.findByText(said)).toBeVisible();
      expect(getSpaceWrites(recordedCalls)).toEqual([[`PATCH /common-areas/${id}`, body]]);
      await waitFor(() =>
        expect(callsBesidesProfile().filter((call) => call === LIST_SPACES)).toHaveLength(2),
      );
      await waitFor(() => expect(control).toHaveAttribute('aria-checked', String(body.enabled)));
    },
  );

  it('sends what the host left out only where it may be nothing [AREA-27]', async () => {
    const bare = { id: 'ca1', name: 'Piscina', enabled: true };
    const { recordedCalls } = openSpaces('/common-area/ca1', {
      rows: [bare],
      answers: { 'PATCH /common-areas/ca1': { body: { data: bare } } },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Activo: Piscina' }));
    await confirmDisabling();
    await screen.findByText('El espacio se ha desactivado');
    expect(getSpaceWrites(recordedCalls)).toEqual([
      [
        'PATCH /common-areas/ca1',
        {
          name: 'Piscina',
          background_image: null,
          info_user_title: null,
          info_user_description: null,
          // Documented defaults of members that the host omits (AREA-21).
          maximum_bookings_by_user: 1000,
          maximum_time_availability: { time_period: 'month', value: 6 },
          enabled: false,
        },
      ],
    ]);
  });

  it('keeps its doors where the host has them by their ids [AREA-27]', async () => {
    const plain = { ...pool, sensors: ['sen-1', 'sen-2'] };
    const { recordedCalls } = openSpaces('/common-area/ca1', {
      rows: [plain],
      answers: { 'PATCH /common-areas/ca1': { body: { data: plain } } },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Activo: Piscina' }));
    await confirmDisabling();
    await screen.findByText('El espacio se ha desactivado');
    expect(getSpaceWrites(recordedCalls)).toMatchObject([
      ['PATCH /common-areas/ca1', { sensor_ids: ['sen-1', 'sen-2'] }],
    ]);
  });

  it('stays as it was where the host refuses, which is said [AREA-27]', async () => {
    openSpaces('/common-area/ca1', { answers: { 'PATCH /common-areas/ca1': { status: 403 } } });
    const control = await screen.findByRole('switch', { name: 'Activo: Piscina' });
    await userEvent.click(control);
    await confirmDisabling();
    expect(await screen.findByText(/El espacio no se ha podido desactivar/)).toBeVisible();
    expect(control).toHaveAttribute('aria-checked', 'true');
  });
});

describe('deleting a space', () => {
  const gone = (id: string) => ({
    [`DELETE /common-areas/${id}`]: { status: 204 },
  });

  it('asks, says so, and goes on to another one [AREA-26, AREA-30, AREA-49]', async () => {
    const { recordedCalls, currentPath, kept } = openSpaces('/common-area/ca2', {
      answers: { 'DELETE /common-areas/ca2': () => (kept.pop(), { status: 204 }) },
    });
    await findHeading('Gimnasio');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar «Gimnasio»?' });
    expect(question).toHaveTextContent(/reservas/);
    expect(getSpaceWrites(recordedCalls)).toEqual([]);
    await clickDialogButton('Eliminar');
    expect(await screen.findByText('El espacio se ha eliminado')).toBeVisible();
    expect(await findHeading('Piscina')).toBeVisible();
    expect(currentPath()).toBe(`${spacesPath}/common-area/ca1`);
    expect(getSpaceWrites(recordedCalls)).toEqual([['DELETE /common-areas/ca2', undefined]]);
  });

  it('of the last one leaves none [AREA-22, AREA-26]', async () => {
    const { currentPath } = openSpaces('/common-area/ca2', {
      rows: [gym],
      answers: { ...gone('ca2'), [LIST_SPACES]: answersOf([gym], []) },
    });
    await findHeading('Gimnasio');
    await pressButton('Eliminar');
    await clickDialogButton('Eliminar');
    expect(await screen.findByText('Este edificio no tiene espacios para reservar')).toBeVisible();
    expect(currentPath()).toBe(spacesPath);
  });
});

describe('the bookings of a building', () => {
  let bookings: ReturnType<typeof makeBooking>[];
  beforeEach(() => {
    bookings = [makeBooking('b1', 'Piscina', 'Ana'), makeBooking('b2', 'Gimnasio', 'Luis')];
  });

  it('are a table in the reverse of the order of the host, which scrolls from 500 px [AREA-12, AREA-15, AREA-16, AREA-17, AREA-18]', async () => {
    const { callsBesidesProfile } = openSpaces('/bookings', { bookings });
    const day = expect.stringMatching(/2026/);
    await screen.findByText('Luis');
    expect(await rowsOf('Reservas')).toEqual([
      ['Gimnasio', day, '10:30', '12:00', 'Luis', 'Gil Ferrer'],
      ['Piscina', day, '10:30', '12:00', 'Ana', 'Gil Ferrer'],
    ]);
    expect(document.querySelector('.list-scroll')).toHaveStyle({ maxBlockSize: '500px' });
    expect(callsBesidesProfile()).toContain(LIST_BOOKINGS);
  });

  it('are searched by space and person here [AREA-15]', async () => {
    openSpaces('/bookings', { bookings });
    await screen.findByText('Luis');
    await userEvent.type(screen.getByRole('textbox', { name: 'Espacio o persona' }), 'pisc');
    await waitFor(() => expect(screen.queryByText('Luis')).toBeNull());
    expect(screen.getByText('Ana')).toBeVisible();
  });

  it('are grey lines while they load, and lead to adding a space where there are none [AREA-15, AREA-22]', async () => {
    const { respond, resolve } = deferred();
    const { currentPath } = openSpaces('/bookings', {
      answers: { [LIST_BOOKINGS]: respond },
    });
    await waitFor(() => expect(document.querySelector('.panel-content .skeleton')).not.toBeNull());
    resolve({ body: { data: [] } });
    const text = await screen.findByText('Este edificio no tiene reservas');
    await userEvent.click(
      within(text.closest('.state')!.parentElement!).getByRole('link', { name: 'Añadir espacio' }),
    );
    expect(await findHeading('Nuevo espacio')).toBeVisible();
    expect(currentPath()).toBe(`${spacesPath}/common-area`);
  });

  it('that could not be read are not none [AREA-15]', async () => {
    openSpaces('/bookings', { answers: { [LIST_BOOKINGS]: { status: 500 } } });
    expect(await screen.findByText('No se han podido cargar las reservas')).toBeVisible();
    expect(screen.queryByText('Este edificio no tiene reservas')).toBeNull();
  });

  it('are deleted one by one, after a question, which is said [AREA-16, AREA-19]', async () => {
    const { recordedCalls, callsBesidesProfile } = openSpaces('/bookings', {
      bookings,
      answers: { 'DELETE /common-area/booking/b2': () => (bookings.pop(), { status: 204 }) },
    });
    await screen.findByText('Luis');
    await userEvent.click(screen.getByRole('button', { name: /^Acciones de Gimnasio/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar esta reserva?' });
    // Whose it is, and of which day and hours.
    expect(question).toHaveTextContent(/«Gimnasio, [^,]*2026 10:30–12:00, Luis Gil Ferrer»/);
    await clickDialogButton('Eliminar');
    expect(await screen.findByText('La reserva se ha eliminado')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Luis')).toBeNull());
    expect(getSpaceWrites(recordedCalls)).toEqual([['DELETE /common-area/booking/b2', undefined]]);
    expect(callsBesidesProfile().filter((call) => call === LIST_BOOKINGS)).toHaveLength(2);
  });
});

/** One answer after the other; the last one stays. */
function answersOf(...lists: object[][]): () => FakeResponse {
  return () => ({ body: { data: lists.length > 1 ? lists.shift() : lists[0] } });
}
