import type { GatewayRow } from '../../../fixtures/rows/gateways';
import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import { groupBy } from '../../server/groupBy';
import { rowsById } from '../../server/rowsById';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { ProjectRow } from '../../../fixtures/rows/projects';
import { withCurrentVersions } from './versions';
import type { Store } from '../../store/store';

/** True if the gateway has reported and is deployed. */
const isReachable = (row: GatewayRow) => row.state !== 'unknown' && row.deployed_at !== null;

/** The rows that gateways refer to, and that refer to them. */
interface GatewayRelations {
  /** Assets and devices by gateway. */
  assets: ReadonlyMap<string, readonly AssetRow[]>;
  devices: ReadonlyMap<string, readonly DeviceRow[]>;
  projects: ReadonlyMap<string, ProjectRow>;
}

const linkedAssets = async (rows: readonly GatewayRow[], store: Store) =>
  groupBy(await store.list('assets', { 'gateways.gateway_id': { in: rows.map((row) => row.id) } }), (asset) =>
    asset.gateways.map((link) => link.gateway_id),
  );

/** Formats gateways, with the versions that their completed updates have brought. `now` is Unix seconds. */
export async function gatewayViews(
  rows: readonly GatewayRow[],
  store: Store,
  now: number,
): Promise<ContractSchemas['Gateway'][]> {
  const relations: GatewayRelations = {
    assets: await linkedAssets(rows, store),
    devices: groupBy(
      await store.list('devices', { gateway_id: { in: rows.map((row) => row.id) } }),
      (device) => [device.gateway_id],
    ),
    projects: await rowsById(
      store,
      'projects',
      rows.map((row) => row.project_id),
    ),
  };
  return (await withCurrentVersions(store, rows, now)).map((row) => currentGatewayView(row, relations));
}

/** Formats a gateway for the detail. `now` is Unix seconds. */
export async function gatewayView(
  row: GatewayRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['Gateway']> {
  const [view] = await gatewayViews([row], store, now);
  // There is one view a row.
  return view as ContractSchemas['Gateway'];
}

/** Formats a gateway that has its current versions. The names are those of the product's documents. */
function currentGatewayView(row: GatewayRow, relations: GatewayRelations): ContractSchemas['Gateway'] {
  const assets = relations.assets.get(row.id) ?? [];
  const devices = relations.devices.get(row.id) ?? [];
  const isOpen = isReachable(row);
  return {
    id: row.id,
    qrCode: row.qr_code,
    alias: row.alias,
    name: row.name,
    vendor: row.vendor,
    sku: row.sku,
    type: row.type,
    status: row.state,
    assetId: assets[0]?.id ?? null,
    assets: assets.map(({ id, alias }) => ({ id, alias })),
    projectId: row.project_id,
    projectAlias: relations.projects.get(row.project_id ?? '')?.name ?? null,
    dns_url: isOpen ? `https://${row.id.toLowerCase()}.gateways.example` : null,
    batch_id: `L${row.sku.length}${row.hw_version.replace('.', '')}`,
    batch_name: `Lote ${row.sku}`,
    master_user: isOpen ? `instalador-${row.id.slice(1, 5).toLowerCase()}` : null,
    voice_assistant_user: row.alias === null ? null : `voz-${row.id.slice(1, 5).toLowerCase()}`,
    hw_version: row.hw_version,
    gatewayVersion: row.system_version,
    daemonVersion: row.daemon_version,
    helper_version: '1.6.0',
    knx_version: row.sku === 'GW-DIN-10' ? '2.3.1' : null,
    os_version: 'Debian 12',
    zwave_version: row.zwave_version,
    firmware_version: `${row.hw_version}.${row.daemon_version}`,
    productionDate: row.production_date,
    deployed_at: row.deployed_at,
    deployment_date: row.deployed_at,
    assistant_cloud: row.state === 'online',
    assistant_cloud_url: row.state === 'online' ? 'https://asistente.gateways.example' : null,
    devices: devices.map((device) => device.uuid),
    sensors: devices.flatMap((device) => device.sensors.map((sensor) => sensor.sensor_uuid)),
    shared_sensors_visibility: row.type !== 'private',
    shared_sensors: row.shared_sensors.map(({ sensor_uuid, asset_ids }) => ({
      sensor_uuid,
      assets: asset_ids,
    })),
    managementLinks: {
      control_panel: isOpen ? `https://panel.gateways.example/${row.id}` : null,
      openhab: isOpen ? `https://openhab.gateways.example/${row.id}` : null,
      ssh_teleport: isOpen && row.sku !== 'GW-MINI' ? `https://teleport.gateways.example/${row.id}` : null,
    },
  };
}

/** Value from which a metric is an issue, in its own unit. */
const thresholds = {
  cpu_temperature: 80,
  cpu_ram_used: 90,
  cpu_hdd_used: 85,
  cpu_load: 4,
  battery_level: 15,
};

const units = {
  cpu_temperature: '°C',
  cpu_ram_used: '%',
  cpu_hdd_used: '%',
  cpu_load: '',
  battery_level: '%',
};

const networkQualities = ['good', 'good', 'good', 'medium', 'bad'] as const;

/**
 * Returns the platform's metrics of a gateway; they stay the same for the same gateway. A gateway that never reported has
 * no list of issues, which counts as unknown. `now` is Unix seconds.
 */
export async function gatewayStatuses(
  rows: readonly GatewayRow[],
  store: Store,
  now: number,
): Promise<ContractSchemas['GatewayStatus'][]> {
  const assets = await linkedAssets(rows, store);
  return rows.map((row) => gatewayStatus(row, assets.get(row.id)?.[0]?.id ?? null, now));
}

function gatewayStatus(
  row: GatewayRow,
  assetId: string | null,
  now: number,
): ContractSchemas['GatewayStatus'] {
  const random = createRandom(hashText(row.id));
  const isOnline = row.state === 'online';
  const isKnown = row.state !== 'unknown';
  const load = {
    cpu_temperature: random.int(38, 86),
    cpu_ram_used: random.int(22, 96),
    cpu_hdd_used: random.int(15, 92),
    cpu_load: random.int(5, 480) / 100,
  };
  const metrics = ['cpu_temperature', 'cpu_ram_used', 'cpu_hdd_used', 'cpu_load'] as const;
  const hasZwave = random.chance(0.93);
  const hasVpn = random.chance(0.96);
  const issues = [
    ...(isOnline ? [] : ['online']),
    ...metrics.filter((metric) => load[metric] >= thresholds[metric]),
    ...(hasZwave ? [] : ['zwave_controller']),
    ...(hasVpn ? [] : ['vpn_connection']),
  ];
  const networkQuality = isKnown ? random.pick(networkQualities) : 'unknown';
  const offlineSeconds = isOnline ? 0 : random.int(1, 400) * 900;
  const uptime = random.int(1, 900) * 3600;
  const ip = [random.int(16, 31), random.int(0, 255), random.int(2, 250)].join('.');
  return {
    gateway_id: row.id,
    asset_id: assetId,
    project_id: row.project_id,
    vpn_ip: isKnown ? `172.${ip}` : null,
    last_connection: isKnown ? now - offlineSeconds - random.int(5, 240) : null,
    uptime: isOnline ? uptime : null,
    time_offline: isKnown ? offlineSeconds : null,
    health: isKnown ? Math.max(0, 100 - issues.length * 18 - (isOnline ? 0 : 40)) : null,
    ...(isKnown && { activeIssues: issues }),
    thresholds,
    units,
    ...(isKnown ? load : { cpu_temperature: null, cpu_ram_used: null, cpu_hdd_used: null, cpu_load: null }),
    used_inodes: isKnown ? random.int(40_000, 300_000) : null,
    total_inodes: isKnown ? 458_752 : null,
    used_swap: isKnown ? random.int(0, 400) : null,
    total_swap: isKnown ? 512 : null,
    zwave_controller: isOnline && hasZwave,
    helper_api: isOnline,
    vpn_connection: isOnline && hasVpn,
    helper_service: isOnline,
    assistant_cloud_service: isOnline,
    network_interface: row.network_interface,
    networkState: {
      bandWidth: isKnown ? random.int(2, 300) : null,
      latency: isKnown ? random.int(8, networkQuality === 'bad' ? 900 : 120) : null,
      percentagePackageLost: isKnown ? (networkQuality === 'good' ? 0 : random.int(1, 30)) : null,
      status: networkQuality,
    },
  };
}
