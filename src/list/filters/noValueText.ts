import { DEFAULTS } from '../../config/defaults';
import type { Field } from '../../config/types';

const NO_VALUE = 'Sin valor';

/** What records without a value are called: what the field says of them, unless that is a mere dash. */
export const getNoValueText = ({ empty }: Field, t: (text: string) => string): string =>
  empty === DEFAULTS.field.empty ? NO_VALUE : t(empty);
