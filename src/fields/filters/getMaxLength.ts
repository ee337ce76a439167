import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';

/** Most characters of a text that is asked for (DEV-15); undefined without a limit. */
export const getMaxLength = (field: Field): number | undefined =>
  optionsOf<{ maxLength?: number }>(field).maxLength;
