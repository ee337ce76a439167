import { describe, expect, it } from 'vitest';
import { getRecordId } from '../dataProvider';
import { readSource } from '../src/config/values/readPath';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import { declareResources, getDeclaredResource } from '../src/testing/declareResources';
import accessLog from './accesses/access-log';
import externalInvitations from './accesses/external-invitations';
import invitations from './accesses/invitations';
import cameras from './cameras/cameras';
import devices from './devices/devices';
import sensors from './devices/sensors';
import assetGateways from './gateways/asset-gateways';
import billableUsers from './people/billable-users';

const resources = declareResources(
  accessLog,
  externalInvitations,
  invitations,
  cameras,
  devices,
  sensors,
  assetGateways,
  billableUsers,
);

/** A row as the documents name its members, the id it is called by, and what its fields read. */
type Row = [string, Record<string, unknown>, string, Record<string, unknown>];

const device = { deviceName: 'Puerta', device_type: 'lock', batteryLevel: 64 };
const rows: Row[] = [
  [
    'devices',
    {
      deviceId: 'lock-1',
      uuid: 'u1',
      deviceName: 'Puerta',
      deviceType: 'lock',
      gatewayUuid: 'G1',
      batteryLevel: 64,
      updatedAt: 5,
    },
    'u1',
    { ...device, gateway_id: 'G1', updatedAt: 5 },
  ],
  [
    'devices',
    {
      asset: null,
      battery_level: 64,
      device_type: 'lock',
      name: 'Puerta',
      room: 'Entrada',
      shared: true,
      access_sensor_id: 'acc-1',
    },
    'acc-1',
    { ...device, room: 'Entrada' },
  ],
  [
    'devices',
    { device_id: 'lock-1', device_type: 'lock', label: 'Puerta', battery_level: 64, updated_at: 5 },
    'lock-1',
    { ...device, updatedAt: 5 },
  ],
  [
    'invitations',
    { uid: 'i1', alias: 'Ana', created_by: 'Eva', valid_from: 5, valid_until: 6 },
    'i1',
    { created_by: 'Eva', valid_from: 5, valid_until: 6 },
  ],
  [
    'invitations',
    { uid: 'i1', alias: 'Ana', createdBy: 'Eva', validFrom: 5, validUntil: 6 },
    'i1',
    { created_by: 'Eva', valid_from: 5, valid_until: 6 },
  ],
  ['external-invitations', { uid: 'x1', name: 'Ana' }, 'x1', { name: 'Ana' }],
  ['asset-gateways', { gateway_id: 'G1', qr_code: 'Q1' }, 'G1', { qr_code: 'Q1' }],
  ['billable-users', { client_id: 'C1', client_name: 'Sol' }, 'C1', { client_name: 'Sol' }],
  ['sensors', { uid: 's1', name: 'Caudal' }, 's1', { name: 'Caudal' }],
  ['cameras', { name: 'Portal', vendor: 'dahua' }, '', { name: 'Portal' }],
  ['access-log', { ts: 5, action: 'open', id: 'never asked' }, '', { ts: 5 }],
];

describe('rows in the spelling of the documents', () => {
  it.each(rows)('%s: %j [DEV-20, DEV-21, GWD-16, LIST-17]', (name, row, id, values) => {
    const { api, fields } = getDeclaredResource(resources, name);
    expect(getRecordId(row, api.id)).toBe(id);
    for (const [field, value] of Object.entries(values))
      expect(fields[field] && readSource(row, fields[field]), field).toEqual(value);
  });
});

describe('calls as the documents list them', () => {
  const all = createBundledResources();

  it('read a building with its assets on every page that shows one [PROJ-22]', () => {
    for (const name of ['projects', 'access', 'common-areas'])
      expect(all.get(name)?.api.getOne, name).toMatchObject({
        path: '/projects/{id}',
        query: { include: 'assets' },
      });
  });

  it('ask for invitations by eight [AACC-38]', () => {
    const list = getDeclaredResource(all, 'asset-doors').getOpenedList('invitations');
    expect(list).toMatchObject({ pageSize: 8, pageSizes: [8], hasLoadMore: true });
  });

  it('have page sizes that the documents know [LIST-02, ADET-29]', () => {
    const fields = [...all.values()].flatMap((resource) => [
      ...Object.values(resource.fields),
      ...Object.values(resource.actions).flatMap(({ behaviour }) =>
        behaviour.kind === 'send' && behaviour.prompt?.kind === 'form' ? behaviour.prompt.fields : [],
      ),
    ]);
    const sizes = fields.flatMap(({ options, name }) =>
      typeof options.pageSize === 'number'
        ? [[name, String(options.resource), options.pageSize] as const]
        : [],
    );
    const odd = sizes.filter(
      ([, resource, size]) => ![50, 75, 100].includes(size) && resource !== 'projects',
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(odd).toEqual([]);
  });
});
