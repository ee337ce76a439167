import type { CallContext } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { sharedSensorsOf } from '../devices/sharedSensors';
import type { CommonAreaRow } from '../../../fixtures/rows/commonAreas';

/**
 * Checks the rules that a schema cannot express: repeated days, intervals that end before they start, overlapping
 * intervals and sensors of other projects.
 */
export async function checkCommonArea(
  call: CallContext,
  projectId: string,
  input: {
    days_availability?: string | undefined;
    time_availability?: CommonAreaRow['time_availability'] | undefined;
    sensor_ids?: string[] | undefined;
  },
): Promise<void> {
  const days = input.days_availability?.split(',') ?? [];
  if (new Set(days).size < days.length) throw unprocessableError('/days_availability', 'Días repetidos.');
  const hours = (input.time_availability ?? []).map(
    (interval) => [interval.time_availability_start, normalizeEnd(interval.time_availability_end)] as const,
  );
  hours.forEach(([start, end], i) => {
    if (start >= end)
      throw unprocessableError(
        `/time_availability/${i}`,
        'La hora de fin debe ser posterior a la de inicio.',
      );
  });
  const sorted = hours.toSorted(([a], [b]) => a.localeCompare(b));
  if (sorted.some(([start], i) => i > 0 && start < (sorted[i - 1]?.[1] ?? '')))
    throw unprocessableError('/time_availability', 'Horarios solapados', 'overlapping_hours');
  const sensorUuids = new Set(
    (await sharedSensorsOf(call.store, projectId)).map(({ sensor }) => sensor.sensor_uuid),
  );
  input.sensor_ids?.forEach((id, i) => {
    if (!sensorUuids.has(id))
      throw unprocessableError(`/sensor_ids/${i}`, 'No es un sensor de este edificio.');
  });
}

/** An interval that ends at midnight ends with its day. */
const normalizeEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
