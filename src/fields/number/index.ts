import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { numberFilter } from './numberFilter';
import { checkNumber } from './numbers';
import { numberCellText, numberText } from './numberText';
import type { NumberFilled } from './schema';

export default {
  type: 'number',
  align: 'end',
  Display: textDisplay(numberText, 'field-number'),
  Input: lazyWithReload(() => import('./NumberInput')),
  ...numberFilter,
  toText: numberText,
  toCell: numberCellText,
  // Of a filter, too, which loads no form.
  validate: (value, field) => checkNumber(value, optionsOf<NumberFilled>(field)),
} satisfies FieldType;
