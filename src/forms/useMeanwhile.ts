import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../config/types';
import { toFormValues } from '../fields/convert';
import { getEnding } from '../session/failures';
import { useMay } from '../session/useMay';
import { changesMeanwhile, type Change, type Values } from './meanwhile';

/** What is asked before a save: which value counts, or whether to save without knowing. */
export interface MeanwhileQuestion {
  /** Empty where the record could not be read. */
  changes: readonly Change[];
  record: RaRecord | undefined;
  /** Names of the fields that take the record's value; undefined: nothing is saved. */
  decide: (theirs: ReadonlySet<string> | undefined) => void;
}

/** In the place of a record: there is one, and it could not be read. */
const UNREAD = Symbol('unread');

export interface Meanwhile {
  /**
   * The values to send, by field, and the record that they are laid over, where it could be read; undefined: the user goes on
   * with the form. Only what `isShown` is asked about; what the user may not see is sent as the record holds it.
   */
  settle: (
    values: Record<string, unknown>,
    isShown: (field: Field) => boolean,
  ) => Promise<{ values: Record<string, unknown>; record?: RaRecord } | undefined>;
  /** These values are saved: the record holds them. */
  saved: (values: Values) => void;
  question: MeanwhileQuestion | undefined;
}

/**
 * Hosts of the documents give no version of a record, so a save would replace silently what somebody else saved since the
 * form was opened. The record is read once more before it is written, and what changed meanwhile is decided by field.
 */
export function useMeanwhile(
  fields: readonly Field[],
  loaded: Values,
  read: (() => Promise<RaRecord | undefined>) | undefined,
): Meanwhile {
  const [question, setQuestion] = useState<MeanwhileQuestion>();
  /** What the record held when somebody last looked or saved; at first what the form was loaded with. */
  const known = useRef<Values>({});
  const ask = useCallback(
    (about: Omit<MeanwhileQuestion, 'decide'>) =>
      new Promise<ReadonlySet<string> | undefined>((resolve) => {
        const decide = (theirs: ReadonlySet<string> | undefined): void => {
          setQuestion(undefined);
          resolve(theirs);
        };
        setQuestion({ ...about, decide });
      }),
    [],
  );
  const may = useMay();
  const settle = useCallback<Meanwhile['settle']>(
    async (values, isShown) => {
      if (!read) return { values };
      const record = await read().catch((): typeof UNREAD => UNREAD);
      // The session or the host ends: the page is about to be left.
      if (record === UNREAD && getEnding() !== undefined) return undefined;
      if (record === UNREAD) return (await ask({ changes: [], record: undefined })) ? { values } : undefined;
      if (record === undefined) return { values };
      const theirs = toFormValues(fields, record, false);
      const found = changesMeanwhile(fields.filter(isShown), {
        loaded: { ...loaded, ...known.current },
        mine: values,
        theirs,
      });
      if (found.length === 0) return { values, record };
      const changes = found.filter(({ field }) => may(field.access));
      const taken = changes.length === 0 ? new Set<string>() : await ask({ changes, record });
      if (!taken) return undefined;
      known.current = { ...known.current, ...valuesOf(found) };
      const theirsTaken = found.filter(({ field }) => taken.has(field.name) || !may(field.access));
      return { values: { ...values, ...valuesOf(theirsTaken) }, record };
    },
    [read, fields, loaded, may, ask],
  );
  const saved = useCallback((values: Values) => {
    known.current = values;
  }, []);
  return { settle, saved, question };
}

const valuesOf = (changes: readonly Change[]): Values =>
  Object.fromEntries(changes.map(({ field: { name }, theirs }) => [name, theirs]));
