import type { Sensor } from '../sensors';
import { getChartKind } from '../sensorSeries';

/**
 * Returns the sensor of another record that measures the same: of the same type, drawn in the same way. The one with
 * the same use, name and room wins, in this order of weight, else the first.
 */
export function findCounterpart(sensor: Sensor, others: readonly Sensor[]): Sensor | undefined {
  const candidates = others.filter(
    (other) => other.type === sensor.type && getChartKind(other) === getChartKind(sensor),
  );
  const score = (other: Sensor): number =>
    Number(other.usage === sensor.usage) * 4 +
    Number(other.name === sensor.name) * 2 +
    Number(other.room === sensor.room);
  return candidates.reduce<Sensor | undefined>(
    (best, other) => (best === undefined || score(other) > score(best) ? other : best),
    undefined,
  );
}
