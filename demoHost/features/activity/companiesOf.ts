import type { Store } from '../../store/store';

/** Members by which a row belongs to companies, directly or through another row. */
interface OwnedMembers {
  id?: string;
  client_id?: string | null;
  client_ids?: readonly string[];
  asset_id?: string | null;
  asset_ids?: readonly string[];
  assets?: readonly { asset_id: string }[];
  project_id?: string | null;
  gateway_id?: string | null;
  common_area_id?: string;
  user_id?: string | null;
  sensor_uuid?: string;
  device_id?: string | null;
}

/** Returns the companies that a row of a collection belongs to; none if it belongs to no company. */
export async function companiesOf(store: Store, name: string, row: OwnedMembers): Promise<string[]> {
  if (name === 'clients' && row.id !== undefined) return [row.id];
  if (row.client_ids) return [...row.client_ids];
  if (typeof row.client_id === 'string') return [row.client_id];
  const assetId = row.asset_id ?? row.asset_ids?.[0] ?? row.assets?.[0]?.asset_id;
  const area = row.common_area_id && (await store.find('common_areas', { id: row.common_area_id }));
  const projectId = row.project_id ?? (area ? area.project_id : undefined);
  const owners: ({ client_id: string | null } | undefined)[] = [
    assetId ? await store.find('assets', { id: assetId }) : undefined,
    projectId ? await store.find('projects', { id: projectId }) : undefined,
    row.gateway_id ? await store.find('gateways', { id: row.gateway_id }) : undefined,
    row.sensor_uuid ? await store.find('devices', { 'sensors.sensor_uuid': row.sensor_uuid }) : undefined,
    row.device_id ? await store.find('devices', { uuid: row.device_id }) : undefined,
  ];
  const owner = owners.find((candidate) => candidate !== undefined);
  if (owner) return owner.client_id === null ? [] : [owner.client_id];
  const user = row.user_id ? await store.find('users', { id: row.user_id }) : undefined;
  return user ? [...user.client_ids] : [];
}
