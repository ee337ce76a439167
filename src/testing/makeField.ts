import { normaliseField } from '../config/normalise/field';
import type { Field } from '../config/types';
import { fieldDefaults } from '../fields/core/fieldDefaults';

/** Returns a normalised field for tests, with these overrides; `options` are those of its type. */
export function makeField({ options, ...overrides }: Partial<Field> & Pick<Field, 'type'>): Field {
  const name = overrides.name ?? 'campo';
  const input = { ...options, type: overrides.type, label: 'Campo' };
  return { ...normaliseField(name, input, fieldDefaults), ...overrides };
}
