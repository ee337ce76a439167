import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createDateTypeBase } from '../dateBase/createDateTypeBase';
import type { FieldType } from '../core/types';
import { DateTimeDisplay } from './DateTimeDisplay';

const typeBase = createDateTypeBase('dateTime');

/** Unix seconds on the wire and in the form. */
export default {
  type: 'dateTime',
  Display: DateTimeDisplay,
  Input: lazyWithRetry(() => import('./DateTimeInput')),
  Filter: lazyWithRetry(() => import('./DateTimeFilter')),
  ...typeBase,
} satisfies FieldType;
