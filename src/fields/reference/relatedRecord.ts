import { readPath } from '../../config/values/readPath';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { Field } from '../../config/types';
import type { GetRecordTitle } from '../../queries/console/ConsoleContext';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import type { CachedRecords } from '../core/types';
import { toPlainText } from '../display/toPlainText';
import type { ResolvedReferenceOptions } from './schema';

export type Id = string | number;

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));

/** Returns the id of a value: the value itself, or the id of an embedded record. undefined for anything else. */
export const relatedId = (value: unknown): Id | undefined => {
  const id = isId(value) ? value : readPath(value, 'id');
  return isId(id) ? id : undefined;
};

export const relatedIds = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).map(relatedId).filter((id) => id !== undefined);

/** Name members of embedded records from hosts that send only an id and a name. */
const FALLBACK_NAME_MEMBERS = ['name', 'alias'];

/** Returns the text of an embedded or fetched record, '' if it has no name; a plain id never has one. */
export const recordText = (record: unknown, field: Field, titleOf: GetRecordTitle): string => {
  if (!isPlainObject(record)) return '';
  const { resource, display, missingNameText } = optionsOf<ResolvedReferenceOptions>(field);
  // Skip the resource's titles if `missingNameText` is declared: titles that end with the id would never be empty.
  const titleResource = missingNameText === undefined ? resource : '';
  const ownTitle = titleOf(titleResource, record, display === undefined ? [] : [display].flat());
  return ownTitle || fillFirstCompleteTitle(FALLBACK_NAME_MEMBERS, createMemberReader(record));
};

/**
 * Returns the text of a value: of the embedded record, else the declared text for one without a name, else of a cached
 * record, else the id. Never throws.
 */
export const relatedText = (
  value: unknown,
  field: Field,
  cachedRecords: CachedRecords = NO_CACHED_RECORDS,
  t: (text: string) => string = identity,
): string => {
  const id = relatedId(value);
  const ownTitle = recordText(value, field, cachedRecords.titleOf);
  if (ownTitle !== '' || id === undefined) return ownTitle || toPlainText(value);
  const { resource, missingNameText } = optionsOf<ResolvedReferenceOptions>(field);
  if (missingNameText !== undefined && isPlainObject(value)) return t(missingNameText);
  return recordText(cachedRecords.find(resource, id), field, cachedRecords.titleOf) || String(id);
};

const identity = (text: string): string => text;
const NO_CACHED_RECORDS: CachedRecords = {
  find: () => undefined,
  titleOf: (_, record, templates) => fillFirstCompleteTitle(templates, createMemberReader(record)),
};
