import type { RaRecord } from 'ra-core';
import type { ApiError, Scope } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';
import type { OutcomeMessage, Tone } from '../../config/types';
import { mutationTexts } from '../texts';
import { toMessageArgs } from './useNotifyOutcome';

/** Outcome that keeps the form open: a text and the entries it concerns. */
export interface FormAlert {
  tone: Tone;
  text: string;
  /** Arguments of the text. */
  args: Readonly<Record<string, string | number>>;
  /** Reason, if the text does not give it; otherwise ''. */
  cause: string;
  /** Error of the call; undefined if the alert comes from a response. */
  error: ApiError | undefined;
  /** True if the failure is only marked: it is in the message log and not reported here. */
  isSilent: boolean;
  entries: readonly FormAlertEntry[];
  /** Template for the display of an entry; null: its record title. */
  display: string | null;
}

interface FormAlertEntry {
  key: string;
  /** Selected record of the entry; the entry itself if there is none. */
  record: Readonly<Record<string, unknown>>;
  /** Reason in the host's words. */
  reason: string;
}

/** Builds the alert above the form's fields. Entries come from `result`, their records from the selection. */
export function buildFormAlert(
  { tone, text, items }: Extract<OutcomeMessage, { kind: 'formAlert' }>,
  scope: Scope,
  { cause = '', error }: { cause?: string; error?: ApiError | undefined } = {},
): FormAlert {
  const list: unknown = items === null ? [] : readPath(scope.result, items.responsePath);
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

/** Marker for a failure that is only logged. */
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
