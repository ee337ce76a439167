import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../../config/values/isEmpty';
import type { Field } from '../../../config/types';
import { readValue } from '../../../fields/core/readValue';
import { createRowKeys } from '../../../queries/list/rowKeys';

/** A record with usable coordinates, in degrees. */
export interface PlacedRecord {
  /** Key of the record on the map; records may lack ids. */
  key: string;
  record: RaRecord;
  latitude: number;
  longitude: number;
}

/** A record without usable coordinates; `values` are those of the host, '' if there are none. */
export interface UnplacedRecord {
  key: string;
  record: RaRecord;
  values: string;
}

/** Converts a value to degrees; NaN if it is none. Hosts may write numbers as texts. */
function toDegrees(value: unknown, limit: number): number {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const degrees = isNumeric ? Number(value) : NaN;
  return Math.abs(degrees) <= limit ? degrees : NaN;
}

/**
 * Separates the records that have a place on the map from the others. Coordinates outside the globe are unusable, and so is
 * 0, 0, which hosts write for unknown places.
 */
export function placeRecords(
  records: readonly RaRecord[],
  latitudeField: Field,
  longitudeField: Field,
): { placed: readonly PlacedRecord[]; unplaced: readonly UnplacedRecord[] } {
  const placed: PlacedRecord[] = [];
  const unplaced: UnplacedRecord[] = [];
  const keys = createRowKeys(records);
  records.forEach((record, index) => {
    const key = keys[index] ?? '';
    const values = [readValue(latitudeField, record), readValue(longitudeField, record)] as const;
    const latitude = toDegrees(values[0], 90);
    const longitude = toDegrees(values[1], 180);
    if (Number.isNaN(latitude + longitude) || (latitude === 0 && longitude === 0))
      unplaced.push({ key, record, values: values.every(isEmpty) ? '' : values.map(toShownText).join(', ') });
    else placed.push({ key, record, latitude, longitude });
  });
  return { placed, unplaced };
}

const toShownText = (value: unknown): string => (isEmpty(value) ? '–' : String(value));
