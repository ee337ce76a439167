import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createDateTypeBase } from '../dateBase/createDateTypeBase';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';

const typeBase = createDateTypeBase('date');

/** Unix seconds on the wire and in the form. */
export default {
  type: 'date',
  Display: createTextDisplay(typeBase.toText, 'field-number'),
  Input: lazyWithRetry(() => import('./DateInput')),
  Filter: lazyWithRetry(() => import('./DateFilter')),
  ...typeBase,
} satisfies FieldType;
