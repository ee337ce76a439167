import { lazyWithReload } from '../../lib/retryImport';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { booleanText } from './booleanText';

export default {
  type: 'boolean',
  Display: textDisplay(booleanText),
  Input: lazyWithReload(() => import('./BooleanInput')),
  Filter: lazyWithReload(() => import('./BooleanFilter')),
  toText: booleanText,
  filterToUrl: (value) => (typeof value === 'boolean' ? String(value) : ''),
  filterFromUrl: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
} satisfies FieldType;
