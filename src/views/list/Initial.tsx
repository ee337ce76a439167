import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readValue } from '../../fields/readValue';

/** The first letter of a value in a circle: a stand-in for a portrait, nothing to screen readers (AUSER-07). */
export function Initial({ field, record }: { field: Field; record: RaRecord }) {
  const value: unknown = readValue(field, record);
  // By code point: the first half of an emoji is no letter.
  const [letter = '?'] = typeof value === 'string' ? value.trim() : '';
  return (
    <span className="list-initial" aria-hidden>
      {letter.toLocaleUpperCase('es')}
    </span>
  );
}
