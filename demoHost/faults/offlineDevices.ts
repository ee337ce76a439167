import { HostError } from '../server/responses/hostError';
import type { DeviceRow } from '../../fixtures/rows/devices';
import type { Database, Store } from '../store/store';
import { faultTexts } from './faultTexts';

/** Finds the device by uuid, device id or door opener. */
const findDevice = (store: Store, name: string): Promise<DeviceRow | undefined> =>
  store.find('devices', {
    any: [{ uuid: name }, { device_id: name }, { 'sensors.access_sensor_id': name }],
  });

/**
 * Devices that faults took offline. Their rows change while the fault is active, so every list shows it and every call
 * that needs the device answers by its own rules.
 */
export class OfflineDevices {
  /** Device uuid → connectivity before the fault. */
  private readonly originalConnectivity = new Map<string, DeviceRow['connectivity']>();

  constructor(private readonly database: Database) {}

  /** Returns the uuid of the named device; throws 422 if there is none. */
  async resolveUuid(name: string): Promise<string> {
    const row = await this.database.transaction('read', (store) => findDevice(store, name));
    if (row) return row.uuid;
    throw new HostError(422, {
      code: 'invalid',
      detail: faultTexts.es.invalidValues.device,
      pointer: '/value',
    });
  }

  /** Sets exactly these devices offline. */
  async applyOffline(uuids: ReadonlySet<string>): Promise<void> {
    if (uuids.size === 0 && this.originalConnectivity.size === 0) return;
    await this.database.transaction('write', (store) => this.setConnectivity(store, uuids));
    for (const uuid of this.originalConnectivity.keys())
      if (!uuids.has(uuid)) this.originalConnectivity.delete(uuid);
  }

  private async setConnectivity(store: Store, offlineUuids: ReadonlySet<string>): Promise<void> {
    for (const uuid of new Set([...offlineUuids, ...this.originalConnectivity.keys()])) {
      const row = await store.find('devices', { uuid });
      if (!row) continue;
      const original = this.originalConnectivity.get(uuid);
      if (!offlineUuids.has(uuid)) {
        await store.update('devices', row, { connectivity: original });
        continue;
      }
      if (original === undefined) this.originalConnectivity.set(uuid, row.connectivity);
      await store.update('devices', row, { connectivity: 'OFFLINE' });
    }
  }

  /** Discards the saved connectivity after the seeded data was restored. */
  clear(): void {
    this.originalConnectivity.clear();
  }
}
