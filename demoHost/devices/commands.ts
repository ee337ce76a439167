import type { CommandState, DeviceCommandRow } from '../../fixtures/rows/deviceCommands';
import type { DeviceRow } from '../../fixtures/rows/devices';
import type { Call } from '../server/call';
import { newId } from '../server/newId';
import type { Store } from '../store/store';
import type { CommandTarget } from './devicePort';

/** Input for commands: the store, the adapter and the time. */
export type DeviceCall = Pick<Call, 'store' | 'devices' | 'now'>;

type NewCommand = Pick<DeviceCommandRow, 'kind' | 'gateway_id' | 'device_uuid' | 'payload'>;

/** Stores a command in the transaction of the call. It goes to its device after the commit. */
export async function queueCommand({ store, now }: DeviceCall, command: NewCommand): Promise<string> {
  const id = newId('cmd-');
  await store.insert('device_commands', {
    id,
    ...command,
    state: 'pending',
    asked_at: now,
    next_check_at: now,
    finished_at: null,
  });
  return id;
}

/** Stores a command to a device. */
export const queueDeviceCommand = (
  call: DeviceCall,
  device: DeviceRow,
  kind: DeviceCommandRow['kind'],
  payload: DeviceCommandRow['payload'],
): Promise<string> =>
  queueCommand(call, { kind, gateway_id: device.gateway_id, device_uuid: device.uuid, payload });

/** Deletes a command that a later one replaces, so that it no longer reaches its device. */
export const withdrawCommand = (store: Store, id: string): Promise<void> =>
  store.remove('device_commands', { id });

/** True if the command has taken effect. A command that is no longer stored has. */
export async function isDone(
  { store, devices, now }: DeviceCall,
  commandId: string,
  target: Partial<CommandTarget>,
): Promise<boolean> {
  const command = await store.find('device_commands', { id: commandId });
  if (!command) return true;
  return stateOf(devices, command, { device: undefined, gateway: undefined, ...target }, now) === 'done';
}

/** Returns the state of a command: a stored result, or what the adapter knows. */
export const stateOf = (
  devices: DeviceCall['devices'],
  command: DeviceCommandRow,
  target: CommandTarget,
  now: number,
): CommandState => (command.finished_at === null ? devices.stateOf(command, target, now) : command.state);
