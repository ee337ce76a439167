import { DEFAULTS } from '../../config/defaults';
import type { Field } from '../../config/types';

const NO_VALUE = 'Sin valor';

/** Returns the label of records without a value: the field's `empty` text, unless it is only a dash. */
export const getNoValueText = ({ empty }: Field, t: (text: string) => string): string =>
  empty === DEFAULTS.field.empty ? NO_VALUE : t(empty);
