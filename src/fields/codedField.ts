import { normaliseField } from '../config/normalise/field';
import type { FieldInput } from '../config/fieldTypes';
import type { Field } from '../config/types';
import { fieldDefaults } from './fieldDefaults';

/** A field of a form written in code, filled as those of declarations are. */
export const codedField = (name: string, input: FieldInput): Field =>
  normaliseField(name, input, fieldDefaults);
