import encodeQR from 'qr';
import type { AssetInvitationRow, InvitedDevice, QrAccessRow } from '../../../fixtures/rows/invitations';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { ProjectRow } from '../../../fixtures/rows/projects';
import { groupBy } from '../../server/groupBy';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';

/** Returns the state of an invitation at a time (Unix seconds). */
export function invitationStatus(row: AssetInvitationRow, now: number): ContractSchemas['AccessStatus'] {
  if (row.revoked_at !== null) return 'REVOKED';
  if (row.valid_until < now) return 'EXPIRED';
  return row.valid_from > now ? 'PENDING' : 'ACTIVE';
}

/** URL for the guest. It does not depend on the host's own URL. */
export const invitationUrl = (row: AssetInvitationRow) => `https://accesos.example/i/${row.uid}`;

/** Returns all locks among devices, for invitations that name none. */
const locksOf = (devices: readonly DeviceRow[]): InvitedDevice[] =>
  devices.flatMap((device) =>
    device.sensors
      .filter((sensor) => sensor.access_sensor_id !== null)
      .map((sensor) => ({
        access_sensor_id: sensor.access_sensor_id,
        device_id: device.device_id,
        gateway_id: device.gateway_id,
        label: `${device.name} · ${device.room}`,
        sensor_id: sensor.sensor_id,
        type: device.device_type,
      })),
  );

/** The rows that invitations refer to. */
interface InvitationRelations {
  assets: ReadonlyMap<string, AssetRow>;
  projects: ReadonlyMap<string, ProjectRow>;
  /** By asset. */
  devices: ReadonlyMap<string, readonly DeviceRow[]>;
}

/** Formats invitations to assets. `now` is Unix seconds. */
export async function invitationViews(
  rows: readonly AssetInvitationRow[],
  store: Store,
  now: number,
): Promise<ContractSchemas['AccessInvitation'][]> {
  const firstAssetIds = rows.map((row) => row.assets[0]?.asset_id);
  const openAssetIds = rows.flatMap((row) =>
    row.assets.filter(({ devices }) => devices === null).map(({ asset_id }) => asset_id),
  );
  const assets = await rowsById(store, 'assets', firstAssetIds);
  const relations: InvitationRelations = {
    assets,
    projects: await rowsById(
      store,
      'projects',
      [...assets.values()].map((asset) => asset.project_id),
    ),
    devices: groupBy(
      await store.list('devices', { asset_id: { in: [...new Set(openAssetIds)] } }),
      (device) => [device.asset_id],
    ),
  };
  return rows.map((row) => invitationView(row, relations, now));
}

/** Formats an invitation to assets. Times are Unix seconds. `id` repeats `uid`, since every record has one. */
function invitationView(
  row: AssetInvitationRow,
  relations: InvitationRelations,
  now: number,
): ContractSchemas['AccessInvitation'] {
  const asset = relations.assets.get(row.assets[0]?.asset_id ?? '');
  return {
    id: row.uid,
    uid: row.uid,
    alias: row.alias,
    assets: row.assets.map(({ asset_id, devices }) => ({
      asset_id,
      devices: devices ?? locksOf(relations.devices.get(asset_id) ?? []),
    })),
    community: relations.projects.get(asset?.project_id ?? '')?.name ?? null,
    created_at: row.created_at,
    created_by: row.created_by,
    revoked_at: row.revoked_at,
    status: invitationStatus(row, now),
    type: 'home',
    url: invitationUrl(row),
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    ...(row.is_new_invitation !== null && { is_new_invitation: row.is_new_invitation }),
  };
}

/** Returns the state of a QR access at a time (Unix seconds). */
export const qrStatus = (row: QrAccessRow, now: number): ContractSchemas['QrAccess']['status'] =>
  row.state !== 'REVOKED' && row.valid_until < now ? 'EXPIRED' : row.state;

/** Maximum text length in UTF-16 units: at three bytes each it still fits into a QR code. */
export const MAX_QR_LENGTH = 700;

/** Formats a QR access. `id` repeats `uid`, since every record has one. */
export function qrAccessView(row: QrAccessRow, now: number): ContractSchemas['QrAccess'] {
  const status = qrStatus(row, now);
  const qrImage = row.qr.length > MAX_QR_LENGTH ? null : encodeQR(row.qr, 'gif', { scale: 4 });
  return {
    id: row.uid,
    uid: row.uid,
    created_by: row.created_by,
    qr: row.qr,
    qr_base_64: qrImage && Buffer.from(qrImage).toString('base64'),
    status,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    is_shown: status === 'SHOWN',
  };
}
