import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { booleanText } from './booleanText';

export default {
  type: 'boolean',
  needsLabel: true,
  Display: createTextDisplay(booleanText),
  Input: lazyWithRetry(() => import('./BooleanInput')),
  Filter: lazyWithRetry(() => import('./BooleanFilter')),
  toText: booleanText,
  filterToUrl: (value) => (typeof value === 'boolean' ? String(value) : ''),
  filterFromUrl: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
} satisfies FieldType;
