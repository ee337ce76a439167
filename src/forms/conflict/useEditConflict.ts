import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { toFormValues } from '../../fields/core/convert';
import { getSessionEndReason } from '../../session/sessionEnd';
import { useCanAccess } from '../../session/access/useCanAccess';
import { findConflicts, type FieldConflict, type FormValues } from './editConflict';

/** What is asked before a save: which value counts, or whether to save without knowing. */
export interface EditConflictQuestion {
  /** Empty where the record could not be read. */
  conflicts: readonly FieldConflict[];
  record: RaRecord | undefined;
  /** Names of the fields that take the record's value; undefined: nothing is saved. */
  decide: (acceptedNames: ReadonlySet<string> | undefined) => void;
}

/** In the place of a record: there is one, and it could not be read. */
const UNREADABLE = Symbol('unread');

export interface EditConflict {
  /**
   * The values to send, by field, and the record that they are laid over, where it could be read; undefined: the user goes on
   * with the form. Only what `isVisible` is asked about; what the user may not see is sent as the record holds it.
   */
  resolveConflicts: (
    values: Record<string, unknown>,
    isVisible: (field: Field) => boolean,
  ) => Promise<{ values: Record<string, unknown>; record?: RaRecord } | undefined>;
  /** These values are saved: the record holds them. */
  markSaved: (values: FormValues) => void;
  question: EditConflictQuestion | undefined;
}

/**
 * Hosts of the documents give no version of a record, so a save would replace silently what somebody else saved since the
 * form was opened. The record is read once more before it is written, and what changed meanwhile is decided by field.
 */
export function useEditConflict(
  fields: readonly Field[],
  loaded: FormValues,
  read: (() => Promise<RaRecord | undefined>) | undefined,
): EditConflict {
  const [question, setQuestion] = useState<EditConflictQuestion>();
  /** What the record held when somebody last looked or saved; at first what the form was loaded with. */
  const knownValues = useRef<FormValues>({});
  const ask = useCallback(
    (content: Omit<EditConflictQuestion, 'decide'>) =>
      new Promise<ReadonlySet<string> | undefined>((resolve) => {
        const decide = (acceptedNames: ReadonlySet<string> | undefined): void => {
          setQuestion(undefined);
          resolve(acceptedNames);
        };
        setQuestion({ ...content, decide });
      }),
    [],
  );
  const canAccess = useCanAccess();
  const resolveConflicts = useCallback<EditConflict['resolveConflicts']>(
    async (values, isShown) => {
      if (!read) return { values };
      const record = await read().catch((): typeof UNREADABLE => UNREADABLE);
      // The session or the host ends: the page is about to be left.
      if (record === UNREADABLE && getSessionEndReason() !== undefined) return undefined;
      if (record === UNREADABLE)
        return (await ask({ conflicts: [], record: undefined })) ? { values } : undefined;
      if (record === undefined) return { values };
      const theirs = toFormValues(fields, record, false);
      const allConflicts = findConflicts(fields.filter(isShown), {
        loaded: { ...loaded, ...knownValues.current },
        mine: values,
        theirs,
      });
      if (allConflicts.length === 0) return { values, record };
      const conflicts = allConflicts.filter(({ field }) => canAccess(field.access));
      const acceptedNames = conflicts.length === 0 ? new Set<string>() : await ask({ conflicts, record });
      if (!acceptedNames) return undefined;
      knownValues.current = { ...knownValues.current, ...getTheirValues(allConflicts) };
      const acceptedConflicts = allConflicts.filter(
        ({ field }) => acceptedNames.has(field.name) || !canAccess(field.access),
      );
      return { values: { ...values, ...getTheirValues(acceptedConflicts) }, record };
    },
    [read, fields, loaded, canAccess, ask],
  );
  const markSaved = useCallback((values: FormValues) => {
    knownValues.current = values;
  }, []);
  return { resolveConflicts, markSaved, question };
}

const getTheirValues = (conflicts: readonly FieldConflict[]): FormValues =>
  Object.fromEntries(conflicts.map(({ field: { name }, theirs }) => [name, theirs]));
