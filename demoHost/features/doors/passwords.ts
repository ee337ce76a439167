import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { Random } from '../../../fixtures/generators/random';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Call } from '../../server/call';

/** Password types. */
const passwordKinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type SensorPasswordKind = (typeof passwordKinds)[number];

/** Code rule of a device; null: the product-wide rule applies. */
type DigitRule = ContractSchemas['DevicePasswords']['device_parameters'];

/** Six digits from 0 to 7. */
const productRule = { max_digits: 6, min_digits: 6, valid_digits: '01234567' };

/** Seconds until a door confirms a new password, and the same for a door with a bad connection. */
const CONFIRM_SECONDS = 3;
const SLOW_CONFIRM_SECONDS = 8;

/** Latency in milliseconds from which a connection counts as bad. */
const BAD_LATENCY = 400;

/** Returns the password type of a sensor; undefined if it has none. */
export const passwordKindOf = (sensor: SensorRow): SensorPasswordKind | undefined =>
  passwordKinds.find((kind) => kind === sensor.sensor_type);

/** True if the device has passwords that can be set. Without a gateway they could not reach the device. */
export const hasPasswords = (row: DeviceRow): boolean =>
  row.gateway_id !== null && row.sensors.some((sensor) => passwordKindOf(sensor) !== undefined);

/** Returns the code rule that the device reports; some old devices report none. */
export function digitRuleOf(row: DeviceRow): DigitRule {
  const variant = hashText(row.uuid) % 4;
  if (variant === 0) return null;
  return variant === 1 ? productRule : { max_digits: 8, min_digits: 4, valid_digits: '0123456789' };
}

/** True if the device accepts the password; null clears the slot. */
export function isValidPassword(row: DeviceRow, kind: SensorPasswordKind, password: string | null): boolean {
  if (password === null) return true;
  // 8 to 14 hexadecimal digits, in pairs.
  if (kind === 'NFC_CODE') return /^[0-9a-f]{2}(?::[0-9a-f]{2}){3,6}$/i.test(password);
  const { max_digits, min_digits, valid_digits } = digitRuleOf(row) ?? productRule;
  return (
    password.length >= min_digits &&
    password.length <= max_digits &&
    [...password].every((digit) => valid_digits.includes(digit))
  );
}

const randomNfcCode = (random: Random) =>
  ['04', ...Array.from({ length: random.int(3, 6) }, () => random.code(2, '0123456789ABCDEF'))].join(':');

/**
 * Returns the content of a slot that was never changed: usually set in the first of its type, usually empty in the
 * others.
 */
function initialPassword(row: DeviceRow, sensor: SensorRow, kind: SensorPasswordKind): string | null {
  const random = createRandom(hashText(`${sensor.sensor_uuid} password`));
  const isFirst = row.sensors.find((item) => item.sensor_type === kind) === sensor;
  if (!random.chance(isFirst ? 0.85 : 0.2)) return null;
  return kind === 'NFC_CODE' ? randomNfcCode(random) : random.code(6, '01234567');
}

/** Returns the seconds until the device confirms; it never does while offline. */
function confirmSeconds(row: DeviceRow): number {
  if (row.connectivity === 'OFFLINE') return Infinity;
  return row.latency !== null && row.latency >= BAD_LATENCY ? SLOW_CONFIRM_SECONDS : CONFIRM_SECONDS;
}

/** Input for reading and sending passwords: `vault` encrypts them in the store, and `now` is Unix seconds. */
type PasswordCall = Pick<Call, 'store' | 'vault' | 'now'>;

/** Returns the last password that the device has confirmed; null for an empty slot. */
export async function passwordOf(
  { store, vault, now }: PasswordCall,
  row: DeviceRow,
  sensor: SensorRow,
): Promise<string | null> {
  const kind = passwordKindOf(sensor);
  if (kind === undefined) return null;
  const sentPassword = await store.find('sensor_passwords', { sensor_uuid: sensor.sensor_uuid });
  if (!sentPassword) return initialPassword(row, sensor, kind);
  const sealed =
    now >= sentPassword.asked_at + confirmSeconds(row) ? sentPassword.password : sentPassword.before;
  return sealed === null ? null : vault.open(sealed, sensor.sensor_uuid);
}

/** Sends a password to the device. The last one sent wins. */
export async function sendPassword(
  call: PasswordCall,
  row: DeviceRow,
  sensor: SensorRow,
  password: string | null,
): Promise<void> {
  const { store, vault, now } = call;
  const { sensor_uuid } = sensor;
  const seal = (text: string | null) => (text === null ? null : vault.seal(text, sensor_uuid));
  const before = seal(await passwordOf(call, row, sensor));
  await store.remove('sensor_passwords', { sensor_uuid });
  await store.insert('sensor_passwords', { sensor_uuid, password: seal(password), before, asked_at: now });
}
