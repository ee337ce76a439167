import { readPath, readSource } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { FileFilled } from './schema';

/** The file of a record as one value, also where its name stands in another member. */
export const readFile = (record: unknown, field: Field): unknown => {
  const value = readSource(record, field);
  const { nameSource } = optionsOf<FileFilled>(field);
  const name = nameSource === undefined ? undefined : readPath(record, nameSource);
  return typeof value === 'string' && value !== '' && typeof name === 'string'
    ? { name, content: value }
    : value;
};

/** Whether the host keeps the files of a field elsewhere, so that a record has an address or an id of it. */
export const isElsewhere = (field: Field): boolean => {
  const { sent = 'base64' } = optionsOf<FileFilled>(field);
  return sent !== 'base64';
};

/**
 * Name of a file: of a chosen one, of a stored one, or the last part of its address. '' for what is no file. Of those that are
 * kept elsewhere any text is one, and any number: an id.
 */
export const fileName = (value: unknown, elsewhere = false): string => {
  if (value instanceof File) return value.name;
  if (elsewhere && typeof value === 'number') return `${value}`;
  const name = readPath(value, 'name');
  if (typeof name === 'string') return name;
  return typeof value === 'string' && (elsewhere || value.startsWith('https://')) ? lastPart(value) : '';
};

const lastPart = (address: string): string => {
  const part = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part) || address;
  } catch {
    return part;
  }
};
