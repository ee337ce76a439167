import type { AssetRow } from '../../../fixtures/rows/assets';
import { readBody } from '../../server/requests/readBody';
import { assetInScope, ok, sendFile } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { formatCsv } from '../../lists/csv';
import { notFoundError } from '../../server/responses/hostError';
import { badParameterError, readQueryParams } from '../../server/requests/readQuery';
import type { QueryParamsOf } from '../../server/requests/readQuery';
import { sensorsOfAsset } from './sensors';
import type { SensorValues, SensorWithDevice, TimeRange } from '../../devices/devicePort';
import { sensorView } from '../devices/view';
import { resolveTimeRange } from './rules';

/** Without `show=all` returns only sensors with readable values. */
const listAssetSensors: Handler = async (call) => {
  const { show } = readQueryParams('listAssetSensors', call.query);
  const sensors = await sensorsOfAsset(call.store, await assetInScope(call, call.params.id));
  return ok({
    data: sensors
      .filter(({ sensor }) => show === 'all' || sensor.can_data_be_fetched)
      .map(({ sensor, device }) => sensorView(sensor, device)),
  });
};

/** Returns the sensor of the path if its device is in scope, or 404. */
async function sensorInScope({ store, actor, params }: Call): Promise<SensorWithDevice> {
  const sensorUuid = params['id'] ?? '';
  const device = await store.find('devices', { 'sensors.sensor_uuid': sensorUuid });
  const sensor = device?.sensors.find((candidate) => candidate.sensor_uuid === sensorUuid);
  if (!device || !sensor || !actor.canSee(device.client_id)) throw notFoundError();
  return { sensor, device };
}

/** An omitted member keeps its value. */
const updateSensor: Handler = async (call) => {
  const { sensor, device } = await sensorInScope(call);
  const { room, ...members } = readBody('updateSensor', call.body).data;
  // Forms send null for a cleared field; a sensor without a room stores an empty text.
  const changedSensor = { ...sensor, ...members, ...(room !== undefined && { room: room ?? '' }) };
  await call.store.update('devices', device, {
    sensors: device.sensors.map((current) => (current === sensor ? changedSensor : current)),
  });
  return ok({ data: sensorView(changedSensor, device) });
};

/**
 * Returns the values of the sensor that matches the query: the first with all given members. Presence belongs to the asset,
 * whatever else the query has.
 */
async function findValues(
  call: Call,
  asset: AssetRow,
  queryParams: QueryParamsOf<'getTimeSeries'>,
  range: TimeRange,
): Promise<SensorValues | undefined> {
  if (queryParams.sensor === 'VIRTUAL_PRESENCE') return call.devices.presenceValues(asset, range, call.now);
  const {
    sensor: type,
    device_id: deviceId,
    measure,
    sensor_id: sensorId,
    gateway_id: gatewayId,
  } = queryParams;
  const placedSensor = (await sensorsOfAsset(call.store, asset)).find(
    ({ sensor, device }) =>
      (type === undefined || sensor.sensor_type === type) &&
      (deviceId === undefined || device.device_id === deviceId) &&
      (measure === undefined || sensor.usage === measure) &&
      (sensorId === undefined || sensor.sensor_id === sensorId) &&
      (gatewayId === undefined || device.gateway_id === gatewayId),
  );
  return placedSensor && call.devices.sensorValues(placedSensor, range, call.now);
}

/** A query that matches no sensor of the asset returns no points. */
const getTimeSeries: Handler = async (call) => {
  const queryParams = readQueryParams('getTimeSeries', call.query);
  const asset = await assetInScope(call, call.params.assetId);
  const range = resolveTimeRange(queryParams, call.now);
  const noValues: SensorValues = { points: [], unit: '', total: null };
  const { points, unit, total } = (await findValues(call, asset, queryParams, range)) ?? noValues;
  return ok({ data: points, meta: { unit, total } });
};

/** One row per point. 404 if the sensor does not belong to the asset. */
const downloadTimeSeries: Handler = async (call) => {
  const queryParams = readQueryParams('downloadTimeSeries', call.query);
  const asset = await assetInScope(call, call.params.assetId);
  if (queryParams.assetId !== undefined && queryParams.assetId !== asset.id)
    throw badParameterError('assetId', 'No coincide con la dirección.');

  const placedSensor = (await sensorsOfAsset(call.store, asset)).find(
    ({ sensor }) => sensor.sensor_uuid === queryParams.sensor_uuid,
  );
  if (!placedSensor) throw notFoundError();
  const range = resolveTimeRange(queryParams, call.now);
  const { points, unit } = call.devices.sensorValues(placedSensor, range, call.now);
  const rows = points.map(({ ts, v }) => [ts, new Date(ts * 1000).toISOString(), v, unit]);
  return sendFile({
    name: 'assets_consumptions.csv',
    type: 'csv',
    content: formatCsv([['ts', 'date', 'value', 'unit'], ...rows]),
  });
};

/** Handlers: sensors of assets and their measurements. */
export const sensorHandlers = { listAssetSensors, updateSensor, getTimeSeries, downloadTimeSeries };
