import { readPath } from '../../config/readPath';
import { firstTitle, membersOf } from '../../config/title';
import type { Field } from '../../config/types';
import type { TitleOf } from '../../console/ConsoleContext';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../optionsOf';
import type { Related } from '../types';
import type { ReferenceFilled } from './schema';

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
const USUAL = ['name', 'alias'];

/** Text of an embedded or read record, '' where it carries no name; a plain id never has one. */
export const recordText = (record: unknown, field: Field, titleOf: TitleOf): string => {
  if (!isPlainObject(record)) return '';
  const { resource, display, unnamed } = optionsOf<ReferenceFilled>(field);
  // What is said of one without a name would never be, where titles end with the id.
  const titled = unnamed === undefined ? resource : '';
  const own = titleOf(titled, record, display === undefined ? [] : [display].flat());
  return own || firstTitle(USUAL, membersOf(record));
};

/** Text of a value: of the embedded record, else of one without a name what was declared for it, else of one that was read already, else the id. Total. */
export const relatedText = (
  value: unknown,
  field: Field,
  related: Related = NOTHING_READ,
  t: (text: string) => string = asIs,
): string => {
  const id = relatedId(value);
  const own = recordText(value, field, related.titleOf);
  if (own !== '' || id === undefined) return own;
  const { resource, unnamed } = optionsOf<ReferenceFilled>(field);
  if (unnamed !== undefined && isPlainObject(value)) return t(unnamed);
  return recordText(related.record(resource, id), field, related.titleOf) || String(id);
};

const asIs = (text: string): string => text;
const NOTHING_READ: Related = {
  record: () => undefined,
  titleOf: (_, record, templates) => firstTitle(templates, membersOf(record)),
};
