import { isBlank } from '../../src/config/values/isEmpty';
import type { DialectDates, Field } from '../../src/config/types';
import { booleanKind } from './booleans';
import { choiceKind } from './choices';
import { dateKind } from './dates/dateKind';
import { emailsKind, itemsKind, referenceKind, referencesKind, textKind } from './lists';
import { numberKind } from './numbers';
import type { ValueKind } from './valueKind';

/** Kinds by field type. A type that is not here, such as a file or one of an overlay, gets the host's value as it is. */
const KINDS: Readonly<Record<string, ValueKind>> = {
  boolean: booleanKind,
  choices: itemsKind,
  colour: textKind,
  date: dateKind,
  dateTime: dateKind,
  email: textKind,
  emails: emailsKind,
  enum: choiceKind,
  list: itemsKind,
  longText: textKind,
  number: numberKind,
  percent: numberKind,
  phone: textKind,
  qr: textKind,
  reference: referenceKind,
  references: referencesKind,
  status: choiceKind,
  text: textKind,
  time: textKind,
  url: textKind,
};

export const getValueKind = ({ type }: Pick<Field, 'type'>): ValueKind | undefined =>
  Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;

/** Returns what the type of a field reads, if it cannot read a host's value; undefined if it can. */
export function findUnreadable(value: unknown, field: Field, dates: DialectDates): string | undefined {
  const kind = getValueKind(field);
  return kind && !isBlank(value) && kind.read(value, field, dates) === undefined ? kind.reads : undefined;
}
