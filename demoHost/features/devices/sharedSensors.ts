import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import type { Store } from '../../store/store';

/** A sensor in the shared parts of a project, with its device. */
export interface SharedSensor {
  sensor: SensorRow;
  device: DeviceRow;
}

/** Returns the sensors in the shared parts of a project. */
export const sharedSensorsOf = async (store: Store, projectId: string): Promise<SharedSensor[]> =>
  (await store.list('devices', { project_id: projectId, asset_id: null })).flatMap((device) =>
    device.sensors.map((sensor) => ({ sensor, device })),
  );
