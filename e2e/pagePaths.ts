import type { ContractClient } from './contractClient';
import { findFirst, createRecordFinder } from './records';

/** Areas by their address under /admin. */
export const pagePaths: readonly string[] = [
  'start',
  'dashboard',
  'assets',
  'assets/qr-generator-tool',
  'users',
  'users/billable-users',
  'projects',
  'settings/clients',
  'gateways',
  'support-tickets',
  'access',
  'common-areas',
  'parking-chargers',
  'ev-sessions',
  'activity',
  'permissions',
  'provisioned',
  'provisioned/GW0000001',
  'academy',
  'academy/videos',
  'checkin',
  'digital-signage',
  'create-ticket',
  'search',
  'search?q=sol',
  'no-existe',
];

/** One page of each kind of record. */
export async function recordPagePaths(api: ContractClient): Promise<string[]> {
  const { client, tenant } = createRecordFinder(api);
  const { id: company } = await client('Gestión Integral');
  const gateway = await findFirst(api.rows('listGateways'));
  const shared = await findFirst(api.rows('listGateways'), ({ projectId }) => projectId !== null);
  const ticket = await findFirst(api.rows('listTickets'));
  return [
    `users/${(await tenant()).id}/assets`,
    `settings/clients/${company}`,
    `settings/clients/${company}/billable_users`,
    `settings/clients/${company}/projects`,
    `gateways/${gateway.id}`,
    `projects/${shared.projectId}/gateway/${shared.id}/devices`,
    `support-tickets/${ticket.id}`,
    'parking-chargers/cp1',
    'ev-sessions/ev1',
  ];
}

/** Areas and records that read as they open: they show a failed read. */
export const readingPagePaths = async (api: ContractClient): Promise<string[]> =>
  [...pagePaths, ...(await recordPagePaths(api))].filter(
    (path) =>
      !/qr-generator|checkin|signage|ticket$|academy|provisioned|permissions|search$|no-existe|^start$/.test(
        path,
      ),
  );

/** Lists whose search may find nothing. */
export const searchedListPaths = [
  'assets',
  'users',
  'projects',
  'settings/clients',
  'parking-chargers',
] as const;

/** Tabs of an asset, in the order of ADET-02. */
export const assetTabKeys = [
  'start',
  'users',
  'accesses',
  'documents',
  'cameras',
  'devices',
  'gateway',
  'consumptions',
  'events',
  'useful-contacts',
] as const;

/** The tabs of the asset with most to show, among those with most devices. */
export async function assetTabPaths(api: ContractClient): Promise<string[]> {
  const devices = new Map<string, number>();
  for (const { assetId } of await api.all('listDevices')) {
    if (assetId !== null) devices.set(assetId, (devices.get(assetId) ?? 0) + 1);
  }
  const candidates = [...devices].sort(([, a], [, b]) => b - a).slice(0, 10);
  let richest = { id: '', shows: -1 };
  for (const [id, count] of candidates) {
    const documents = await api.call('listAssetDocuments', { path: { assetId: id } });
    const cameras = await api.call('listAssetCameras', { path: { id } });
    const contentCount = count + documents.data.length + cameras.data.length;
    if (contentCount > richest.shows) richest = { id, shows: contentCount };
  }
  return assetTabKeys.map((tab) => `assets/${richest.id}/${tab}`);
}

export async function projectTabPaths(api: ContractClient): Promise<string[]> {
  const { id } = await createRecordFinder(api).project('Residencial Los Almendros');
  const tabs = [
    'assets',
    'cameras',
    'documents',
    'gateways',
    'customization',
    'intercoms',
    'layout',
    'devices',
  ];
  const serviceTabs = ['useful-contacts', 'news', 'common-areas'];
  return [...tabs, ...serviceTabs.map((tab) => `services/${tab}`)].map((tab) => `projects/${id}/${tab}`);
}

/** Pages of a building in the areas of accesses and of shared spaces; they depend on the building's type. */
export async function accessTabPaths(api: ContractClient): Promise<string[]> {
  const scopedPath = ({ id, client }: { id: string; client: { id: string } | null }) =>
    `clients/${client?.id}/projects/${id}`;
  const hotel = await findFirst(
    api.rows('listProjects'),
    async ({ id: projectId }) => (await api.call('listCheckIns', { path: { projectId } })).data.length > 0,
  );
  const office = await findFirst(api.rows('listProjects'), ({ type }) => type === 'OFFICE');
  const home = await findFirst(api.rows('listProjects'), ({ type }) => type === 'HOME');
  const building = await findFirst(
    api.rows('listProjects'),
    async ({ id }) => (await api.call('listBookings', { path: { id } })).data.length > 0,
  );
  const hotelTabs = ['access-list', 'check-in-list', 'office-access-devices-list'];
  const officeTabs = ['log-list', 'office-access-devices-list', 'external-invitations-list'];
  return [
    ...hotelTabs.map((tab) => `access/${scopedPath(hotel)}/hotel/${tab}`),
    ...officeTabs.map((tab) => `access/${scopedPath(office)}/office/${tab}`),
    `access/${home.id}`,
    ...['common-area', 'bookings', 'bookings?calendar=day', 'bookings?calendar=week'].map(
      (tab) => `common-areas/${scopedPath(building)}/${tab}`,
    ),
  ];
}
