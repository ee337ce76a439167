import { readPath, readSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { FieldType } from '../core/types';
import type { ResolvedAddressOptions } from './schema';

const addressParts = (field: Field): readonly string[] => optionsOf<ResolvedAddressOptions>(field).parts;

const partText = (address: unknown, part: string): string => {
  const value = readPath(address, part);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/**
 * Returns the address of a record: the object at `field.source`, else the record itself; undefined if it has no address
 * member.
 */
export const readAddress = (record: unknown, field: Field): unknown => {
  const sourceValue = readSource(record, field);
  if (typeof sourceValue === 'string') return sourceValue;
  const address = typeof sourceValue === 'object' && sourceValue !== null ? sourceValue : record;
  return addressParts(field).some((part) => partText(address, part) !== '') ? address : undefined;
};

/** True if the part follows the previous one without a comma: "Calle Mayor 3, 28001 Madrid". */
const joinsWithSpace = (previousPart: string, part: string): boolean =>
  (previousPart === 'street_type' && part === 'street_name') ||
  (previousPart === 'street_name' && part === 'block_number') ||
  (/^(zip|postal)_code$/.test(previousPart) && part === 'city');

/**
 * Formats the address on one line, from all its members or only the `wanted` ones. Skips missing members; returns a value
 * that is already text as it is. Never throws.
 */
export const formatAddress = (
  value: unknown,
  field: Field,
  t: (text: string) => string,
  isIncluded: (part: string) => boolean = () => true,
): string => {
  if (typeof value === 'string') return value;
  let text = '';
  let previousPart = '';
  for (const part of addressParts(field).filter(isIncluded)) {
    const raw = partText(value, part);
    if (raw === '') continue;
    const label = part === 'street_type' ? streetType(raw, t) : raw;
    if (text !== '') text += joinsWithSpace(previousPart, part) ? ' ' : ', ';
    text += label;
    previousPart = part;
  }
  return text;
};

/** Formats all members of the address on one line. */
export const fullAddressText: FieldType['toText'] = (value, field, t) => formatAddress(value, field, t);

const streetType = (raw: string, t: (text: string) => string): string => {
  const key = `enums.street_type.${raw}`;
  const label = t(key);
  return label === key ? raw : label;
};
