import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import { listResponse, type FakeResponse, type RecordedCall } from '../fakeHost';
import { currentUserResponse } from '../renderConsole';

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const hotel = { id: 'P1', name: 'Hotel Sol', type: 'HOTEL', client };

/** Unix seconds: the tests run at the real time, since the drawer begins with now. */
export const NOW = Math.floor(Date.now() / 1000);
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A code of a card as the host stores it. */
export const encodeCardCode = (text: string, number = 1): string => btoa(`${number}:${text}`);

/** A running stay in room 101. */
export const makeStay = (id: string, overrides: object = {}): object => ({
  id,
  is_digital: true,
  is_nfc: true,
  nfc_codes: [encodeCardCode('04A1B2C3D4')],
  emails: ['marta@correo.example'],
  reservation_id: null,
  state: 'ACTIVE',
  created_at: NOW - DAY,
  url: `https://accesos.example/c/${id}`,
  valid_from: NOW - HOUR,
  valid_until: NOW + DAY,
  assets: [{ asset_id: 'A1', alias: 'Habitación 101' }],
  ...overrides,
});

type Answers = Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>)>;

interface OpenHotelOptions {
  rows?: readonly object[];
  answers?: Answers;
  ids?: Record<string, string[]>;
}

/** Opens a page of the accesses of a hotel. */
export const openHotel = (
  tab: string,
  { rows = [makeStay('1')], answers = {}, ...options }: OpenHotelOptions = {},
) =>
  renderAdmin({
    resources,
    initialPath: `/admin/access/clients/C1/projects/P1/hotel/${tab}`,
    permissions: ['read_access_list', 'list_check_in'],
    ...options,
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client } } },
      'GET /clients': listResponse([client]),
      'GET /projects': listResponse([hotel]),
      'GET /projects/P1': { body: { data: hotel } },
      'GET /projects/P1/assets': listResponse([{ id: 'A1', alias: 'Habitación 101', type: 'HOTEL_ROOM' }]),
      'GET /hotels/assets/check-in/projects/P1': () => listResponse([...rows]),
      ...answers,
    },
  });

/** Returns the writes: method and path, and the body. */
export const getSentWrites = (calls: readonly RecordedCall[]): unknown[] =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
