import type { RequestBodyOf } from '../../server/requests/readBody';
import type { CallContext } from '../../server/call';
import {
  conflictError,
  forbiddenError,
  notFoundError,
  unprocessableError,
} from '../../server/responses/hostError';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

export type GatewayUpdateInput = RequestBodyOf<'updateGateway'>;

type SharedSensorsInput = NonNullable<GatewayUpdateInput['shared_sensors']>;

/** Throws 409 if another gateway has the QR. */
export async function refuseTakenQr({ store }: CallContext, row: GatewayRow, code: string): Promise<void> {
  if ((await store.count('gateways', { qr_code: code, id: { not: row.id } })) > 0) {
    throw conflictError('qr_in_use', 'El código QR ya está en uso.');
  }
}

/** Checks that the gateway may move to this project, or leave its own. `pointer` is the place in the body. */
export async function checkProjectChange(
  call: CallContext,
  row: GatewayRow,
  projectId: string | null,
  pointer: string,
): Promise<void> {
  const { actor, store } = call;
  if (!actor.permissions.has(projectId === null ? 'unassign_gateway' : 'assign_gateway'))
    throw forbiddenError();
  const target = projectId === null ? undefined : await store.find('projects', { id: projectId });
  if (projectId !== null && (!target || !actor.canSee(target.client_id))) {
    throw unprocessableError(pointer, 'No existe este edificio.');
  }
  if ((await store.count('assets', { 'gateways.gateway_id': row.id })) > 0) {
    throw conflictError('gateway_has_assets', 'El gateway está vinculado a un activo.');
  }
  if (projectId !== null && row.type !== 'private' && row.project_id !== null) {
    throw conflictError('gateway_in_project', 'El gateway ya está asignado a otro edificio.');
  }
}

/** Returns the shared sensors after a change: named sensors get these assets, the others keep theirs. */
export async function mergeSharedSensors(
  call: CallContext,
  row: GatewayRow,
  input: SharedSensorsInput,
  pointer: string,
) {
  const { actor, store } = call;
  const ownSensorUuids = new Set(
    (await store.list('devices', { gateway_id: row.id })).flatMap((device) =>
      device.sensors.map((sensor) => sensor.sensor_uuid),
    ),
  );
  const assetIdsBySensor = new Map(
    row.shared_sensors.map((sharedSensor) => [sharedSensor.sensor_uuid, sharedSensor.asset_ids]),
  );
  for (const [i, sensorInput] of input.entries()) {
    const uuid = sensorInput.sensor_uuid ?? sensorInput.sensorUuid;
    if (
      uuid === undefined ||
      !ownSensorUuids.has(uuid) ||
      (sensorInput.sensor_uuid && sensorInput.sensorUuid)
    ) {
      const name = sensorInput.sensorUuid === undefined ? 'sensor_uuid' : 'sensorUuid';
      throw unprocessableError(`${pointer}/${i}/${name}`, 'No es un sensor de este gateway.');
    }
    for (const [n, id] of sensorInput.assets.entries()) {
      const asset = await store.find('assets', { id });
      if (!asset || !actor.canSee(asset.client_id) || asset.client_id !== row.client_id) {
        throw unprocessableError(`${pointer}/${i}/assets/${n}`, 'No existe este activo.');
      }
    }
    if (sensorInput.assets.length > 0) assetIdsBySensor.set(uuid, [...new Set(sensorInput.assets)]);
    else assetIdsBySensor.delete(uuid);
  }
  return [...assetIdsBySensor].map(([sensor_uuid, asset_ids]) => ({ sensor_uuid, asset_ids }));
}

/** Changes the QR of a gateway, also in the links of its assets. */
export async function setGatewayQr({ store }: CallContext, row: GatewayRow, code: string): Promise<void> {
  await store.update('gateways', row, { qr_code: code });
  for (const asset of await store.list('assets', { 'gateways.gateway_id': row.id })) {
    await store.update('assets', asset, {
      gateways: asset.gateways.map((linkGatewayToAsset) =>
        linkGatewayToAsset.gateway_id === row.id
          ? { ...linkGatewayToAsset, qr_code: code }
          : linkGatewayToAsset,
      ),
    });
  }
}

const connectionStatus = { online: 'connected', offline: 'disconnected', unknown: null } as const;

/** Moves a gateway with its devices to the asset, its project and its company; without an asset the company stays. */
async function moveToAsset(store: Store, row: GatewayRow, asset: AssetRow | undefined): Promise<GatewayRow> {
  const placement = { client_id: asset?.client_id ?? row.client_id, project_id: asset?.project_id ?? null };
  const moved = await store.update('gateways', row, placement);
  for (const device of await store.list('devices', { gateway_id: row.id }))
    await store.update('devices', device, { ...placement, asset_id: asset?.id ?? null });
  return moved;
}

/** Links a gateway and returns it, or throws 409: it must be private and free, and the asset must have none. */
export async function linkGatewayToAsset(
  call: CallContext,
  asset: AssetRow,
  row: GatewayRow,
): Promise<GatewayRow> {
  const { store } = call;
  if (row.type !== 'private') {
    throw conflictError('gateway_not_private', 'Un gateway compartido no se puede vincular a un activo.');
  }
  if ((await store.count('assets', { 'gateways.gateway_id': row.id })) > 0) {
    throw conflictError('gateway_linked', 'El gateway ya está vinculado a un activo.');
  }
  if (asset.gateways.length > 0) {
    throw conflictError('asset_has_gateway', 'El activo ya está vinculado a otro gateway.');
  }
  await store.update('assets', asset, {
    gateways: [...asset.gateways, { gateway_id: row.id, qr_code: row.qr_code ?? '' }],
    gateway_connection_status: connectionStatus[row.state],
    updated_at: call.now,
  });
  await store.update('gateways', row, { deployed_at: row.deployed_at ?? call.now });
  return moveToAsset(store, row, asset);
}

/** Returns the device named in the body, or 422; undefined if the work was done on the gateway itself. */
export async function requireGatewayDevice(
  { store }: CallContext,
  row: GatewayRow,
  id: string | null | undefined,
) {
  if (!id) return undefined;
  const device = (await store.list('devices', { gateway_id: row.id })).find(
    (candidate) => candidate.device_id === id,
  );
  if (!device) throw unprocessableError('/data/device_id', 'No es un dispositivo de este gateway.');
  return device;
}

/** Unlinks an asset and a gateway; 404 if they are not linked. The gateway keeps its company, without project. */
export async function unlinkGatewayFromAsset(
  { store, now }: CallContext,
  asset: AssetRow,
  row: GatewayRow,
): Promise<void> {
  if (!asset.gateways.some((assetGateway) => assetGateway.gateway_id === row.id)) throw notFoundError();
  const gateways = asset.gateways.filter((assetGateway) => assetGateway.gateway_id !== row.id);
  const remainingGateway = await store.find('gateways', { id: gateways[0]?.gateway_id ?? '' });
  await store.update('assets', asset, {
    gateways,
    gateway_connection_status: remainingGateway ? connectionStatus[remainingGateway.state] : null,
    updated_at: now,
  });
  await moveToAsset(store, row, undefined);
}

/** Moves a gateway with its devices to a project and its company; without a project the company stays. */
export async function moveToProject(
  { store }: CallContext,
  row: GatewayRow,
  projectId: string | null,
): Promise<void> {
  const client_id = (await store.find('projects', { id: projectId ?? '' }))?.client_id ?? row.client_id;
  const placement = { project_id: projectId, client_id };
  await store.update('gateways', row, placement);
  for (const device of await store.list('devices', { gateway_id: row.id }))
    await store.update('devices', device, placement);
}

/** Deletes a gateway with its devices. 409 for a gateway that serves an asset, or a shared one that serves a project. */
export async function removeGateway({ store }: CallContext, row: GatewayRow): Promise<void> {
  if ((await store.count('assets', { 'gateways.gateway_id': row.id })) > 0) {
    throw conflictError('gateway_has_assets', 'El gateway está vinculado a un activo.');
  }
  if (row.type !== 'private' && row.project_id !== null) {
    throw conflictError('gateway_in_project', 'El gateway está asignado a un edificio.');
  }
  await store.remove('gateways', { id: row.id });
  await store.remove('devices', { gateway_id: row.id });
  await store.remove('gateway_updates', { gateway_id: row.id });
  await store.remove('device_commands', { gateway_id: row.id });
}
