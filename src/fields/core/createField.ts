import { normaliseField } from '../../config/normalise/field';
import type { DeclaredField } from '../../config/fieldTypes';
import type { Field } from '../../config/types';
import { fieldDefaults } from './fieldDefaults';

/** A field of a form written in code, filled as those of declarations are. */
export const createField = (name: string, input: DeclaredField): Field =>
  normaliseField(name, input, fieldDefaults);
