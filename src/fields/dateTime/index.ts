import { lazyWithReload } from '../../lib/retryImport';
import { dateType } from '../date/dateType';
import type { FieldType } from '../types';
import { DateTimeDisplay } from './DateTimeDisplay';

const common = dateType('dateTime');

/** Unix seconds on the wire and in the form. */
export default {
  type: 'dateTime',
  Display: DateTimeDisplay,
  Input: lazyWithReload(() => import('./DateTimeInput')),
  Filter: lazyWithReload(() => import('./DateTimeFilter')),
  ...common,
} satisfies FieldType;
