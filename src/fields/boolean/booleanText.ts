import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import type { ResolvedBooleanOptions } from './schema';

export const booleanText: FieldType['toText'] = (value, field, t) => {
  if (typeof value !== 'boolean') return toPlainText(value);
  const { trueLabel, falseLabel } = optionsOf<ResolvedBooleanOptions>(field);
  return t(value ? trueLabel : falseLabel);
};
