import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import { listResponse, type FakeResponse, type RecordedCall } from '../fakeHost';
import { currentUserResponse } from '../renderConsole';

const resources = createBundledResources();

/** Unix seconds. */
export const NOW = Math.floor(Date.now() / 1000);
export const DAY = 86_400;

export const LIST_DOORS = 'GET /assets/A1/devices';
export const LIST_INVITATIONS = 'GET /access/asset/A1/all';
export const LIST_QR_ACCESSES = 'GET /qr/access/assets/A1/list';

const makeSensor = (sensor_id: string, name: string, sensor_type: string) => ({
  sensor_id,
  name,
  sensor_type,
});

/** Three doors of one name, one of them in no gateway; a reader without a name. */
export const doorsAnswer: FakeResponse = {
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
              sensors: [
                makeSensor('lock_1', 'Apertura', 'LOCK'),
                makeSensor('pin_1', 'Código', 'NUMERIC_PASSWORD'),
              ],
            },
            {
              device_id: 'lock-3',
              device_name: 'Cerradura',
              device_type: 'lock',
              parameters: { name: 'Cerradura', room: 'Garaje' },
              sensors: [
                makeSensor('lock_1', 'Apertura', 'LOCK'),
                { sensor_id: 'lock_2', sensor_type: 'LOCK' },
              ],
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
              sensors: [makeSensor('lock_1', 'Apertura', 'LOCK')],
            },
          ],
        },
      ],
    },
  },
};

type Answers = Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>)>;

interface OpenAccessesOptions {
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
}: OpenAccessesOptions = {}) =>
  renderAdmin({
    resources,
    initialPath: '/admin/assets/A1/accesses',
    permissions,
    ids,
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, roles } } },
      'GET /assets/A1/dashboard': { body: { data: { id: 'A1', alias: 'Piso 1', type } } },
      [LIST_DOORS]: doorsAnswer,
      [LIST_INVITATIONS]: listResponse([]),
      [LIST_QR_ACCESSES]: listResponse([]),
      ...answers,
    },
  });

/** Returns the writes: method and path, and the body. */
export const getSentWrites = (calls: readonly RecordedCall[]): unknown[] =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
