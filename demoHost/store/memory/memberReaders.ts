import { foldAccents } from '../../../fixtures/generators/foldText';
import { ticketPriorities, ticketStatuses } from '../../../fixtures/rows/tickets';
import type { CollectionName, QueryMembers, RowOf } from '../collections';

/** Value of a member: one, or several for a list. */
export type MemberValue = string | number | boolean | null;
export type MemberReader<Row> = (row: Row) => MemberValue | readonly MemberValue[];

type DerivedReaders = {
  readonly [Name in keyof QueryMembers]: {
    readonly [Member in Exclude<keyof QueryMembers[Name], 'search_text'>]: MemberReader<RowOf<Name>>;
  };
};

/** Readers of the members that rows do not have by themselves, except searchable texts. */
const derivedReaders: DerivedReaders = {
  assets: { 'gateways.gateway_id': (row) => row.gateways.map((link) => link.gateway_id) },
  clients: { name_key: (row) => foldAccents(row.name) },
  projects: { name_key: (row) => foldAccents(row.name) },
  users: { email_key: (row) => row.email?.toLowerCase() ?? null },
  gateways: { 'shared_sensors.asset_ids': (row) => row.shared_sensors.flatMap((sensor) => sensor.asset_ids) },
  devices: {
    'sensors.sensor_uuid': (row) => row.sensors.map((sensor) => sensor.sensor_uuid),
    'sensors.access_sensor_id': (row) => row.sensors.flatMap((sensor) => sensor.access_sensor_id ?? []),
    'cloud.serial_number': (row) => row.cloud?.serial_number ?? null,
    reported_connectivity: (row) => row.connectivity ?? 'UNKNOWN',
  },
  tickets: {
    'created_by.type': (row) => row.created_by.type,
    status_rank: (row) => ticketStatuses.indexOf(row.status),
    priority_rank: (row) => ticketPriorities.indexOf(row.priority),
  },
  asset_invitations: { 'assets.asset_id': (row) => row.assets.map((asset) => asset.asset_id) },
  check_ins: { card_codes: (row) => row.nfc.flatMap((text) => text.split(':')[1] ?? []) },
  qr_accesses: {},
  activity: {},
  layout_areas: { 'horizontal.id': (row) => row.horizontal.map((area) => area.id) },
};

/** Returns the reader of a member of a collection. */
export function memberReader<Name extends CollectionName>(
  name: Name,
  member: string,
): MemberReader<RowOf<Name>> {
  const readers: { readonly [Key in CollectionName]?: Readonly<Record<string, MemberReader<RowOf<Key>>>> } =
    derivedReaders;
  return (
    readers[name]?.[member] ??
    // Every other member that a query may name is a value, or a list of values, of the row itself.
    ((row) => row[member as keyof RowOf<Name>] as MemberValue | readonly MemberValue[])
  );
}

/** Indexed member → member of the row that it depends on. */
type IndexedMembers = { readonly [Name in CollectionName]?: Readonly<Record<string, keyof RowOf<Name>>> };

/** Members with an index, so that a query for their values is fast for any number of rows. */
export const indexedMembers: IndexedMembers = {
  assets: {
    id: 'id',
    client_id: 'client_id',
    project_id: 'project_id',
    'gateways.gateway_id': 'gateways',
  },
  users: { id: 'id', asset_ids: 'asset_ids', client_ids: 'client_ids', email_key: 'email' },
  clients: { id: 'id', name_key: 'name' },
  projects: { id: 'id', client_id: 'client_id' },
  gateways: {
    id: 'id',
    client_id: 'client_id',
    project_id: 'project_id',
    qr_code: 'qr_code',
    'shared_sensors.asset_ids': 'shared_sensors',
  },
  device_commands: { id: 'id' },
  activity: { id: 'id' },
  sessions: { hash: 'hash', user_id: 'user_id' },
  known_logins: { account: 'account' },
  login_failures: { account: 'account', network: 'network' },
  devices: {
    uuid: 'uuid',
    device_id: 'device_id',
    asset_id: 'asset_id',
    gateway_id: 'gateway_id',
    project_id: 'project_id',
    'sensors.sensor_uuid': 'sensors',
    'sensors.access_sensor_id': 'sensors',
    'cloud.serial_number': 'cloud',
  },
};
