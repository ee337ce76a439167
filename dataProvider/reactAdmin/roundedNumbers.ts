import type { RaRecord } from 'ra-core';
import type { Resource } from '../../src/config/types';
import { readRawPath } from '../../src/config/values/readPath';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { ORIGINAL_VALUES } from '../values/originalValues';
import { withValueAt } from '../values/withValueAt';
import { interpolateText } from '../../src/i18n/interpolateText';
import { refusalTexts } from '../dialects/refusalTexts';
import { providerRefusalTexts } from './providerRefusalTexts';

/** True for a whole number beyond 2^53, of which JavaScript keeps the first digits only. */
const isRounded = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

/** Returns the paths of rounded numbers in a record, also in its objects and lists. */
export function listRounded(value: unknown, path = ''): string[] {
  if (isRounded(value)) return [path];
  const entries = Array.isArray(value)
    ? Array.from(value.entries())
    : isPlainObject(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([name, member]) =>
    listRounded(member, path === '' ? String(name) : `${path}.${name}`),
  );
}

/**
 * Removes rounded ids, that of the record and those of references: they may be the ids of other records. A record without an id
 * has no page. The numbers are kept as originals, so that `assertExact` refuses to write them.
 */
function withoutRoundedIds(record: RaRecord, { fields }: Pick<Resource, 'fields'>): RaRecord {
  const references = Object.values(fields).filter(
    ({ type }) => type === 'reference' || type === 'references',
  );
  const paths = [
    'id',
    ...references.flatMap(({ source, alternativeSources }) => [source, ...alternativeSources]),
  ];
  return paths.reduce((row: RaRecord, path) => {
    const value = readRawPath(row, path);
    if (listRounded(value).length === 0) return row;
    const originals = { ...(row[ORIGINAL_VALUES] as object | undefined), [path]: value };
    const exactValue =
      path === 'id'
        ? ''
        : Array.isArray(value)
          ? value.filter((entry) => listRounded(entry).length === 0)
          : null;
    return { ...(withValueAt(row, path, exactValue) as RaRecord), [ORIGINAL_VALUES]: originals };
  }, record);
}

/** Throws if a record that is written whole has rounded numbers: the host would store other values than it has. */
export function assertExact(record: Readonly<Record<string, unknown>>): void {
  const paths = listRounded(record);
  if (paths.length > 0)
    throw new ApiError(UNKNOWN_ERROR, {
      message: interpolateText(providerRefusalTexts.rounded, {
        paths: paths.map((path) => interpolateText(refusalTexts.named, { name: path })).join(', '),
      }),
    });
}

/** Returns a record that a provider gave, with its id as text, and without ids that the provider has rounded. */
export function toConsoleRecord(resource: Resource, given: unknown, record: RaRecord): RaRecord {
  const paths = listRounded(given);
  if (paths.length === 0) return { ...record, id: String(record.id) };
  warnOfRounding(resource.name, paths);
  const id = isRounded((given as { id?: unknown }).id) ? (given as RaRecord).id : String(record.id);
  return withoutRoundedIds({ ...record, id }, resource);
}

const warned = new Set<string>();

/** Writes once for each resource to the console of the browser that its provider rounds ids. */
function warnOfRounding(resource: string, paths: readonly string[]): void {
  if (paths.length === 0 || warned.has(resource)) return;
  warned.add(resource);
  console.warn(
    `"${resource}": the module rounds numbers of more than 15 digits (${paths.join(', ')}). These records cannot be opened or saved. Use the "httpClient" of the console, or strings in the host.`,
  );
}
