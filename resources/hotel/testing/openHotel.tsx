import { bundledResources } from '../../../src/app/bundled';
import { renderAdmin } from '../../../src/app/testing/renderAdmin';
import { page, type FakeAnswer, type SeenCall } from '../../../src/testing/fakeRequest';
import { me } from '../../../src/testing/renderConsole';

const resources = bundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const hotel = { id: 'P1', name: 'Hotel Sol', type: 'HOTEL', client };

/** Unix seconds: the tests run at the real time, since the drawer begins with now. */
export const NOW = Math.floor(Date.now() / 1000);
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A code of a card as the host stores it. */
export const code = (text: string, number = 1): string => btoa(`${number}:${text}`);

/** A running stay in room 101. */
export const stay = (id: string, own: object = {}): object => ({
  id,
  is_digital: true,
  is_nfc: true,
  nfc_codes: [code('04A1B2C3D4')],
  emails: ['marta@correo.example'],
  reservation_id: null,
  state: 'ACTIVE',
  created_at: NOW - DAY,
  url: `https://accesos.example/c/${id}`,
  valid_from: NOW - HOUR,
  valid_until: NOW + DAY,
  assets: [{ asset_id: 'A1', alias: 'Habitación 101' }],
  ...own,
});

type Answers = Record<string, FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>;

interface Hotel {
  rows?: readonly object[];
  answers?: Answers;
  ids?: Record<string, string[]>;
}

/** Opens a page of the accesses of a hotel. */
export const openHotel = (tab: string, { rows = [stay('1')], answers = {}, ...more }: Hotel = {}) =>
  renderAdmin({
    resources,
    at: `/admin/access/clients/C1/projects/P1/hotel/${tab}`,
    permissions: ['read_access_list', 'list_check_in'],
    ...more,
    answers: {
      'GET /users/current': { body: { data: { ...me.data, client } } },
      'GET /clients': page([client]),
      'GET /projects': page([hotel]),
      'GET /projects/P1': { body: { data: hotel } },
      'GET /projects/P1/assets': page([{ id: 'A1', alias: 'Habitación 101', type: 'HOTEL_ROOM' }]),
      'GET /hotels/assets/check-in/projects/P1': () => page([...rows]),
      ...answers,
    },
  });

/** What was written: method and path, and the body. */
export const writesOf = (seen: readonly SeenCall[]): unknown[] =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
