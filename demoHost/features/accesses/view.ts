import encodeQR from 'qr';
import type { AssetInvitationRow, InvitedDevice, QrAccessRow } from '../../../fixtures/rows/invitations';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** Returns the state of an invitation at a time (Unix seconds). */
export function invitationStatus(row: AssetInvitationRow, now: number): ContractSchemas['AccessStatus'] {
  if (row.revoked_at !== null) return 'REVOKED';
  if (row.valid_until < now) return 'EXPIRED';
  return row.valid_from > now ? 'PENDING' : 'ACTIVE';
}

/** URL for the guest. It does not depend on the host's own URL. */
export const invitationUrl = (row: AssetInvitationRow) => `https://accesos.example/i/${row.uid}`;

/** Returns all locks of an asset, for invitations that name none. */
const allLocksOf = async (assetId: string, store: Store): Promise<InvitedDevice[]> =>
  (await store.devicesOfAsset(assetId)).flatMap((device) =>
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

/** Formats an invitation to assets. Times are Unix seconds. `id` repeats `uid`, since every record has one. */
export async function invitationView(
  row: AssetInvitationRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['AccessInvitation']> {
  const asset = await store.asset(row.assets[0]?.asset_id ?? '');
  return {
    id: row.uid,
    uid: row.uid,
    alias: row.alias,
    assets: await Promise.all(
      row.assets.map(async ({ asset_id, devices }) => ({
        asset_id,
        devices: devices ?? (await allLocksOf(asset_id, store)),
      })),
    ),
    community: (await store.project(asset?.project_id ?? ''))?.name ?? null,
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
