import { describe, expect, it } from 'vitest';
import specified from '../dataProvider/contract/specifiedCalls.json';
import { fillPath } from '../dataProvider/http/path';
import { fillTemplate, type Scope } from '../dataProvider/templates/fillTemplate';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import type { Json } from '../src/config/schema/common';
import { readPath } from '../src/config/values/readPath';
import { isPlainObject } from '../src/lib/json';

/** Calls that give, change or take away what opens a door. */
const OPENS =
  /\/hotels\/|\/access\/|anonymous-access|\/qr\/|\/devices\/(help|toggle)|\/device\/toggle|\/update-password\//;

interface Write {
  at: string;
  method: string;
  path: string;
  body: Json | null | undefined;
}

/** Returns the writes of a declaration that open something, at any depth. */
function writesIn(value: unknown, at: string): Write[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => writesIn(one, `${at}/${index}`));
  if (!isPlainObject(value)) return [];
  const { method, path, body } = value;
  const isWrite =
    typeof path === 'string' && typeof method === 'string' && method !== 'GET' && OPENS.test(path);
  const own = isWrite ? [{ at, method, path, body: body as Write['body'] }] : [];
  // The authored declaration is kept under `declared`, beside the normalised one.
  const members = Object.entries(value).filter(([key]) => key !== 'declared');
  return [...own, ...members.flatMap(([key, member]) => writesIn(member, `${at}/${key}`))];
}

const declared = [...createBundledResources().values()].flatMap((one) => writesIn(one, one.name));

const room = { id: 'A1', alias: 'Habitación 101', parent: { id: 'P1' } };
const stay: Scope = {
  id: 'S1',
  parent: room,
  assets: [{ asset_id: 'A1', alias: 'Habitación 101' }],
  period: { from: 1_800_000_000, until: 1_800_100_000 },
  cards: ['04A1B2C3D4', '04FFEEDDCC'],
  emails: ['ana@correo.example'],
};
const keys = {
  valid_from: 1_800_000_000,
  valid_until: 1_800_100_000,
  access_keys: { nfc: ['04A1B2C3D4', '04FFEEDDCC'], digital: ['ana@correo.example'] },
  allocations: [{ asset_id: 'A1' }],
  force_save_mode: false,
};
const door: Scope = {
  device_id: 'D1',
  $outer: { uuid: 'G1' },
  parent: { id: 'A1' },
  form: { title: 'Abrir', description: 'Empujar' },
};
const help = { title: 'Abrir', description: 'Empujar', device_id: 'D1', gateway_uid: 'G1' };
const opened = { type: 'lock', label: 'Puerta', deviceId: 'D1', sensorId: 'S1', gatewayId: 'G1' };
const invitation: Scope = {
  id: 'I1',
  parent: { id: 'A1' },
  alias: 'Técnico',
  period: { from: 1_800_000_000, until: 1_800_100_000 },
  doors: [opened],
};

/** The specified calls: id, place in the declaration, record, method and path, and body if there is one. */
const table: [id: string, at: string, over: Scope, sent: string, body?: unknown][] = [
  ['CALL-112', 'invitations/actions/revoke/behaviour/callVariants/1', invitation, 'PUT /access/I1/revoke'],
  [
    'CALL-113',
    'invitations/actions/revoke/behaviour/callVariants/0',
    invitation,
    'DELETE /assets/anonymous-access/I1',
  ],
  [
    'CALL-114',
    'invitations/api/create',
    invitation,
    'POST /access/create',
    {
      data: {
        attributes: {
          alias: 'Técnico',
          validFrom: 1_800_000_000,
          validUntil: 1_800_100_000,
          type: 'home',
          assets: [{ assetId: 'A1', devices: [opened] }],
        },
      },
    },
  ],
  [
    'CALL-117',
    'asset-doors/actions/allow',
    door,
    'POST /assets/A1/device/toggle',
    { data: { enabled: true, device_id: 'D1', gateway_id: 'G1' } },
  ],
  [
    'CALL-117',
    'asset-doors/actions/deny',
    door,
    'POST /assets/A1/device/toggle',
    { data: { enabled: false, device_id: 'D1', gateway_id: 'G1' } },
  ],
  ['CALL-118', 'check-ins/api/create', stay, 'POST /hotels/assets/check-in', { data: { attributes: keys } }],
  [
    'CALL-121',
    'check-ins/api/update',
    stay,
    'PATCH /hotels/assets/check-in/S1',
    { data: { attributes: keys } },
  ],
  ['CALL-122', 'check-ins/actions/checkOut', stay, 'PUT /access/S1/revoke'],
  ['CALL-122', 'check-ins/actions/checkOutAll', stay, 'PUT /access/S1/revoke'],
  [
    'CALL-126',
    'access-devices/actions/open',
    { accessSensorId: 'acc-1' },
    'PATCH /devices/toggle/lock',
    { data: { access_sensor_id: 'acc-1', value: '1' } },
  ],
  ['CALL-128', 'external-invitations/actions/validate', invitation, 'POST /access/qr/I1/validate'],
  ['CALL-129', 'external-invitations/actions/revoke', invitation, 'PUT /access/I1/revoke'],
  [
    'CALL-131',
    'asset-doors/actions/instructions/behaviour/callVariants/2',
    door,
    'POST /devices/help',
    { data: { attributes: help } },
  ],
  [
    'CALL-132',
    'asset-doors/actions/instructions/behaviour/callVariants/1',
    door,
    'PATCH /devices/help',
    { data: { attributes: help } },
  ],
  [
    'CALL-133',
    'asset-doors/actions/instructions/behaviour/callVariants/0',
    door,
    'DELETE /devices/help/D1/gateways/G1',
  ],
  [
    'CALL-134',
    'asset-qr-accesses/api/create',
    { qr_code: 'QR-1', from: 1_800_000_000, until: 1_800_100_000, parent: { id: 'A1' } },
    'POST /qr/relate/assets',
    {
      data: {
        attributes: {
          qr_code: 'QR-1',
          valid_from: 1_800_000_000,
          valid_until: 1_800_100_000,
          allocations: [{ asset_id: 'A1' }],
        },
      },
    },
  ],

  ['CALL-136', 'asset-qr-accesses/actions/revoke', { id: 'Q1' }, 'PUT /qr/access/Q1/revoke'],
];

/** Written in code; `DoorPasswords.test.tsx` tests its body. */
const CODED = ['CALL-116'];

const declaredAt = (at: string): Write[] =>
  declared.filter((one) => one.at === at || one.at.startsWith(`${at}/`));

describe('what opens a door is written as specified', () => {
  it.each(table)('%s, %s [HOTEL-20, HOTEL-42, HOTEL-46, OFFICE-15, OFFICE-25]', (_, at, over, sent, body) => {
    const [write, ...more] = declaredAt(at);
    expect(more).toEqual([]);
    const { method, path, body: template } = write!;
    expect(`${method} ${fillPath(path, (name) => readPath(over, name))}`).toBe(sent);
    expect(template === undefined || template === null ? undefined : fillTemplate(template, over)).toEqual(
      body,
    );
  });

  it('leaves out no write that a declaration has', () => {
    const known = new Set(
      table.flatMap(([, at]) => declaredAt(at)).map(({ method, path }) => `${method} ${path}`),
    );
    const missing = declared.filter(({ method, path }) => !known.has(`${method} ${path}`));
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it('leaves out no write that is specified', () => {
    const writes = specified.filter(({ calls }) =>
      calls.some((call) => !call.startsWith('GET ') && OPENS.test(call)),
    );
    const known = new Set([...table.map(([id]) => id), ...CODED]);
    expect(writes.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });
});
