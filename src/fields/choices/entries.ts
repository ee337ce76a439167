import { firstTitle, membersOf } from '../../config/title';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { relatedId, type Id } from '../reference/references';
import type { ChoicesFilled } from './schema';

/** An entry of such a list: an object with an id. */
export type Entry = Record<string, unknown> & { id: Id };

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && relatedId(value) !== undefined;

/** The entries of a value, without what is none. Total. */
export const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);

export const entryText = (entry: Entry, field: Field): string =>
  firstTitle([optionsOf<ChoicesFilled>(field).display, 'id'], membersOf(entry));
