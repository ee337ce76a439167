import { lazyWithReload } from '../../lib/retryImport';
import { dateType } from './dateType';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';

const common = dateType('date');

/** Unix seconds on the wire and in the form. */
export default {
  type: 'date',
  Display: textDisplay(common.toText, 'field-number'),
  Input: lazyWithReload(() => import('./DateInput')),
  Filter: lazyWithReload(() => import('./DateFilter')),
  ...common,
} satisfies FieldType;
