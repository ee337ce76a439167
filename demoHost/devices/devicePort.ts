import type { AssetRow } from '../../fixtures/rows/assets';
import type { ContractSchemas } from '../../fixtures/rows/contractSchemas';
import type { CommandState, DeviceCommandRow } from '../../fixtures/rows/deviceCommands';
import type { DeviceRow, SensorRow } from '../../fixtures/rows/devices';
import type { GatewayRow } from '../../fixtures/rows/gateways';

/** A sensor with its device. */
export interface SensorWithDevice {
  sensor: SensorRow;
  device: DeviceRow;
}

/** A value at a time. */
interface SensorPoint {
  /** Unix seconds. */
  ts: number;
  v: number;
}

/** Points in chronological order, their unit, and their sum if it is meaningful. */
export interface SensorValues {
  points: SensorPoint[];
  unit: string;
  total: number | null;
}

/** A time range in Unix seconds, inclusive. */
export interface TimeRange {
  from: number;
  until: number;
}

/** The device or gateway of a command, as stored now. */
export interface CommandTarget {
  device: DeviceRow | undefined;
  gateway: GatewayRow | undefined;
}

/** Way back from an adapter to the store, for what devices report by themselves. */
export interface DeviceReports {
  /** Stores the result of a command; a later report of the same command changes nothing. */
  finish(commandId: string, state: 'done' | 'failed'): Promise<void>;
}

/**
 * Everything that the host knows from devices and gateways, and everything that it asks of them. Rules and calls know only this
 * interface. `simulator/simulator.ts` implements it for the demo. `now` is Unix seconds.
 *
 * An adapter for real devices, such as one for MQTT, has to do this:
 *
 * - `advance`: publish a `pending` command to its gateway with the command's id as message id, and return `sent`. For a `sent`
 *   one return `command.state`, or publish it again if the gateway did not confirm it in time; devices must treat a repeated id as
 *   one command. Throw while the broker is not reachable: the command stays, and is tried again. The password in a payload opens
 *   with `Vault.open(payload.password, payload.sensor_uuid)`; publish it over an encrypted connection and log no payload.
 * - `stateOf`: return `command.state`. It is called within transactions and must not wait.
 * - `start`: subscribe to confirmations, and call `reports.finish` for each. Several hosts may run on one database, so use a
 *   shared subscription, or accept that each result arrives once per host. `stop` ends the subscription.
 * - Reading: keep what gateways and sensors report in collections of its own and answer from them.
 */
export interface DevicePort {
  /** Returns the state of a command as far as the host knows it, for calls that read it. */
  stateOf(command: DeviceCommandRow, target: CommandTarget, now: number): CommandState;
  /**
   * Continues with a command that is not finished, and returns its state. Called outside of transactions, every few seconds for
   * each such command and by one host at a time; also for commands from before a restart. It can be called again for the same
   * state.
   */
  advance(command: DeviceCommandRow, target: CommandTarget, now: number): Promise<CommandState>;
  start?(reports: DeviceReports): void;
  stop?(): void;

  /** Returns the rule for codes that the device reports; null if it reports none. */
  passwordRule(device: DeviceRow): ContractSchemas['DevicePasswords']['device_parameters'];
  /** Returns the password that a slot had before the host sent one; null for an empty slot. */
  initialPassword(device: DeviceRow, sensor: SensorRow): string | null;
  /** Returns what a gateway reports of itself. `assetId` is the asset that it serves. */
  gatewayStatus(gateway: GatewayRow, assetId: string | null, now: number): ContractSchemas['GatewayStatus'];
  /** Returns the values of a sensor. */
  sensorValues(sensor: SensorWithDevice, range: TimeRange, now: number): SensorValues;
  /** Returns the presence in an asset, which is computed from all its sensors. */
  presenceValues(asset: AssetRow, range: TimeRange, now: number): SensorValues;
}
