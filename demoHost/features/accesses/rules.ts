import { conflictError, HostError, unprocessableError } from '../../server/responses/hostError';
import { overlaps, refuseEnded } from './validity';
import type { Validity } from './validity';
import type { AssetInvitationRow, InvitedDevice } from '../../../fixtures/rows/invitations';
import { invitationStatus, qrStatus } from './view';
import type { RequestBodyOf } from '../../server/requests/readBody';
import type { CallContext } from '../../server/call';
import type { AssetRow } from '../../../fixtures/rows/assets';

/** Refuses administrators who may neither list nor create invitations to homes. */
export function refuseHomes({ actor }: CallContext, asset: AssetRow): void {
  if (asset.type === 'HOME' && actor.user.roles.includes('ROLE_ASSETS_MANAGER_ADMIN'))
    throw new HostError(403, {
      code: 'home_invitations',
      detail: 'Tu usuario no puede gestionar invitaciones de viviendas.',
    });
}

type InvitedDeviceInput =
  RequestBodyOf<'createInvitation'>['data']['attributes']['assets'][number]['devices'][number];

/**
 * Returns the lock named in a body: a lock of the asset, or of the whole building. Throws 422 at `at` if there is none.
 */
export async function findInvitedLock(
  { store }: CallContext,
  asset: AssetRow,
  input: InvitedDeviceInput,
  pointer: string,
): Promise<InvitedDevice> {
  const sharedGateways = await store.list('gateways', {
    project_id: asset.project_id ?? '',
    type: { not: 'private' },
  });
  const sharedDevices = await store.list('devices', {
    gateway_id: { in: sharedGateways.map((gateway) => gateway.id) },
  });
  const sensor = [...(await store.list('devices', { asset_id: asset.id })), ...sharedDevices]
    .filter((row) => row.device_id === input.deviceId && row.gateway_id === input.gatewayId)
    .flatMap((row) => row.sensors)
    .find((sensorRow) => sensorRow.sensor_id === input.sensorId && sensorRow.access_sensor_id !== null);
  if (!sensor) throw unprocessableError(pointer, 'No abre ninguna puerta de este activo.');
  return {
    access_sensor_id: sensor.access_sensor_id,
    device_id: input.deviceId,
    gateway_id: input.gatewayId,
    label: input.label,
    sensor_id: input.sensorId,
    type: input.type,
  };
}

/** Throws 406 unless every asset has a lock that can read a code. */
export async function requireQrReaders({ store }: CallContext, assets: readonly AssetRow[]): Promise<void> {
  const hasReader = async (id: string) =>
    (await store.list('devices', { asset_id: id })).some((row) => row.lock_type !== null);
  const readers = await Promise.all(assets.map((asset) => hasReader(asset.id)));
  if (readers.includes(false))
    throw new HostError(406, { code: 'no_reader', detail: 'El activo no tiene ningún lector de QR.' });
}

/** Throws 409 if the code already opens something of the same company on overlapping days. */
export async function refuseTakenCode(
  { store, now }: CallContext,
  code: string,
  assets: readonly AssetRow[],
  validity: Validity,
): Promise<void> {
  const candidates = (await store.list('qr_accesses', { qr: code })).filter(
    (row) => !['REVOKED', 'EXPIRED'].includes(qrStatus(row, now)) && overlaps(row, validity),
  );
  const owners = await Promise.all(
    candidates.map((row) => store.find('assets', { id: row.asset_ids[0] ?? '' })),
  );
  if (owners.some((owner) => owner?.client_id === assets[0]?.client_id))
    throw conflictError('qr_in_use', 'El código QR ya está en uso en esas fechas.');
}

/** Revokes an invitation; 409 if it is already over. */
export async function revokeInvitation({ store, now }: CallContext, row: AssetInvitationRow): Promise<void> {
  refuseEnded(invitationStatus(row, now));
  await store.update('asset_invitations', row, { revoked_at: now });
}
