import { readPath, readSource } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';
import type { AddressFilled } from './schema';

const partsOf = (field: Field): readonly string[] => optionsOf<AddressFilled>(field).parts;

const partText = (address: unknown, part: string): string => {
  const value = readPath(address, part);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** The address of a record: an object at `field.source`, else the record itself; undefined when no part is there. */
export const readAddress = (record: unknown, field: Field): unknown => {
  const nested = readSource(record, field);
  if (typeof nested === 'string') return nested;
  const address = typeof nested === 'object' && nested !== null ? nested : record;
  return partsOf(field).some((part) => partText(address, part) !== '') ? address : undefined;
};

/** Parts that follow the one before without a comma: "Calle Mayor 3, 28001 Madrid". */
const joinsBefore = (before: string, part: string): boolean =>
  (before === 'street_type' && part === 'street_name') ||
  (before === 'street_name' && part === 'block_number') ||
  (/^(zip|postal)_code$/.test(before) && part === 'city');

/**
 * The address on one line, of all its parts or of those that are `wanted`. Missing parts leave no gap; one that is a text
 * already stays it. Total.
 */
export const addressOf = (
  value: unknown,
  field: Field,
  t: (text: string) => string,
  wanted: (part: string) => boolean = () => true,
): string => {
  if (typeof value === 'string') return value;
  let text = '';
  let before = '';
  for (const part of partsOf(field).filter(wanted)) {
    const raw = partText(value, part);
    if (raw === '') continue;
    const shown = part === 'street_type' ? streetType(raw, t) : raw;
    if (text !== '') text += joinsBefore(before, part) ? ' ' : ', ';
    text += shown;
    before = part;
  }
  return text;
};

/** The whole address on one line. */
export const addressText: FieldType['toText'] = (value, field, t) => addressOf(value, field, t);

const streetType = (raw: string, t: (text: string) => string): string => {
  const key = `enums.street_type.${raw}`;
  const label = t(key);
  return label === key ? raw : label;
};
