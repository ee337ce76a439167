import { readPath, readSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedFileOptions } from './schema';

/** Returns the file of a record as one value, even if its name is in another member. */
export const readFileValue = (record: unknown, field: Field): unknown => {
  const value = readSource(record, field);
  const { nameSource } = optionsOf<ResolvedFileOptions>(field);
  const name = nameSource === undefined ? undefined : readPath(record, nameSource);
  return typeof value === 'string' && value !== '' && typeof name === 'string'
    ? { name, content: value }
    : value;
};

/** True if the host stores the field's files elsewhere, so that records hold a URL or id. */
export const isStoredRemotely = (field: Field): boolean => {
  const { upload = 'base64' } = optionsOf<ResolvedFileOptions>(field);
  return upload !== 'base64';
};

/**
 * Returns the name of a file: of a chosen one, of a stored one, or the last segment of its URL; '' for anything else. If
 * files are stored remotely, any text counts as a file, and so does any number (an id).
 */
export const fileName = (value: unknown, isRemote = false): string => {
  if (value instanceof File) return value.name;
  if (isRemote && typeof value === 'number') return `${value}`;
  const name = readPath(value, 'name');
  if (typeof name === 'string') return name;
  return typeof value === 'string' && (isRemote || value.startsWith('https://'))
    ? lastPathSegment(value)
    : '';
};

const lastPathSegment = (url: string): string => {
  const segment = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment) || url;
  } catch {
    return segment;
  }
};
