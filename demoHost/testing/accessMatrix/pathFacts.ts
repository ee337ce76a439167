import type { State } from '../../../fixtures/rows/state';
import type { MemoryDatabase } from '../../store/memory/memoryDatabase';

/** Path parameter values that belong to one record, with the companies that own it. */
export interface PathFact {
  /** Parameter kind → values. */
  values: Readonly<Record<string, readonly string[]>>;
  clients: readonly string[];
}

/** Returns the companies of a row, through any of its references. Empty for rows without company. */
export function owningClients(store: MemoryDatabase, row: object): string[] {
  const read = (name: string): unknown => (row as Record<string, unknown>)[name];
  const readText = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value : undefined;
  };
  const readList = (name: string) => (Array.isArray(read(name)) ? (read(name) as unknown[]) : []);
  const client = readText('client_id');
  if (client !== undefined) return [client];
  if (readList('client_ids').length > 0) return readList('client_ids').map(String);
  const area = store.state.common_areas.find(({ id }) => id === readText('common_area_id'));
  const clientIds = [
    store.rows.find('projects', {
      id: readText('project_id') ?? readText('projectId') ?? area?.project_id ?? '',
    })?.client_id,
    ...[
      readText('asset_id'),
      ...readList('asset_ids'),
      ...readList('assets').map((assetLink) => (assetLink as { asset_id?: unknown }).asset_id),
    ].map((id) => (typeof id === 'string' ? store.rows.find('assets', { id })?.client_id : undefined)),
  ];
  return [...new Set(clientIds.filter((id) => id !== undefined))];
}

const collections = {
  project: 'projects',
  asset: 'assets',
  user: 'users',
  gateway: 'gateways',
  ticket: 'tickets',
  contact: 'contacts',
  document: 'documents',
  commonArea: 'common_areas',
  booking: 'bookings',
  news: 'news',
  intercom: 'intercoms',
  checkIn: 'check_ins',
  invitation: 'asset_invitations',
  qrAccess: 'qr_accesses',
  externalInvitation: 'external_invitations',
} as const satisfies Record<string, keyof State>;

/** Collects all path parameter values. Rows that are used together form one fact. */
export function collectPathFacts(store: MemoryDatabase): PathFact[] {
  const { state } = store;
  const singleRecords = Object.entries(collections).flatMap(([kind, name]) =>
    state[name].map((row): PathFact => {
      const id = 'id' in row ? row.id : row.uid;
      return { values: { [kind]: [id] }, clients: owningClients(store, row) };
    }),
  );
  const devices = state.devices.map((row): PathFact => {
    const sensors = row.sensors.flatMap(({ sensor_id, sensor_uuid }) => [sensor_uuid, sensor_id]);
    const ids = [row.uuid, row.device_id];
    const hasHelp = state.device_helps.some(({ device_id }) => ids.includes(device_id));
    return {
      values: {
        device: ids,
        ...(row.cloud !== null && { cloudDevice: ids }),
        ...(hasHelp && { helpedDevice: ids }),
        ...(row.sensors.length > 0 && { sensor: sensors }),
        ...(row.gateway_id !== null && { gateway: [row.gateway_id] }),
        ...(row.asset_id !== null && { asset: [row.asset_id] }),
      },
      clients: [row.client_id],
    };
  });
  const linkedGateways = state.assets.flatMap((row) =>
    row.gateways.map(({ gateway_id, qr_code }): PathFact => ({
      values: { asset: [row.id], gateway: [gateway_id], qid: [qr_code] },
      clients: [row.client_id],
    })),
  );
  const userFacts = state.users.flatMap((user): PathFact[] => {
    const freeAsset = state.assets.find(
      (row) => user.client_ids.includes(row.client_id) && !user.asset_ids.includes(row.id) && !row.is_blocked,
    );
    const linkedAsset = user.asset_ids.length > 0 && { linkedAsset: user.asset_ids };
    return freeAsset
      ? [
          {
            values: { user: [user.id], asset: [freeAsset.id], client: [freeAsset.client_id], ...linkedAsset },
            clients: [freeAsset.client_id],
          },
        ]
      : [];
  });
  const layoutAreaFacts = state.layout_areas.map((row): PathFact => ({
    values: { project: [row.projectId], layoutArea: [row.id] },
    clients: owningClients(store, row),
  }));
  const clientFacts = state.clients.map(({ id }): PathFact => {
    const legal = state.legal_documents.some(({ client_id }) => client_id === id);
    return { values: { client: [id], ...(legal && { legalClient: [id] }) }, clients: [id] };
  });
  return [...singleRecords, ...clientFacts, ...devices, ...linkedGateways, ...userFacts, ...layoutAreaFacts];
}
