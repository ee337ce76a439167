import { isPlainObject } from '../lib/json';
import type { Field } from '../config/types';
import { isHeld, sameDraft } from '../drafts/changes';
import { isKept } from '../fields/kept';

export type Values = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed since the form was opened, and that a save would change back. */
export interface Change {
  field: Field;
  /** Form values: what the form holds, what the record holds by now. */
  mine: unknown;
  theirs: unknown;
  /** The user typed something else here, so that there are two wills; else theirs is the only one. */
  isTyped: boolean;
}

/** Values of a form: what it began with, what it holds, and what it would begin with now. */
interface Sides {
  loaded: Values;
  mine: Values;
  theirs: Values;
}

/**
 * What changed under a form: fields whose value is no longer the loaded one, and not what is about to be saved either.
 * Files and secrets are left out: hosts give their addresses anew with each read, or nothing at all.
 */
export function changesMeanwhile(fields: readonly Field[], { loaded, mine, theirs }: Sides): Change[] {
  return fields
    .filter(isKept)
    .filter(
      (field) =>
        !sameDraft(field, theirs[field.name], loaded[field.name]) &&
        !isHeld(field, theirs[field.name], mine[field.name]),
    )
    .map((field) => ({
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      isTyped: !sameDraft(field, mine[field.name], loaded[field.name]),
    }));
}

/** A record that holds a value at a path: `location.city`. */
export function withValue(record: Values, path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  const below = record[head];
  const inner =
    rest.length === 0 ? value : withValue(isPlainObject(below) ? below : {}, rest.join('.'), value);
  return { ...record, [head]: inner };
}
