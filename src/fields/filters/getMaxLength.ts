import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';

/** Returns the maximum length of a filter text in characters; undefined if unlimited. */
export const getMaxLength = (field: Field): number | undefined =>
  optionsOf<{ maxLength?: number }>(field).maxLength;
