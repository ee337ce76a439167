import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { Random } from '../../../fixtures/generators/random';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** The kinds of passwords (AACC-16). */
const passwordKinds = ['ADMIN_NUMERIC_PASSWORD', 'NUMERIC_PASSWORD', 'NFC_CODE'] as const;
export type SensorPasswordKind = (typeof passwordKinds)[number];

/** The rule for codes of a device; null: the product-wide rule holds (AACC-27). */
type DigitRule = ContractSchemas['DevicePasswords']['device_parameters'];

/** Six digits from 0 to 7 (AACC-26). */
const productRule = { max_digits: 6, min_digits: 6, valid_digits: '01234567' };

/** Seconds until a door confirms a new password, and until one with a bad connection does (AACC-34). */
const CONFIRM_SECONDS = 3;
const SLOW_CONFIRM_SECONDS = 8;

/** From this answering time on a connection is bad, in milliseconds. */
const BAD_LATENCY = 400;

/** Which kind of password a sensor holds; undefined when none. */
export const passwordKindOf = (sensor: SensorRow): SensorPasswordKind | undefined =>
  passwordKinds.find((kind) => kind === sensor.sensor_type);

/** Whether there is a password to set on the device. Without a gateway nothing would take it there. */
export const hasPasswords = (row: DeviceRow): boolean =>
  row.gateway_id !== null && row.sensors.some((sensor) => passwordKindOf(sensor) !== undefined);

/** What the device tells of its codes: some old ones tell nothing. */
export function digitRuleOf(row: DeviceRow): DigitRule {
  const variant = hashText(row.uuid) % 4;
  if (variant === 0) return null;
  return variant === 1 ? productRule : { max_digits: 8, min_digits: 4, valid_digits: '0123456789' };
}

/** Whether the device would take the password; null empties the slot. */
export function isValidPassword(row: DeviceRow, kind: SensorPasswordKind, password: string | null): boolean {
  if (password === null) return true;
  // AACC-29, AACC-30: 8 to 14 hexadecimal signs, in pairs.
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

/** What a slot holds that nobody ever changed: the first of its kind mostly something, the others mostly nothing. */
function initialPassword(row: DeviceRow, sensor: SensorRow, kind: SensorPasswordKind): string | null {
  const random = createRandom(hashText(`${sensor.sensor_uuid} password`));
  const isFirst = row.sensors.find((item) => item.sensor_type === kind) === sensor;
  if (!random.chance(isFirst ? 0.85 : 0.2)) return null;
  return kind === 'NFC_CODE' ? randomNfcCode(random) : random.code(6, '01234567');
}

/** Seconds until the device confirms; it never does without a connection. */
function confirmSeconds(row: DeviceRow): number {
  if (row.connectivity === 'OFFLINE') return Infinity;
  return row.latency !== null && row.latency >= BAD_LATENCY ? SLOW_CONFIRM_SECONDS : CONFIRM_SECONDS;
}

/** The password that the device confirmed up to `now` (Unix seconds); null for an empty slot. */
export function passwordOf(store: Store, row: DeviceRow, sensor: SensorRow, now: number): string | null {
  const kind = passwordKindOf(sensor);
  if (kind === undefined) return null;
  const sentPassword = store.find('sensor_passwords', { sensor_uuid: sensor.sensor_uuid });
  if (!sentPassword) return initialPassword(row, sensor, kind);
  return now >= sentPassword.asked_at + confirmSeconds(row) ? sentPassword.password : sentPassword.before;
}

/** Sends a password on its way. The last one sent counts. */
export function sendPassword(
  store: Store,
  row: DeviceRow,
  sensor: SensorRow,
  password: string | null,
  now: number,
): void {
  const previousPassword = passwordOf(store, row, sensor, now);
  const { sensor_uuid } = sensor;
  store.remove('sensor_passwords', { sensor_uuid });
  store.insert('sensor_passwords', { sensor_uuid, password, before: previousPassword, asked_at: now });
}
