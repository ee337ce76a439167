import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';
import type { Tone } from '../ui/httpText';
import type { End } from './endOf';

/** What an answer said that leaves the form open: a text, and the entries it is about. */
export interface Stayed {
  tone: Tone;
  text: string;
  entries: readonly StayedEntry[];
  /** How an entry reads; undefined: by its title. */
  display: string | undefined;
}

interface StayedEntry {
  key: string;
  /** The selected record that the entry is about, else the entry itself. */
  record: Readonly<Record<string, unknown>>;
  /** Why, as the host said it. */
  why: string;
}

/** What the form shows above its fields: entries are found in `result`, their records among the selected ones. */
export function stayedOf({ tone, text, items }: Extract<End, { kind: 'stay' }>, scope: Scope): Stayed {
  const list: unknown = items === undefined ? [] : readPath(scope.result, items.from);
  const selection = Array.isArray(scope.selection) ? (scope.selection as RaRecord[]) : [];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((entry, index) =>
    entryOf(entry, index, items?.id, selection),
  );
  return { tone, text, entries, display: items?.display };
}

function entryOf(
  entry: unknown,
  index: number,
  id: string | undefined,
  selection: readonly RaRecord[],
): StayedEntry {
  const own = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const wanted = id === undefined ? undefined : readPath(own, id);
  const named = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : undefined;
  const selected = named === undefined ? undefined : selection.find((one) => String(one.id) === named);
  const why: unknown = own.error;
  return {
    key: named ?? String(index),
    record: selected ?? { id: named, ...own },
    why: typeof why === 'string' ? why : '',
  };
}
