import { failsUpdate } from '../../../fixtures/deviceTypes/gatewayVersions';
import { hashText } from '../../../fixtures/generators/random';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { CommandState, DeviceCommandRow } from '../../../fixtures/rows/deviceCommands';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { CommandTarget, DevicePort, SensorWithDevice } from '../devicePort';
import { gatewayMetrics } from './gatewayMetrics';
import { generateValues } from './series/points';
import type { SeriesSource } from './series/points';
import { slotPassword } from './slotPasswords';

/** Seconds until a changed permission takes effect. */
const PERMISSION_SECONDS = 2;

/** Seconds until a door confirms a new password, and the same for a door with a bad connection. */
const CONFIRM_SECONDS = 3;
const SLOW_CONFIRM_SECONDS = 8;

/** Latency in milliseconds from which a connection counts as bad. */
const BAD_LATENCY = 400;

/** Duration of an update in seconds: three polls of the console. */
export const UPDATE_SECONDS = 80;

/** Returns the seconds until the device confirms; it never does while offline. */
function confirmSeconds(device: DeviceRow | undefined): number {
  if (device?.connectivity === 'OFFLINE') return Infinity;
  return device !== undefined && device.latency !== null && device.latency >= BAD_LATENCY
    ? SLOW_CONFIRM_SECONDS
    : CONFIRM_SECONDS;
}

/** Seconds that a command takes. */
const secondsOf: Readonly<Record<DeviceCommandRow['kind'], (target: CommandTarget) => number>> = {
  open_door: () => 0,
  set_password: ({ device }) => confirmSeconds(device),
  set_permission: () => PERMISSION_SECONDS,
  update_gateway: () => UPDATE_SECONDS,
};

function stateOf(command: DeviceCommandRow, target: CommandTarget, now: number): CommandState {
  if (now < command.asked_at + secondsOf[command.kind](target)) return 'sent';
  const isFailed =
    command.kind === 'update_gateway' && target.gateway !== undefined && failsUpdate(target.gateway);
  return isFailed ? 'failed' : 'done';
}

/** Returns the source of a sensor's values. A device that is not online has none after its last report. */
function sensorSeries({ sensor, device }: SensorWithDevice, now: number): SeriesSource {
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
const presenceSeries = (asset: AssetRow, now: number): SeriesSource => ({
  sensorType: 'VIRTUAL_PRESENCE',
  seed: hashText(`${asset.id} presence`),
  presence: hashText(asset.id),
  since: asset.created_at,
  until: asset.gateways.length > 0 ? now : 0,
});

/**
 * Devices of the demo. Everything follows from the rows and the clock: the state of a command from the time that it was asked
 * at, values and metrics from ids. So it needs no timers and no memory, and a restart loses nothing.
 */
export const simulator: DevicePort = {
  stateOf,
  advance: (command, target, now) => Promise.resolve(stateOf(command, target, now)),
  passwordRule: (device) => {
    const variant = hashText(device.uuid) % 4;
    if (variant === 0) return null;
    return variant === 1
      ? { max_digits: 6, min_digits: 6, valid_digits: '01234567' }
      : { max_digits: 8, min_digits: 4, valid_digits: '0123456789' };
  },
  initialPassword: slotPassword,
  gatewayStatus: gatewayMetrics,
  sensorValues: (sensor, { from, until }, now) => generateValues(sensorSeries(sensor, now), from, until),
  presenceValues: (asset, { from, until }, now) => generateValues(presenceSeries(asset, now), from, until),
};
