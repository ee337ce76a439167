import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { toFormValues } from '../../fields/core/convert';
import { getSessionEndReason } from '../../session/sessionEnd';
import { useCanAccess } from '../../session/access/useCanAccess';
import { findConflicts, type FieldConflict, type FormValues } from './editConflict';

/** Question before a save: which value to keep per field, or whether to save without checking. */
export interface EditConflictQuestion {
  /** Empty if the record could not be read. */
  conflicts: readonly FieldConflict[];
  record: RaRecord | undefined;
  /** Answers the question with the names of the fields that take the record's value; undefined cancels the save. */
  decide: (acceptedNames: ReadonlySet<string> | undefined) => void;
}

/** Marks a record that exists but could not be read. */
const UNREADABLE = Symbol('unread');

export interface EditConflict {
  /**
   * Returns the values to send by field, and the current record that they are merged into, if it could be read. undefined:
   * the user returns to the form. Asks only about fields that are `isVisible`; for the others, the record's value is sent.
   */
  resolveConflicts: (
    values: Record<string, unknown>,
    isVisible: (field: Field) => boolean,
  ) => Promise<{ values: Record<string, unknown>; record?: RaRecord } | undefined>;
  /** Records that these values were saved, so the record holds them. */
  markSaved: (values: FormValues) => void;
  question: EditConflictQuestion | undefined;
}

/**
 * Detects edit conflicts. The hosts return no version of a record, so a save would silently overwrite changes made since the
 * form was opened. The record is fetched again before the write, and the user decides on each changed field.
 */
export function useEditConflict(
  fields: readonly Field[],
  loaded: FormValues,
  read: (() => Promise<RaRecord | undefined>) | undefined,
): EditConflict {
  const [question, setQuestion] = useState<EditConflictQuestion>();
  /** Record values as last seen or saved by the user; at first the loaded ones. */
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
      // The session or the service has ended, so the page is about to be left.
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
