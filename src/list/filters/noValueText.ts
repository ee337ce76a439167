import { DEFAULTS } from '../../config/defaults';
import type { Field } from '../../config/types';

const NO_VALUE = 'Sin valor';

/** Returns the label of records without a value: the field's `emptyText`, unless it is only a dash. */
export const getNoValueText = ({ emptyText }: Field, t: (text: string) => string): string =>
  emptyText === DEFAULTS.field.emptyText ? NO_VALUE : t(emptyText);
