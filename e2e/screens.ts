import type { RunningHost } from './hostServer';
import { recordsOf } from './records';

/** Areas by their address under /admin (SHELL-16, SHELL-17, SHELL-19). */
export const areas: readonly string[] = [
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
export function recordPages(host: RunningHost): string[] {
  const { client, tenant } = recordsOf(host);
  const company = client('Gestión Integral').id;
  const { gateways, tickets } = host.store.state;
  return [
    `users/${tenant().id}/assets`,
    `settings/clients/${company}`,
    `settings/clients/${company}/billable_users`,
    `settings/clients/${company}/projects`,
    `gateways/${gateways[0]?.id ?? ''}`,
    `support-tickets/${tickets[0]?.id ?? ''}`,
    'parking-chargers/cp1',
    'ev-sessions/ev1',
  ];
}

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

/** The tabs of the asset with most to show. */
export function assetTabs({ store }: RunningHost): string[] {
  const { assets, devices, documents, cameras } = store.state;
  const owned = new Map<string | null, number>();
  for (const { asset_id } of [...devices, ...documents, ...cameras]) {
    owned.set(asset_id, (owned.get(asset_id) ?? 0) + 1);
  }
  const shows = (id: string): number => owned.get(id) ?? 0;
  const richest = assets.reduce((best, row) => (shows(row.id) > shows(best.id) ? row : best));
  return assetTabKeys.map((tab) => `assets/${richest.id}/${tab}`);
}

export function buildingTabs(host: RunningHost): string[] {
  const { id } = recordsOf(host).project('Residencial Los Almendros');
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
  const services = ['useful-contacts', 'news', 'common-areas'];
  return [...tabs, ...services.map((tab) => `services/${tab}`)].map((tab) => `projects/${id}/${tab}`);
}

/** What hangs on a building in the areas of accesses and of shared spaces; a hotel has check-ins too. */
export function otherTabs({ store }: RunningHost): string[] {
  const { projects, bookings, check_ins, common_areas } = store.state;
  const hotel = check_ins[0]?.project_id ?? projects[0]?.id ?? '';
  const shared = common_areas.find(({ id }) => bookings.some((row) => JSON.stringify(row).includes(id)));
  const building = shared?.project_id ?? hotel;
  return [
    ...['devices', 'log-list', 'external-invitations-list', 'check-in-list'].map(
      (tab) => `access/${hotel}/${tab}`,
    ),
    ...['common-area', 'bookings'].map((tab) => `common-areas/${building}/${tab}`),
  ];
}
