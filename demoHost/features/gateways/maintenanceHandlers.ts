import { randomBytes } from 'node:crypto';
import { queueCommand, withdrawCommand } from '../../devices/commands';
import { readBody } from '../../server/requests/readBody';
import { gatewayInScope, ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import {
  conflictError,
  forbiddenError,
  HostError,
  notFoundError,
  unprocessableError,
} from '../../server/responses/hostError';
import { hasVersions, updateState, versionMemberOf, withCurrentVersion } from './versions';
import { latestVersions } from '../../../fixtures/deviceTypes/gatewayVersions';
import { gatewayUpdateModules } from '../../../fixtures/rows/gateways';
import type { GatewayRow, MaintenanceRow, GatewayUpdateModule } from '../../../fixtures/rows/gateways';
import { uuidFromText } from '../../../fixtures/generators/random';
import { requireGatewayDevice } from './rules';

/** Maintenance actions, on site or remote. */
const maintenanceActions = [
  'battery_replacement',
  'replacement',
  'added_device',
  'removed_device',
  'software_update',
  'cleaning',
  'on_site_check',
  'remote_check',
  'call_attended',
  'management_password',
] as const;

/** A new battery is full, and problems of the old one end. */
const addMaintenance: Handler = async (call) => {
  const row = await gatewayInScope(call, call.params.id);
  const action = maintenanceActions.find((candidate) => candidate === call.params.action);
  if (action === undefined) throw notFoundError();
  const data = readBody('addMaintenance', call.body).data;
  if (data.action !== action) throw unprocessableError('/data/action', 'No coincide con la dirección.');
  const device = await requireGatewayDevice(call, row, data.device_id);
  if (device && data.device_type && data.device_type !== device.device_type) {
    throw unprocessableError('/data/device_type', 'El dispositivo es de otro tipo.');
  }
  const isBattery = action === 'battery_replacement';
  for (const field of ['battery_voltage', 'battery_vendor'] as const) {
    if (isBattery && !data[field]) throw unprocessableError(`/data/${field}`, 'No puede estar vacío.');
  }
  const maintenanceRow: MaintenanceRow = {
    id: `man${randomBytes(5).toString('hex')}`,
    gateway_id: row.id,
    action,
    comments: data.comments ?? null,
    battery_vendor: data.battery_vendor ?? null,
    device_id: device?.device_id ?? null,
    device_type: device?.device_type ?? (data.device_type || null),
    battery_voltage: data.battery_voltage == null ? null : String(data.battery_voltage),
    user_id: call.actor.user.id,
    created_at: call.now,
  };
  if (isBattery && device && device.battery_level !== null) {
    await call.store.update('devices', device, {
      battery_level: 100,
      active_issues: device.active_issues.filter((issue) => issue !== 'battery_level'),
    });
  }
  await call.store.insert('maintenance', maintenanceRow);
  const { user_id: _user, ...maintenanceView } = maintenanceRow;
  return { status: 201, body: { data: maintenanceView } };
};

/** Returns the gateway of an update call; 403 if the user may not update it. */
async function updatableGatewayInScope(call: Call): Promise<GatewayRow> {
  const row = await gatewayInScope(call, call.params.gatewayId);
  if (!call.actor.user.roles.includes('ROLE_ASSETS_MANAGER_SUPER_ADMIN')) throw forbiddenError();
  return row;
}

function readModule({ params }: Call): GatewayUpdateModule {
  const module = gatewayUpdateModules.find((candidate) => candidate === params['module']);
  if (module === undefined) throw notFoundError();
  return module;
}

const findUpdate = ({ store }: Call, row: GatewayRow, module: GatewayUpdateModule) =>
  store.find('gateway_updates', { gateway_id: row.id, module });

/** 404 for products without published versions: the console then shows placeholders. */
const getLatestVersions: Handler = async (call) => {
  if (!hasVersions(await updatableGatewayInScope(call))) {
    throw new HostError(404, { code: 'versions_unknown', detail: 'No hay versiones para este gateway.' });
  }
  return ok({ data: latestVersions });
};

/** A module that was never updated counts as completed. */
const getUpdateState: Handler = async (call) => {
  const row = await updatableGatewayInScope(call);
  const module = readModule(call);
  const update = await findUpdate(call, row, module);
  return ok({
    data: update
      ? { uuid: update.uuid, state: await updateState(call, row, update) }
      : { uuid: uuidFromText(`${row.id} ${module}`), state: 'COMPLETED' },
  });
};

/** 409 while the module is being updated, or if it already has the latest version. */
const startUpdate: Handler = async (call) => {
  const row = await updatableGatewayInScope(call);
  const module = readModule(call);
  const lastUpdate = await findUpdate(call, row, module);
  if (lastUpdate && (await updateState(call, row, lastUpdate)) === 'IN_PROGRESS') {
    throw conflictError('update_in_progress', 'El gateway ya se está actualizando.');
  }
  const { store } = call;
  const currentRow = await withCurrentVersion(call, row);
  const versionMember = versionMemberOf(module);
  if (!hasVersions(row) || currentRow[versionMember] === latestVersions[module]) {
    throw conflictError('up_to_date', 'El gateway ya tiene la última versión.');
  }
  const version = latestVersions[module];
  const uuid = await queueCommand(call, {
    kind: 'update_gateway',
    gateway_id: row.id,
    device_uuid: null,
    payload: { module, version },
  });
  const update = { uuid, gateway_id: row.id, module, version, started_at: call.now, fails: false };
  // The version that the last update brought must outlive its row.
  await store.update('gateways', row, { [versionMember]: currentRow[versionMember] });
  if (lastUpdate) await withdrawCommand(store, lastUpdate.uuid);
  await store.remove('gateway_updates', { gateway_id: row.id, module });
  await store.insert('gateway_updates', update);
  return ok({ data: { uuid: update.uuid, state: await updateState(call, row, update) } });
};

/** Handlers: maintenance and updates of gateways. */
export const gatewayMaintenanceHandlers = { addMaintenance, getLatestVersions, getUpdateState, startUpdate };
