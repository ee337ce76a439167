import type { Json } from '../../../src/config/types';

/** Data that the console reads: the first of these paths in the response. */
export interface RequiredMember {
  paths: readonly string[];
  /** Its name on the screen, in English with the label in quotes: `the column "Alias"`. */
  label: string;
}

/** One variant of a console request, and what it reads in the response. */
export interface ReadRequirement {
  /** Operation id. */
  operation: string;
  /** The screen, by the labels of the console. */
  screen: string;
  /** `list`: rows; `record`: one of them; `value`: members of the answer; `file`: anything but JSON. */
  shape: 'list' | 'record' | 'value' | 'file';
  /** Members of the answer that may hold rows or record. */
  data: readonly string[];
  /** Query parameters; null: an id, a time or a word from the host or the contract. */
  query: Readonly<Record<string, Json>>;
  /** Page size; null: not paged. */
  pageSize: number | null;
  version: 1 | 2;
  /** Required data, without which the screen does not work: in every row, in the record, in the response. */
  must: readonly RequiredMember[];
  /** Optional data, without which the screen shows less: in some row, in the record, in the response. */
  should: readonly RequiredMember[];
}

/** Returns members with one spelling each. */
export const requiredMembers = (label: string, ...names: readonly string[]): RequiredMember[] =>
  names.map((name) => ({ paths: name.split('|'), label: `${label} "${name.replaceAll('|', '" or "')}"` }));
