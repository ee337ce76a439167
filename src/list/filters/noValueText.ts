import { DEFAULTS } from '../../config/defaults';
import type { Field } from '../../config/types';
import { filterTexts } from './texts';

/** Returns the label of records without a value: the field's `emptyText`, unless it is only a dash. */
export const getNoValueText = ({ emptyText }: Field, t: (text: string) => string): string =>
  emptyText === DEFAULTS.field.emptyText ? filterTexts.no_value : t(emptyText);
