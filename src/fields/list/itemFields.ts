import { normaliseField, type AuthoredField } from '../../config/normalise/field';
import type { Field } from '../../config/types';
import { fieldDefaults } from '../fieldDefaults';
import { optionsOf } from '../optionsOf';
import type { ListFilled } from './schema';

const made = new WeakMap<object, readonly Field[]>();

/** The fields of an item, filled as those of a resource are; always the same ones for a field. */
export function itemFields(field: Field): readonly Field[] {
  const { fields } = optionsOf<ListFilled>(field);
  const known = made.get(fields);
  if (known) return known;
  const own = Object.entries<AuthoredField>(fields).map(([name, input]) =>
    normaliseField(name, input, fieldDefaults),
  );
  made.set(fields, own);
  return own;
}
