import { normaliseField, type AuthoredField } from '../../config/normalise/field';
import type { Field } from '../../config/types';
import { fieldDefaults } from '../core/fieldDefaults';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedListOptions } from './schema';

const cache = new WeakMap<object, readonly Field[]>();

/** Returns the fields of an item with defaults, like those of a resource. Memoised per field. */
export function itemFields(field: Field): readonly Field[] {
  const { fields } = optionsOf<ResolvedListOptions>(field);
  const cachedFields = cache.get(fields);
  if (cachedFields) return cachedFields;
  const normalisedFields = Object.entries<AuthoredField>(fields).map(([name, input]) =>
    normaliseField(name, input, fieldDefaults),
  );
  cache.set(fields, normalisedFields);
  return normalisedFields;
}
