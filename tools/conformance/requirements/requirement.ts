import type { Json } from '../../../src/config/types';

/** Something that the console reads: the first of these paths that the answer has. */
export interface RequiredMember {
  paths: readonly string[];
  /** What it is on the screen, in Spanish: `la columna «Alias»`. */
  label: string;
}

/** One way in which the console asks a call, and what it reads in the answer. */
export interface ReadRequirement {
  /** Operation id. */
  operation: string;
  /** The screen, in Spanish. */
  screen: string;
  /** `list`: rows; `record`: one of them; `value`: members of the answer; `file`: anything but JSON. */
  shape: 'list' | 'record' | 'value' | 'file';
  /** Members of the answer that may hold rows or record. */
  data: readonly string[];
  /** What the query says; null: an id, a moment or a word that the host itself or the contract gives. */
  query: Readonly<Record<string, Json>>;
  /** Rows a page; null: not paged. */
  pageSize: number | null;
  version: 1 | 2;
  /** Without one of them the screen does not work: in every row, in the record, in the answer. */
  must: readonly RequiredMember[];
  /** Without one of them it shows less: in some row, in the record, in the answer. */
  should: readonly RequiredMember[];
}

/** Members called by their own names. */
export const requiredMembers = (label: string, ...names: readonly string[]): RequiredMember[] =>
  names.map((name) => ({ paths: name.split('|'), label: `${label} «${name.replaceAll('|', '» o «')}»` }));
