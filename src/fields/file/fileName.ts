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

/** Name of a file: of a chosen one, of a stored one, or the last part of its address. '' for what is no file. */
export const fileName = (value: unknown): string => {
  if (value instanceof File) return value.name;
  const name = readPath(value, 'name');
  if (typeof name === 'string') return name;
  return typeof value === 'string' && value.startsWith('https://') ? lastPart(value) : '';
};

const lastPart = (address: string): string => {
  const part = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part) || address;
  } catch {
    return part;
  }
};
