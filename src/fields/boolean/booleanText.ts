import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';
import type { BooleanOptions } from './schema';

export const booleanText: FieldType['toText'] = (value, field, t) => {
  if (typeof value !== 'boolean') return '';
  const { yes = 'yes', no = 'no' } = optionsOf<BooleanOptions>(field);
  return t(value ? yes : no);
};
