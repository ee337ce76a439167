import { expect, it } from 'vitest';
import { parseSensors } from '../sensors';
import { sensorRow } from '../testing/sensorRow';
import { findCounterpart } from './findCounterpart';

const parse = (...rows: object[]) => parseSensors({ data: rows });
const [own] = parse({ ...sensorRow('own', 'LITERS_HOUR'), name: 'Agua', usage: 'Agua fría' });

it('the counterpart of a sensor has its type, and its use before its name before its room', () => {
  if (!own) throw new Error('no sensor');
  const find = (...rows: object[]) => findCounterpart(own, parse(...rows))?.id;
  const row = (id: string, more: object) => ({ ...sensorRow(id, 'LITERS_HOUR'), room: 'Patio', ...more });
  expect(find()).toBeUndefined();
  expect(find(sensorRow('a', 'TEMPERATURE'))).toBeUndefined();
  expect(find(row('a', {}), row('b', {}))).toBe('a');
  expect(find(row('a', { room: 'Salón' }), row('b', { name: 'Agua' }))).toBe('b');
  expect(find(row('a', { room: 'Salón', name: 'Agua' }), row('b', { usage: 'Agua fría' }))).toBe('b');
});

it('a meter of readings is drawn in another way than a value, and is no counterpart', () => {
  const [meter] = parse({ ...sensorRow('m', 'LITERS'), are_values_accumulated: true });
  if (!meter) throw new Error('no sensor');
  expect(findCounterpart(meter, parse(sensorRow('v', 'LITERS')))).toBeUndefined();
});
