import { normaliseField } from '../../config/normalise/field';
import type { DeclaredField } from '../../config/fieldTypes';
import type { Field } from '../../config/types';
import { fieldDefaults } from './fieldDefaults';

/** Creates a field for a form written in code, with the same defaults as declared fields. */
export const createField = (name: string, input: DeclaredField): Field =>
  normaliseField(name, input, fieldDefaults);
