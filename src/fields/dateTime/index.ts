import { lazyWithReload } from '../../lib/retryImport';
import { dateType } from '../date/dateType';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';

const common = dateType('dateTime');

/** Unix seconds on the wire and in the form. */
export default {
  type: 'dateTime',
  Display: textDisplay(common.toText, 'field-number'),
  Input: lazyWithReload(() => import('./DateTimeInput')),
  Filter: lazyWithReload(() => import('./DateTimeFilter')),
  ...common,
} satisfies FieldType;
