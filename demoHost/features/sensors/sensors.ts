import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import { hashText } from '../../../fixtures/generators/random';
import type { SeriesSource } from './series/points';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

/** A sensor with its device. */
export interface SensorWithDevice {
  sensor: SensorRow;
  device: DeviceRow;
}

const sensorsWithDevice = (device: DeviceRow): SensorWithDevice[] =>
  device.sensors.map((sensor) => ({ sensor, device }));

/** Returns the sensors of an asset: those of its devices, then those that gateways share with it. */
export async function sensorsOfAsset(store: Store, asset: AssetRow): Promise<SensorWithDevice[]> {
  const ownSensors = (await store.list('devices', { asset_id: asset.id })).flatMap(sensorsWithDevice);
  const gateways = await store.list('gateways', { 'shared_sensors.asset_ids': asset.id });
  const sharedUuids = new Set(
    gateways
      .flatMap((gateway) => gateway.shared_sensors)
      .filter(({ asset_ids }) => asset_ids.includes(asset.id))
      .map(({ sensor_uuid }) => sensor_uuid),
  );
  const gatewayDevices = await store.list('devices', { gateway_id: { in: gateways.map(({ id }) => id) } });
  const sharedSensors = gatewayDevices
    .flatMap(sensorsWithDevice)
    .filter(({ sensor }) => sharedUuids.has(sensor.sensor_uuid));
  return [...ownSensors, ...sharedSensors.filter(({ device }) => device.asset_id !== asset.id)];
}

/** Returns the source of a sensor's values. A device that is not online has none after its last report. */
export function sensorSeries({ sensor, device }: SensorWithDevice, now: number): SeriesSource {
  const isReporting = sensor.can_data_be_fetched && device.connectivity !== 'UNKNOWN';
  return {
    sensorType: sensor.sensor_type,
    seed: hashText(device.uuid),
    // Shared sensors report the same to everyone.
    presence: hashText(device.asset_id ?? device.project_id ?? device.uuid),
    since: device.created_at,
    until: !isReporting ? 0 : device.connectivity === 'OFFLINE' ? device.updated_at : now,
  };
}

/** Presence is computed for the asset as a whole; without a gateway there is none. */
export const presenceSeries = (asset: AssetRow, now: number): SeriesSource => ({
  sensorType: 'VIRTUAL_PRESENCE',
  seed: hashText(`${asset.id} presence`),
  presence: hashText(asset.id),
  since: asset.created_at,
  until: asset.gateways.length > 0 ? now : 0,
});
