import { HostError } from '../server/responses/hostError';
import type { DeviceRow } from '../../fixtures/rows/devices';
import type { State } from '../../fixtures/rows/state';
import type { Store } from '../store/store';

/** Finds the device by uuid, device id or door opener. */
function findDevice(store: Store, name: string): DeviceRow | undefined {
  return store
    .list('devices')
    .find(
      (row) =>
        row.uuid === name ||
        row.device_id === name ||
        row.sensors.some((sensor) => sensor.access_sensor_id === name),
    );
}

/**
 * Devices that faults took offline. Their rows change while the fault is active, so every list shows it and every call
 * that needs the device answers by its own rules. The persisted state keeps the real connectivity.
 */
export class OfflineDevices {
  /** Device uuid → connectivity before the fault. */
  private readonly originalConnectivity = new Map<string, DeviceRow['connectivity']>();

  constructor(private readonly store: Store) {}

  /** Returns the uuid of the named device; throws 422 if there is none. */
  resolveUuid(name: string): string {
    const row = findDevice(this.store, name);
    if (row) return row.uuid;
    throw new HostError(422, { code: 'invalid', detail: 'No existe este aparato.', pointer: '/value' });
  }

  /** Sets exactly these devices offline. */
  applyOffline(uuids: ReadonlySet<string>): void {
    if (uuids.size === 0 && this.originalConnectivity.size === 0) return;
    for (const row of this.store.list('devices')) {
      const original = this.originalConnectivity.get(row.uuid);
      if (uuids.has(row.uuid)) {
        if (original === undefined) this.originalConnectivity.set(row.uuid, row.connectivity);
        this.store.update('devices', row, { connectivity: 'OFFLINE' });
      } else if (original !== undefined) {
        this.store.update('devices', row, { connectivity: original });
      }
    }
    for (const uuid of this.originalConnectivity.keys())
      if (!uuids.has(uuid)) this.originalConnectivity.delete(uuid);
  }

  /** Discards the saved connectivity after the seeded data was restored. */
  clear(): void {
    this.originalConnectivity.clear();
  }

  /** Returns the state with the real connectivity. */
  withRealConnectivity(state: State): State {
    if (this.originalConnectivity.size === 0) return state;
    const devices = state.devices.map((row) => {
      const original = this.originalConnectivity.get(row.uuid);
      return original === undefined ? row : { ...row, connectivity: original };
    });
    return { ...state, devices };
  }
}
