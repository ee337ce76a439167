import type { RaRecord } from 'ra-core';
import type { ApiError, Scope } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';
import type { OutcomeMessage, Tone } from '../../config/types';
import { mutationTexts } from '../texts';
import { toMessageArgs } from './useNotifyOutcome';

/** What an answer said that leaves the form open: a text, and the entries it is about. */
export interface FormAlert {
  tone: Tone;
  text: string;
  /** What the text names. */
  args: Readonly<Record<string, string | number>>;
  /** Why, where the text does not say it; else ''. */
  cause: string;
  /** The failure; undefined for what an answer said. */
  error: ApiError | undefined;
  /** A mark only: the failure was written to the log and is not said (HTTP-15). */
  isSilent: boolean;
  entries: readonly FormAlertEntry[];
  /** How an entry reads; null: by its title. */
  display: string | null;
}

interface FormAlertEntry {
  key: string;
  /** The selected record that the entry is about, else the entry itself. */
  record: Readonly<Record<string, unknown>>;
  /** Why, as the host said it. */
  reason: string;
}

/** What the form shows above its fields: entries are found in `result`, their records among the selected ones. */
export function buildFormAlert(
  { tone, text, items }: Extract<OutcomeMessage, { kind: 'stay' }>,
  scope: Scope,
  { cause = '', error }: { cause?: string; error?: ApiError | undefined } = {},
): FormAlert {
  const list: unknown = items === null ? [] : readPath(scope.result, items.from);
  const selection = Array.isArray(scope.selection) ? (scope.selection as RaRecord[]) : [];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((entry, index) =>
    toAlertEntry(entry, index, items?.id ?? null, selection),
  );
  return {
    tone,
    text,
    args: toMessageArgs(scope),
    cause,
    error,
    isSilent: false,
    entries,
    display: items?.display ?? null,
  };
}

/** The mark of a failure that is only logged. */
export const SILENT_ALERT: FormAlert = {
  tone: 'warning',
  text: mutationTexts.not_done,
  args: {},
  cause: '',
  error: undefined,
  isSilent: true,
  entries: [],
  display: null,
};

function toAlertEntry(
  entry: unknown,
  index: number,
  id: string | null,
  selection: readonly RaRecord[],
): FormAlertEntry {
  const members = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const idValue = id === null ? undefined : readPath(members, id);
  const entryId = typeof idValue === 'string' || typeof idValue === 'number' ? String(idValue) : undefined;
  const selected =
    entryId === undefined ? undefined : selection.find((record) => String(record.id) === entryId);
  const reason: unknown = members.error;
  return {
    key: entryId ?? String(index),
    record: selected ?? { id: entryId, ...members },
    reason: typeof reason === 'string' ? reason : '',
  };
}
