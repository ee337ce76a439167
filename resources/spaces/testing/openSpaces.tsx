import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../../src/actions/ActionFlow';
import '../../../src/fields/enum/EnumInput';
import '../../../src/fields/image/ImageInput';
import '../../../src/fields/list/ListInput';
import '../../../src/fields/longText/LongTextInput';
import '../../../src/fields/number/NumberInput';
import '../../../src/fields/references/ReferencesInput';
import '../../../src/fields/text/TextInput';
import '../../../src/fields/time/TimeInput';
import '../../../src/forms/PlacedForm';
import '../../../src/views/panel/PanelView';
import { bundledResources } from '../../../src/app/bundled';
import { ResourceRoutes } from '../../../src/app/ResourceRoutes';
import { resourceOf } from '../../../src/testing/declare';
import type { FakeAnswer } from '../../../src/testing/fakeRequest';
import { renderConsole } from '../../../src/testing/renderConsole';

export const resources = bundledResources();
export const LIST = 'GET /projects/P1/common-areas';
export const BOOKINGS = 'GET /projects/P1/bookings';
export const SENSORS = 'GET /projects/P1/sensors';
export const base = '/admin/projects/P1/services/common-areas';

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

/** What is sent of the first of them where nothing was changed. */
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

export const booking = (id: string, space: string, person = 'Marta') => ({
  id,
  common_area: { id: 'ca1', name: space },
  hour_booking: { start: '10:30', end: '12:00' },
  date_booking: 1_795_132_800,
  sensors: [{ sensor_id: 's1', item_name: 'i1', item_label: 'Portal', item_type: 'access' }],
  user: { id: 'u3', name: person, surname: 'Gil Ferrer' },
});

interface Host {
  rows?: Record<string, unknown>[];
  bookings?: object[];
  answers?: Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>;
}

/** The spaces of a building as the tab of the building shows them, over a host that keeps them. */
export function openSpaces(rest = '', { rows = [pool, gym], bookings = [], answers = {} }: Host = {}) {
  const kept = [...rows];
  const one = (id: string) => () => {
    const found = kept.find((row) => row['id'] === id);
    return found ? { body: { data: found } } : { status: 404 };
  };
  const put = (row: Record<string, unknown>) => {
    const at = kept.findIndex(({ id }) => id === row['id']);
    if (at < 0) kept.push(row);
    else kept[at] = row;
    return { body: { data: row } };
  };
  const asked = renderConsole(
    <Routes>
      <Route
        path="/admin/projects/*"
        element={<ResourceRoutes resource={resourceOf(resources, 'projects')} />}
      />
    </Routes>,
    {
      resources,
      at: base + rest,
      answers: {
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Los Almendros' } } },
        [LIST]: () => ({ body: { data: [...kept] } }),
        [BOOKINGS]: () => ({ body: { data: bookings } }),
        [SENSORS]: { body: { data: [door, gate] } },
        'GET /projects/common-areas/ca1': one('ca1'),
        'GET /projects/common-areas/ca2': one('ca2'),
        'GET /projects/common-areas/ca9': one('ca9'),
        ...answers,
      },
    },
  );
  return { ...asked, kept, put };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const menu = () => screen.findByRole('navigation', { name: 'Espacios' });
export const inMenu = async (name: string) => within(await menu()).findByText(name);
export const box = (name: RegExp) => screen.findByRole('textbox', { name });
export const number = (name: RegExp) => screen.findByRole('spinbutton', { name });
export const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
export const pick = async (name: RegExp, ...options: string[]) => {
  for (const option of options) {
    const box = await screen.findByRole('combobox', { name });
    // The list of several stays open.
    if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
    fireEvent.click(await screen.findByRole('option', { name: option }));
  }
};
/** The times of an interval, by its number. */
export const hours = async (at: number, start: string, end: string) => {
  const group = await screen.findByRole('group', { name: `Tramo ${at}` });
  type(await within(group).findByRole('textbox', { name: /^Desde/ }), start);
  type(await within(group).findByRole('textbox', { name: /^Hasta/ }), end);
};
export const choose = (file: File): void => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [file] } });
};
export const confirmWith = async (name: string, role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
/** What was written, call by call. */
export const sent = (seen: ReturnType<typeof openSpaces>['seen']) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
