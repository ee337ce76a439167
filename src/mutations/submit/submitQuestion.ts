import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { Field, OutcomeMessage, Resource } from '../../config/types';

/** Question to the user in the middle of a submit; nothing is sent while it is open. */
export type SubmitQuestion =
  /** The declared confirmation of a form. */
  { kind: 'confirm'; answer: (isConfirmed: boolean) => void } | ConflictQuestion | ForceQuestion;

/** Question which value to keep per field, or whether to save without a check. */
export interface ConflictQuestion {
  kind: 'conflict';
  /** Empty if the record could not be read. */
  conflicts: readonly FieldConflict[];
  record: RaRecord | undefined;
  /** Takes the names of the fields that take the record's value; undefined cancels the save. */
  answer: (acceptedNames: ReadonlySet<string> | undefined) => void;
}

/** Field that another user changed since the form was opened and that a save would overwrite. */
export interface FieldConflict {
  field: Field;
  /** Form values: `mine` from the form, `theirs` from the current record. */
  mine: unknown;
  theirs: unknown;
  /** True if the user also changed this field (a conflict); false if only the record's value changed. */
  isTyped: boolean;
}

/** Question whether to resend with force after the host's refusal. */
export interface ForceQuestion {
  kind: 'force';
  message: Extract<OutcomeMessage, { kind: 'forceConfirm' }>;
  /** Reasons for the refusal, one by one. */
  reasons: readonly string[];
  resource: Resource;
  /** Scope of the write, with the sent values under `form`. */
  scope: Scope;
  answer: (isConfirmed: boolean) => void;
}

/** Shows a question and resolves to its answer. The argument builds the question around the function that answers it. */
export type Ask = <Answer>(
  buildQuestion: (answer: (value: Answer) => void) => SubmitQuestion,
) => Promise<Answer>;
