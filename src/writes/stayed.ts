import type { RaRecord } from 'ra-core';
import type { ApiError, Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';
import type { Said, Tone } from '../config/types';
import { writeTexts } from './texts';
import { argsOf } from './useSay';

/** What an answer said that leaves the form open: a text, and the entries it is about. */
export interface Stayed {
  tone: Tone;
  text: string;
  /** What the text names. */
  args: Readonly<Record<string, string | number>>;
  /** Why, where the text does not say it; else ''. */
  cause: string;
  /** The failure; undefined for what an answer said. */
  error: ApiError | undefined;
  /** A mark only: the failure was written to the log and is not said (HTTP-15). */
  isQuiet: boolean;
  entries: readonly StayedEntry[];
  /** How an entry reads; null: by its title. */
  display: string | null;
}

interface StayedEntry {
  key: string;
  /** The selected record that the entry is about, else the entry itself. */
  record: Readonly<Record<string, unknown>>;
  /** Why, as the host said it. */
  why: string;
}

/** What the form shows above its fields: entries are found in `result`, their records among the selected ones. */
export function stayedOf(
  { tone, text, items }: Extract<Said, { kind: 'stay' }>,
  scope: Scope,
  { cause = '', error }: { cause?: string; error?: ApiError | undefined } = {},
): Stayed {
  const list: unknown = items === null ? [] : readPath(scope.result, items.from);
  const selection = Array.isArray(scope.selection) ? (scope.selection as RaRecord[]) : [];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((entry, index) =>
    entryOf(entry, index, items?.id ?? null, selection),
  );
  return {
    tone,
    text,
    args: argsOf(scope),
    cause,
    error,
    isQuiet: false,
    entries,
    display: items?.display ?? null,
  };
}

/** The mark of a failure that is only logged. */
export const QUIET: Stayed = {
  tone: 'warning',
  text: writeTexts.not_done,
  args: {},
  cause: '',
  error: undefined,
  isQuiet: true,
  entries: [],
  display: null,
};

function entryOf(
  entry: unknown,
  index: number,
  id: string | null,
  selection: readonly RaRecord[],
): StayedEntry {
  const own = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const wanted = id === null ? undefined : readPath(own, id);
  const named = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : undefined;
  const selected = named === undefined ? undefined : selection.find((one) => String(one.id) === named);
  const why: unknown = own.error;
  return {
    key: named ?? String(index),
    record: selected ?? { id: named, ...own },
    why: typeof why === 'string' ? why : '',
  };
}
