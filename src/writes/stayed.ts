import type { RaRecord } from 'ra-core';
import { readPath } from '../config/readPath';
import type { CallResult, Scope } from '../../dataProvider';
import type { Outcome } from '../config/types';
import type { ActionTarget } from '../writes/target';
import { pickOutcome } from './outcome';
import type { Tone } from '../ui/httpText';

/** What an answer said that leaves the form open: a text, and the entries it is about. */
export interface Stayed {
  tone: Tone;
  text: string;
  /** Values for placeholders of the text. */
  count: number;
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

/** The outcome of an answer where it says `stay`; undefined otherwise. */
export function stayedOf(
  outcomes: readonly Outcome[],
  answer: CallResult,
  scope: Scope,
  { selection }: ActionTarget,
): Stayed | undefined {
  const said = pickOutcome(outcomes, answer, scope);
  if (!said?.stay) return undefined;
  const { from, id, display } = said.items ?? {};
  const body: unknown = readPath(answer.body, 'data') ?? answer.body;
  const list: unknown = from === undefined ? [] : (readPath(answer.body, from) ?? readPath(body, from));
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((entry, index) =>
    entryOf(entry, index, id, selection ?? []),
  );
  return { tone: said.tone, text: said.text, count: entries.length, entries, display };
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
