import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { SensorWithDevice } from '../../devices/devicePort';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

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
