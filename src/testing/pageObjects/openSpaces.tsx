import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../actions/steps/ActionFlow';
import '../../fields/enum/EnumInput';
import '../../fields/image/ImageInput';
import '../../fields/list/ListInput';
import '../../fields/longText/LongTextInput';
import '../../fields/number/NumberInput';
import '../../fields/references/ReferencesInput';
import '../../fields/text/TextInput';
import '../../fields/time/TimeInput';
import '../../forms/record/InlineRecordForm';
import '../../masterDetail/MasterDetailView';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { getDeclaredResource } from '../declareResources';
import type { FakeResponse } from '../fakeHost';
import { renderConsole } from '../renderConsole';

export const resources = createBundledResources();
export const LIST_SPACES = 'GET /projects/P1/common-areas';
export const LIST_BOOKINGS = 'GET /projects/P1/bookings';
export const LIST_SENSORS = 'GET /projects/P1/sensors';
export const spacesPath = '/admin/projects/P1/services/common-areas';

const door = { id: 'sen-1', name: 'Abrir', room: 'Portal', usage: null };
const gate = { id: 'sen-2', name: 'Abrir', room: 'Jardín', usage: 'access' };

/** A space as the documents have it (AREA-21). */
export const pool = {
  id: 'ca1',
  name: 'Piscina',
  capacity: 25,
  booking_duration: 90,
  background_image: null,
  is_background_image_default: true,
  sensors: [door],
  days_availability: '1,2,5',
  time_availability: [
    { time_availability_start: '09:00', time_availability_end: '13:00' },
    { time_availability_start: '16:00', time_availability_end: '21:00' },
  ],
  info_user_title: 'Antes de reservar',
  info_user_description: 'Deja el espacio recogido.',
  has_booking: true,
  enabled: true,
  maximum_bookings_by_user: 1000,
  maximum_time_availability: { time_period: 'month', value: 6 },
};
export const gym = { ...pool, id: 'ca2', name: 'Gimnasio', enabled: false, has_booking: false };

/** Expected body of the first space without changes. */
export const poolBody = {
  name: 'Piscina',
  capacity: 25,
  booking_duration: 90,
  background_image: null,
  sensor_ids: ['sen-1'],
  days_availability: '1,2,5',
  time_availability: pool.time_availability,
  info_user_title: 'Antes de reservar',
  info_user_description: 'Deja el espacio recogido.',
  maximum_bookings_by_user: 1000,
  maximum_time_availability: { time_period: 'month', value: 6 },
  has_booking: true,
  enabled: true,
};

export const makeBooking = (id: string, space: string, person = 'Marta') => ({
  id,
  common_area: { id: 'ca1', name: space },
  hour_booking: { start: '10:30', end: '12:00' },
  date_booking: 1_795_132_800,
  sensors: [{ sensor_id: 's1', item_name: 'i1', item_label: 'Portal', item_type: 'access' }],
  user: { id: 'u3', name: person, surname: 'Gil Ferrer' },
});

interface OpenSpacesOptions {
  rows?: Record<string, unknown>[];
  bookings?: object[];
  answers?: Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
}

/** The spaces of a building as the tab of the building shows them, over a host that keeps them. */
export function openSpaces(
  subPath = '',
  { rows = [pool, gym], bookings = [], answers = {} }: OpenSpacesOptions = {},
) {
  const storedRows = [...rows];
  const answerRecord = (id: string) => () => {
    const storedRow = storedRows.find((row) => row['id'] === id);
    return storedRow ? { body: { data: storedRow } } : { status: 404 };
  };
  const storeRow = (row: Record<string, unknown>) => {
    const index = storedRows.findIndex(({ id }) => id === row['id']);
    if (index < 0) storedRows.push(row);
    else storedRows[index] = row;
    return { body: { data: row } };
  };
  const rendered = renderConsole(
    <Routes>
      <Route
        path="/admin/projects/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'projects')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: spacesPath + subPath,
      responses: {
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Los Almendros' } } },
        [LIST_SPACES]: () => ({ body: { data: [...storedRows] } }),
        [LIST_BOOKINGS]: () => ({ body: { data: bookings } }),
        [LIST_SENSORS]: { body: { data: [door, gate] } },
        'GET /projects/common-areas/ca1': answerRecord('ca1'),
        'GET /projects/common-areas/ca2': answerRecord('ca2'),
        'GET /projects/common-areas/ca9': answerRecord('ca9'),
        ...answers,
      },
    },
  );
  return { ...rendered, kept: storedRows, put: storeRow };
}

export const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const findSpacesMenu = () => screen.findByRole('navigation', { name: 'Espacios' });
export const findInMenu = async (name: string) => within(await findSpacesMenu()).findByText(name);
export const findTextbox = (name: RegExp) => screen.findByRole('textbox', { name });
export const findNumberInput = (name: RegExp) => screen.findByRole('spinbutton', { name });
export const changeInput = (input: HTMLElement, value: string) =>
  fireEvent.change(input, { target: { value } });
export const selectOptions = async (name: RegExp, ...options: string[]) => {
  for (const option of options) {
    const combobox = await screen.findByRole('combobox', { name });
    // The list of several stays open.
    if (combobox.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(combobox);
    fireEvent.click(await screen.findByRole('option', { name: option }));
  }
};
/** The times of an interval, by its number. */
export const setTimeRange = async (rangeNumber: number, start: string, end: string) => {
  const group = await screen.findByRole('group', { name: `Tramo ${rangeNumber}` });
  changeInput(await within(group).findByRole('textbox', { name: /^Desde/ }), start);
  changeInput(await within(group).findByRole('textbox', { name: /^Hasta/ }), end);
};
export const uploadFile = (file: File): void => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [file] } });
};
export const clickDialogButton = async (name: string, role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
/** Returns the writes, call by call. */
export const getSpaceWrites = (calls: ReturnType<typeof openSpaces>['recordedCalls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
