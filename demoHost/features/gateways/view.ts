import type { GatewayRow } from '../../../fixtures/rows/gateways';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import { groupBy } from '../../server/groupBy';
import { rowsById } from '../../server/rowsById';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { ProjectRow } from '../../../fixtures/rows/projects';
import { withCurrentVersions } from './versions';
import type { DeviceCall } from '../../devices/commands';
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

/** Formats gateways, with the versions that their completed updates have brought. */
export async function gatewayViews(
  rows: readonly GatewayRow[],
  call: DeviceCall,
): Promise<ContractSchemas['Gateway'][]> {
  const { store } = call;
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
  return (await withCurrentVersions(call, rows)).map((row) => currentGatewayView(row, relations));
}

/** Formats a gateway for the detail. */
export async function gatewayView(row: GatewayRow, call: DeviceCall): Promise<ContractSchemas['Gateway']> {
  const [view] = await gatewayViews([row], call);
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

/** Returns what gateways report of themselves. */
export async function gatewayStatuses(
  rows: readonly GatewayRow[],
  { store, devices, now }: DeviceCall,
): Promise<ContractSchemas['GatewayStatus'][]> {
  const assets = await linkedAssets(rows, store);
  return rows.map((row) => devices.gatewayStatus(row, assets.get(row.id)?.[0]?.id ?? null, now));
}
