import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { Related } from '../types';
import type { ReferenceFilled } from './schema';
import { titleText } from './titleText';

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

/** Templates by which a related record is called: the field's own, then those of the record's resource. */
export const templatesOf = (field: Field, titles: readonly string[]): readonly string[] => {
  const { display } = optionsOf<ReferenceFilled>(field);
  return display === undefined ? titles : [display, ...titles];
};

/** What embedded records are called by hosts that give no more than an id and a name. */
const USUAL = ['name', 'alias'];

/**
 * Text of an embedded record, '' where it carries no name; a plain id never has one. `record` may also be one that was read.
 */
export const recordText = (record: unknown, field: Field, titles: readonly string[]): string =>
  titleText(record, [...templatesOf(field, titles), ...USUAL]);

/** Text of a value: of the embedded record, else of one that was read already, else the id. Total. */
export const relatedText = (value: unknown, field: Field, related?: Related): string => {
  const id = relatedId(value);
  const { resource } = optionsOf<ReferenceFilled>(field);
  const titles = related?.title(resource) ?? [];
  const own = recordText(value, field, titles);
  if (own !== '' || id === undefined) return own;
  return recordText(related?.record(resource, id), field, titles) || String(id);
};
