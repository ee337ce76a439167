import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { relatedId, type Id } from '../reference/relatedRecord';
import type { ResolvedChoicesOptions } from './schema';

/** An entry of the list: an object with an id. */
export type ChoiceEntry = Record<string, unknown> & { id: Id };

const isEntry = (value: unknown): value is ChoiceEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && relatedId(value) !== undefined;

/** Returns the entries of a value, without invalid ones. Never throws. */
export const readEntries = (value: unknown): ChoiceEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

export const entryText = (entry: ChoiceEntry, field: Field): string =>
  fillFirstCompleteTitle([optionsOf<ResolvedChoicesOptions>(field).display, 'id'], createMemberReader(entry));
