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
export function refuseTakenQr({ store }: CallContext, row: GatewayRow, code: string): void {
  if (store.list('gateways', { qr_code: code }).some((otherGateway) => otherGateway !== row)) {
    throw conflictError('qr_in_use', 'El código QR ya está en uso.');
  }
}

/** Checks that the gateway may move to this project, or leave its own. `pointer` is the place in the body. */
export function checkProjectChange(
  call: CallContext,
  row: GatewayRow,
  projectId: string | null,
  pointer: string,
): void {
  const { actor, store } = call;
  if (!actor.permissions.has(projectId === null ? 'unassign_gateway' : 'assign_gateway'))
    throw forbiddenError();
  const target = projectId === null ? undefined : store.project(projectId);
  if (projectId !== null && (!target || !actor.canSee(target.client_id))) {
    throw unprocessableError(pointer, 'No existe este edificio.');
  }
  if (store.assetsOfGateway(row.id).length > 0) {
    throw conflictError('gateway_has_assets', 'El gateway está vinculado a un activo.');
  }
  if (projectId !== null && row.type !== 'private' && row.project_id !== null) {
    throw conflictError('gateway_in_project', 'El gateway ya está asignado a otro edificio.');
  }
}

/** Returns the shared sensors after a change: named sensors get these assets, the others keep theirs. */
export function mergeSharedSensors(
  call: CallContext,
  row: GatewayRow,
  input: SharedSensorsInput,
  pointer: string,
) {
  const { actor, store } = call;
  const ownSensorUuids = new Set(
    store.devicesOfGateway(row.id).flatMap((device) => device.sensors.map((sensor) => sensor.sensor_uuid)),
  );
  const assetIdsBySensor = new Map(
    row.shared_sensors.map((sharedSensor) => [sharedSensor.sensor_uuid, sharedSensor.asset_ids]),
  );
  input.forEach((sensorInput, i) => {
    const uuid = sensorInput.sensor_uuid ?? sensorInput.sensorUuid;
    if (
      uuid === undefined ||
      !ownSensorUuids.has(uuid) ||
      (sensorInput.sensor_uuid && sensorInput.sensorUuid)
    ) {
      const name = sensorInput.sensorUuid === undefined ? 'sensor_uuid' : 'sensorUuid';
      throw unprocessableError(`${pointer}/${i}/${name}`, 'No es un sensor de este gateway.');
    }
    sensorInput.assets.forEach((id, n) => {
      const asset = store.asset(id);
      if (!asset || !actor.canSee(asset.client_id) || asset.client_id !== row.client_id) {
        throw unprocessableError(`${pointer}/${i}/assets/${n}`, 'No existe este activo.');
      }
    });
    if (sensorInput.assets.length > 0) assetIdsBySensor.set(uuid, [...new Set(sensorInput.assets)]);
    else assetIdsBySensor.delete(uuid);
  });
  return [...assetIdsBySensor].map(([sensor_uuid, asset_ids]) => ({ sensor_uuid, asset_ids }));
}

/** Changes the QR of a gateway, also in the links of its assets. */
export function setGatewayQr({ store }: CallContext, row: GatewayRow, code: string): void {
  store.update('gateways', row, { qr_code: code });
  for (const asset of store.assetsOfGateway(row.id)) {
    store.update('assets', asset, {
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
function moveToAsset(store: Store, row: GatewayRow, asset: AssetRow | undefined): void {
  const placement = { client_id: asset?.client_id ?? row.client_id, project_id: asset?.project_id ?? null };
  store.update('gateways', row, placement);
  for (const device of store.devicesOfGateway(row.id))
    store.update('devices', device, { ...placement, asset_id: asset?.id ?? null });
}

/** Links a gateway, or throws 409: it must be private and free, and the asset must have none. */
export function linkGatewayToAsset(call: CallContext, asset: AssetRow, row: GatewayRow): void {
  const { store } = call;
  if (row.type !== 'private') {
    throw conflictError('gateway_not_private', 'Un gateway compartido no se puede vincular a un activo.');
  }
  if (store.assetsOfGateway(row.id).length > 0) {
    throw conflictError('gateway_linked', 'El gateway ya está vinculado a un activo.');
  }
  if (asset.gateways.length > 0) {
    throw conflictError('asset_has_gateway', 'El activo ya está vinculado a otro gateway.');
  }
  store.update('assets', asset, {
    gateways: [...asset.gateways, { gateway_id: row.id, qr_code: row.qr_code ?? '' }],
    gateway_connection_status: connectionStatus[row.state],
    updated_at: call.now,
  });
  store.update('gateways', row, { deployed_at: row.deployed_at ?? call.now });
  moveToAsset(store, row, asset);
}

/** Returns the device named in the body, or 422; undefined if the work was done on the gateway itself. */
export function requireGatewayDevice({ store }: CallContext, row: GatewayRow, id: string | null | undefined) {
  if (!id) return undefined;
  const device = store.devicesOfGateway(row.id).find((candidate) => candidate.device_id === id);
  if (!device) throw unprocessableError('/data/device_id', 'No es un dispositivo de este gateway.');
  return device;
}

/** Unlinks an asset and a gateway; 404 if they are not linked. The gateway keeps its company, without project. */
export function unlinkGatewayFromAsset({ store, now }: CallContext, asset: AssetRow, row: GatewayRow): void {
  if (!asset.gateways.some((assetGateway) => assetGateway.gateway_id === row.id)) throw notFoundError();
  const gateways = asset.gateways.filter((assetGateway) => assetGateway.gateway_id !== row.id);
  const remainingGateway = store.gateway(gateways[0]?.gateway_id ?? '');
  store.update('assets', asset, {
    gateways,
    gateway_connection_status: remainingGateway ? connectionStatus[remainingGateway.state] : null,
    updated_at: now,
  });
  moveToAsset(store, row, undefined);
}

/** Moves a gateway with its devices to a project and its company; without a project the company stays. */
export function moveToProject({ store }: CallContext, row: GatewayRow, projectId: string | null): void {
  const client_id = store.project(projectId ?? '')?.client_id ?? row.client_id;
  const placement = { project_id: projectId, client_id };
  store.update('gateways', row, placement);
  for (const device of store.devicesOfGateway(row.id)) store.update('devices', device, placement);
}

/** Deletes a gateway with its devices. 409 for a gateway that serves an asset, or a shared one that serves a project. */
export function removeGateway({ store }: CallContext, row: GatewayRow): void {
  if (store.assetsOfGateway(row.id).length > 0) {
    throw conflictError('gateway_has_assets', 'El gateway está vinculado a un activo.');
  }
  if (row.type !== 'private' && row.project_id !== null) {
    throw conflictError('gateway_in_project', 'El gateway está asignado a un edificio.');
  }
  store.remove('gateways', { id: row.id });
  store.remove('devices', { gateway_id: row.id });
  store.remove('gateway_updates', { gateway_id: row.id });
}
