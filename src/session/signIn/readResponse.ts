import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';
import { ALL_PERMISSIONS } from '../access/canAccess';

/** Path of a value in a response: one path or several, of which the first with a value counts. */
export type ValuePath = string | readonly string[] | undefined;

/** Response to read from. */
export interface ReadableResponse {
  body: unknown;
  headers?: Headers;
}

/** Returns the value at the first path that has one; `header:X-Token` reads a header. */
export const readResponseValue = ({ body, headers }: ReadableResponse, paths: ValuePath): unknown =>
  [paths ?? []]
    .flat()
    .map((path) =>
      path.startsWith('header:') ? headers?.get(path.slice('header:'.length)) : readPath(body, path),
    )
    .find((value) => value !== undefined && value !== null && value !== '');

/** Members that are likely to hold a token. */
const TOKEN_NAMES = /token|jwt|session|access|key|^id$/i;
/** Places that a message names at most. */
const MAX_PLACES = 3;

/** Returns the paths of the texts in a response, those with the name of a token first, to name them in a message. */
export function listTextPaths({ body }: ReadableResponse): readonly string[] {
  const collect = (value: unknown, path: readonly string[]): string[][] =>
    typeof value === 'string' && value !== ''
      ? [[...path]]
      : isPlainObject(value) && path.length < MAX_PLACES
        ? Object.entries(value).flatMap(([name, member]) => collect(member, [...path, name]))
        : [];
  const paths = collect(body, []);
  const isLikely = (path: readonly string[]): boolean => TOKEN_NAMES.test(path.at(-1) ?? '');
  return [...paths.filter(isLikely), ...paths.filter((path) => !isLikely(path))]
    .slice(0, MAX_PLACES)
    .map((path) => path.join('.'));
}

/** Returns the same value as a string; also accepts numbers. */
export function readResponseText(response: ReadableResponse, paths: ValuePath): string | undefined {
  const value = readResponseValue(response, paths);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/**
 * Parses codes: an array of strings, an array of objects whose member `each` is the code, or a string separated by spaces or
 * commas.
 */
export function parseCodes(value: unknown, each?: string): string[] {
  const list: unknown[] =
    typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : [];
  return list
    .map((entry: unknown) => (each !== undefined && isPlainObject(entry) ? readPath(entry, each) : entry))
    .filter((code) => typeof code === 'string')
    .filter((code) => code !== '' && code !== ALL_PERMISSIONS);
}

/** Seconds by the unit of a lifetime as text: `15m`. */
const SECONDS_BY_UNIT: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
/** Numbers from here on are moments: as lifetimes in seconds they would be 30 years. */
const MOMENT_THRESHOLD = 1e9;

/**
 * Returns the Unix seconds at which a token ends, from a lifetime in seconds or in milliseconds, a lifetime as text (`15m`), or
 * a moment as in {@link toUnixSeconds}. undefined for any other value.
 */
export function toExpiry(value: unknown, unit: 's' | 'ms' = 's'): number | undefined {
  const [, count = '', name = ''] = (typeof value === 'string' && /^(\d+)([smhd])$/.exec(value)) || [];
  const text = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  const lifetime =
    count !== ''
      ? Number(count) * (SECONDS_BY_UNIT[name] ?? 1)
      : typeof text === 'number'
        ? text / (unit === 'ms' ? 1000 : 1)
        : Number.NaN;
  const isLifetime = lifetime >= 0 && lifetime < MOMENT_THRESHOLD;
  return isLifetime ? Math.floor(Date.now() / 1000 + lifetime) : toUnixSeconds(value);
}

/** Numbers above this are milliseconds: as seconds they would be in the year 5138. */
const MS_THRESHOLD = 1e11;

/** Returns Unix seconds from Unix seconds, milliseconds, or an ISO date and time. */
export function toUnixSeconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number > MS_THRESHOLD ? Math.floor(number / 1000) : number;
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
}
