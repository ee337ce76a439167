import { normaliseField } from '../config/normalise/field';
import type { Field } from '../config/types';
import { fieldDefaults } from '../fields/core/fieldDefaults';

/** A field for tests as declarations become it, with `own` over it; its `options` are what its type is told. */
export function makeField({ options, ...overrides }: Partial<Field> & Pick<Field, 'type'>): Field {
  const name = overrides.name ?? 'campo';
  const input = { ...options, type: overrides.type, label: 'Campo' };
  return { ...normaliseField(name, input, fieldDefaults), ...overrides };
}
