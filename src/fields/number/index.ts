import { lazyWithReload } from '../../lib/retryImport';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { numberFilter } from './numberFilter';
import { numberText } from './numberText';

export default {
  type: 'number',
  align: 'end',
  Display: textDisplay(numberText, 'field-number'),
  Input: lazyWithReload(() => import('./NumberInput')),
  ...numberFilter,
  toText: numberText,
} satisfies FieldType;
