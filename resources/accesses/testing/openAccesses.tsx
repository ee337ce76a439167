import { bundledResources } from '../../../src/app/bundled';
import { renderAdmin } from '../../../src/app/testing/renderAdmin';
import { page, type FakeAnswer, type SeenCall } from '../../../src/testing/fakeRequest';
import { me } from '../../../src/testing/renderConsole';

const resources = bundledResources();

/** Unix seconds. */
export const NOW = Math.floor(Date.now() / 1000);
export const DAY = 86_400;

export const DOORS = 'GET /assets/A1/devices';
export const INVITATIONS = 'GET /access/asset/A1/all';
export const QR = 'GET /qr/access/assets/A1/list';

const sensor = (sensor_id: string, name: string, sensor_type: string) => ({ sensor_id, name, sensor_type });

/** Three doors of one name, one of them in no gateway; a reader without a name. */
export const doors: FakeAnswer = {
  body: {
    data: {
      gateways: [
        {
          uuid: 'G1',
          devices: [
            {
              device_id: 'lock-1',
              device_name: 'Cerradura',
              device_type: 'lock',
              parameters: { name: 'Cerradura', room: 'Entrada' },
              sensors: [sensor('lock_1', 'Apertura', 'LOCK'), sensor('pin_1', 'Código', 'NUMERIC_PASSWORD')],
            },
            {
              device_id: 'lock-3',
              device_name: 'Cerradura',
              device_type: 'lock',
              parameters: { name: 'Cerradura', room: 'Garaje' },
              sensors: [sensor('lock_1', 'Apertura', 'LOCK'), { sensor_id: 'lock_2', sensor_type: 'LOCK' }],
            },
          ],
        },
        {
          uuid: null,
          devices: [
            {
              device_id: 'lock-2',
              device_name: 'Cerradura',
              device_type: 'lock',
              parameters: { name: 'Cerradura', room: 'Trastero' },
              sensors: [sensor('lock_1', 'Apertura', 'LOCK')],
            },
          ],
        },
      ],
    },
  },
};

type Answers = Record<string, FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>;

interface Opened {
  answers?: Answers;
  permissions?: readonly string[];
  roles?: readonly string[];
  type?: string;
  ids?: Record<string, string[]>;
}

export const QR_PERMISSIONS = ['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access'];

/** Opens the accesses of an asset. */
export const openAccesses = ({
  answers = {},
  permissions = ['read_access_list', 'list_check_in', 'read_assets', 'update_assets', ...QR_PERMISSIONS],
  roles = ['ROLE_ADMIN'],
  type = 'HOME',
  ids = { qrAccessAssets: ['A1'] },
}: Opened = {}) =>
  renderAdmin({
    resources,
    at: '/admin/assets/A1/accesses',
    permissions,
    ids,
    answers: {
      'GET /users/current': { body: { data: { ...me.data, roles } } },
      'GET /assets/A1/dashboard': { body: { data: { id: 'A1', alias: 'Piso 1', type } } },
      [DOORS]: doors,
      [INVITATIONS]: page([]),
      [QR]: page([]),
      ...answers,
    },
  });

/** What was written: method and path, and the body. */
export const writesOf = (seen: readonly SeenCall[]): unknown[] =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
