import { randomBytes } from 'node:crypto';
import { readBody } from '../../server/requests/readBody';
import { assetInScope, noContent, ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { newCloudDevice } from '../../../fixtures/deviceTypes/newCloudDevice';
import type { SensorNames } from '../../../fixtures/deviceTypes/newCloudDevice';
import { checkCloudDevice, requireDeviceType, checkSensors } from './rules';
import { cloudDeviceInScope } from '../devices/scope';
import { deviceTypeView } from './view';
import { deviceTypes } from '../../../fixtures/deviceTypes/catalogue';
import type { DeviceType } from '../../../fixtures/deviceTypes/deviceType';
import { unprocessableError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import type { CloudConfig } from '../../../fixtures/rows/cloudDevices';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { cloudDeviceView, sensorLabel } from './view';

const listDeviceTypes: Handler = ({ query, path }) => {
  const queryParams = readQueryParams('listDeviceTypes', query);
  const { rows, links, meta } = paginate(deviceTypes, queryParams, path, query);
  return ok({ data: rows.map(deviceTypeView), links, meta });
};

async function checkPlan(
  call: Call,
  type: DeviceType,
  asset: AssetRow | null,
  cloud: CloudConfig,
  labels: string[],
  self?: DeviceRow,
) {
  const projectId = asset ? asset.project_id : (self?.project_id ?? null);
  const projectType = (await call.store.find('projects', { id: projectId ?? '' }))?.type ?? null;
  await checkCloudDevice(call.store, { ...cloud, type, labels, asset, projectType }, call.actor, self);
}

const createCloudDevice: Handler = async (call) => {
  const { data } = readBody('createCloudDevice', call.body);
  const type = requireDeviceType(data.device_type);
  const asset = await assetInScope(call, data.asset_id);
  checkSensors(data.sensors, type);
  const { serial_number, config_parameters, extra_information } = data;
  const cloud = { serial_number, config_parameters, extra_information };
  await checkPlan(
    call,
    type,
    asset,
    cloud,
    data.sensors.map(({ label }) => label),
  );
  const row = newCloudDevice({
    ...data,
    type,
    place: { client_id: asset.client_id, project_id: asset.project_id, asset_id: asset.id },
    cloud,
    code: randomBytes(5).toString('hex'),
    now: call.now,
  });
  await call.store.insert('devices', row);
  return { status: 201, body: cloudDeviceView(row) };
};

const getCloudDevice: Handler = async (call) =>
  ok(cloudDeviceView(await cloudDeviceInScope(call, call.params.deviceId ?? '')));

/** Returns the asset after the change: another one, none, or the current one. */
async function resolveAsset(
  call: Call,
  row: DeviceRow,
  assetId: string | null | undefined,
): Promise<AssetRow | null> {
  if (assetId === null || (assetId === undefined && row.asset_id === null)) return null;
  return assetInScope(call, assetId ?? row.asset_id ?? '');
}

/** Returns the sensors of a device with new names. */
const renameSensors = (row: DeviceRow, names: readonly SensorNames[]) =>
  row.sensors.map((sensor) => {
    const newNames = names.find(({ label }) => label === sensorLabel(row, sensor.sensor_type));
    return newNames ? { ...sensor, name: newNames.name, room: newNames.room } : sensor;
  });

/** The rules apply to the whole device after the change. */
const updateCloudDevice: Handler = async (call) => {
  const row = await cloudDeviceInScope(call, call.params.deviceId ?? '');
  const { data } = readBody('updateCloudDevice', call.body);
  const type = requireDeviceType(data.device_type ?? row.device_type);
  if (type.device_type !== row.device_type)
    throw unprocessableError('/data/device_type', 'El tipo de un dispositivo no se puede cambiar.');
  const asset = await resolveAsset(call, row, data.asset_id);
  checkSensors(data.sensors ?? [], type, row);
  const cloud: CloudConfig = {
    serial_number: data.serial_number ?? row.cloud?.serial_number ?? '',
    config_parameters: data.config_parameters ?? row.cloud?.config_parameters ?? [],
    extra_information: data.extra_information ?? row.cloud?.extra_information ?? [],
  };
  const labels = data.sensors?.map(({ label }) => label) ?? type.sensors.map(({ label }) => label);
  await checkPlan(call, type, asset, cloud, labels, row);
  const placement = asset
    ? { client_id: asset.client_id, project_id: asset.project_id, asset_id: asset.id }
    : { asset_id: null };
  const updated = await call.store.update('devices', row, {
    ...placement,
    sensors: renameSensors(row, data.sensors ?? []),
    name: data.name ?? row.name,
    room: data.room ?? row.room,
    shared: asset === null,
    cloud,
    updated_at: call.now,
  });
  return ok(cloudDeviceView(updated));
};

const deleteCloudDevice: Handler = async (call) => {
  const row = await cloudDeviceInScope(call, call.params.deviceId ?? '');
  await call.store.remove('devices', { uuid: row.uuid });
  await call.store.remove('device_permissions', { device_id: row.uuid });
  return noContent;
};

const enableCloudDevice: Handler = async (call) => {
  const row = await cloudDeviceInScope(call, call.params.deviceId ?? '');
  const { enabled } = readBody('enableCloudDevice', call.body).data;
  const updated = await call.store.update('devices', row, { enabled, updated_at: call.now });
  return ok(cloudDeviceView(updated));
};

/** Handlers: devices that report without a gateway, and device types. */
export const cloudDeviceHandlers = {
  listDeviceTypes,
  createCloudDevice,
  getCloudDevice,
  updateCloudDevice,
  deleteCloudDevice,
  enableCloudDevice,
};
