import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';
import type { BooleanFilled } from './schema';

export const booleanText: FieldType['toText'] = (value, field, t) => {
  if (typeof value !== 'boolean') return '';
  const { yes, no } = optionsOf<BooleanFilled>(field);
  return t(value ? yes : no);
};
