import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import { isDone, queueDeviceCommand, withdrawCommand } from '../../devices/commands';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Call } from '../../server/call';

/** Password types. */
const passwordKinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type SensorPasswordKind = (typeof passwordKinds)[number];

/** Code rule for devices that report none: six digits from 0 to 7. */
const productRule = { max_digits: 6, min_digits: 6, valid_digits: '01234567' };

/** Returns the password type of a sensor; undefined if it has none. */
export const passwordKindOf = (sensor: SensorRow): SensorPasswordKind | undefined =>
  passwordKinds.find((kind) => kind === sensor.sensor_type);

/** True if the device has passwords that can be set. Without a gateway they could not reach the device. */
export const hasPasswords = (row: DeviceRow): boolean =>
  row.gateway_id !== null && row.sensors.some((sensor) => passwordKindOf(sensor) !== undefined);

/** Rule for codes that a device reports; null if it reports none. */
type DigitRule = ContractSchemas['DevicePasswords']['device_parameters'];

/** True if a device with this rule accepts the password; null clears the slot. */
export function isValidPassword(rule: DigitRule, kind: SensorPasswordKind, password: string | null): boolean {
  if (password === null) return true;
  // 8 to 14 hexadecimal digits, in pairs.
  if (kind === 'NFC_CODE') return /^[0-9a-f]{2}(?::[0-9a-f]{2}){3,6}$/i.test(password);
  const { max_digits, min_digits, valid_digits } = rule ?? productRule;
  return (
    password.length >= min_digits &&
    password.length <= max_digits &&
    [...password].every((digit) => valid_digits.includes(digit))
  );
}

/** Input for reading and sending passwords: `vault` encrypts them in the store, and `now` is Unix seconds. */
type PasswordCall = Pick<Call, 'store' | 'vault' | 'devices' | 'now'>;

/** Returns the last password that the device has confirmed; null for an empty slot. */
export async function passwordOf(
  call: PasswordCall,
  row: DeviceRow,
  sensor: SensorRow,
): Promise<string | null> {
  if (passwordKindOf(sensor) === undefined) return null;
  const sent = await call.store.find('sensor_passwords', { sensor_uuid: sensor.sensor_uuid });
  if (!sent) return call.devices.initialPassword(row, sensor);
  const sealed = (await isDone(call, sent.command_id, { device: row })) ? sent.password : sent.before;
  return sealed === null ? null : call.vault.open(sealed, sensor.sensor_uuid);
}

/** Sends a password to the device. The last one sent wins. */
export async function sendPassword(
  call: PasswordCall,
  row: DeviceRow,
  sensor: SensorRow,
  text: string | null,
): Promise<void> {
  const { store, vault, now } = call;
  const { sensor_uuid } = sensor;
  const seal = (value: string | null) => (value === null ? null : vault.seal(value, sensor_uuid));
  const before = seal(await passwordOf(call, row, sensor));
  const replaced = await store.find('sensor_passwords', { sensor_uuid });
  if (replaced) await withdrawCommand(store, replaced.command_id);
  await store.remove('sensor_passwords', { sensor_uuid });
  const password = seal(text);
  const payload = { sensor_uuid, sensor_id: sensor.sensor_id, password };
  const command_id = await queueDeviceCommand(call, row, 'set_password', payload);
  await store.insert('sensor_passwords', { sensor_uuid, password, before, command_id, asked_at: now });
}
