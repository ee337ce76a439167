import { lazyWithReload } from '../../lib/retryImport';
import { numberFilter } from '../number/numberFilter';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { checkPercent, fromPercent, percentCellText, percentText, toPercent } from './percents';

export default {
  type: 'percent',
  align: 'end',
  Display: textDisplay(percentText, 'field-number'),
  Input: lazyWithReload(() => import('./PercentInput')),
  ...numberFilter,
  range: { ...numberFilter.range, toWire: fromPercent },
  toText: percentText,
  toCell: percentCellText,
  toForm: toPercent,
  toWire: fromPercent,
  validate: checkPercent,
} satisfies FieldType;
