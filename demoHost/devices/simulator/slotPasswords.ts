import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { Random } from '../../../fixtures/generators/random';
import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';

const randomNfcCode = (random: Random) =>
  ['04', ...Array.from({ length: random.int(3, 6) }, () => random.code(2, '0123456789ABCDEF'))].join(':');

/**
 * Returns the content of a slot that was never changed: usually set in the first of its type, usually empty in the
 * others.
 */
export function slotPassword(row: DeviceRow, sensor: SensorRow): string | null {
  const kind = sensor.sensor_type;
  const random = createRandom(hashText(`${sensor.sensor_uuid} password`));
  const isFirst = row.sensors.find((item) => item.sensor_type === kind) === sensor;
  if (!random.chance(isFirst ? 0.85 : 0.2)) return null;
  return kind === 'NFC_CODE' ? randomNfcCode(random) : random.code(6, '01234567');
}
