import { readPath } from '../../config/values/readPath';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { Field } from '../../config/types';
import type { GetRecordTitle } from '../../queries/console/ConsoleContext';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import type { CachedRecords } from '../core/types';
import type { ResolvedReferenceOptions } from './schema';

export type Id = string | number;

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));

/** The id that a value means: itself, or that of an embedded record. undefined for anything else. */
export const relatedId = (value: unknown): Id | undefined => {
  const id = isId(value) ? value : readPath(value, 'id');
  return isId(id) ? id : undefined;
};

export const relatedIds = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).map(relatedId).filter((id) => id !== undefined);

/** What embedded records are called by hosts that give no more than an id and a name. */
const FALLBACK_NAME_MEMBERS = ['name', 'alias'];

/** Text of an embedded or read record, '' where it carries no name; a plain id never has one. */
export const recordText = (record: unknown, field: Field, titleOf: GetRecordTitle): string => {
  if (!isPlainObject(record)) return '';
  const { resource, display, unnamed } = optionsOf<ResolvedReferenceOptions>(field);
  // What is said of one without a name would never be, where titles end with the id.
  const titleResource = unnamed === undefined ? resource : '';
  const ownTitle = titleOf(titleResource, record, display === undefined ? [] : [display].flat());
  return ownTitle || fillFirstCompleteTitle(FALLBACK_NAME_MEMBERS, createMemberReader(record));
};

/** Text of a value: of the embedded record, else of one without a name what was declared for it, else of one that was read already, else the id. Total. */
export const relatedText = (
  value: unknown,
  field: Field,
  cachedRecords: CachedRecords = NO_CACHED_RECORDS,
  t: (text: string) => string = identity,
): string => {
  const id = relatedId(value);
  const ownTitle = recordText(value, field, cachedRecords.titleOf);
  if (ownTitle !== '' || id === undefined) return ownTitle;
  const { resource, unnamed } = optionsOf<ResolvedReferenceOptions>(field);
  if (unnamed !== undefined && isPlainObject(value)) return t(unnamed);
  return recordText(cachedRecords.find(resource, id), field, cachedRecords.titleOf) || String(id);
};

const identity = (text: string): string => text;
const NO_CACHED_RECORDS: CachedRecords = {
  find: () => undefined,
  titleOf: (_, record, templates) => fillFirstCompleteTitle(templates, createMemberReader(record)),
};
