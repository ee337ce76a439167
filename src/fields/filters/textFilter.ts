import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';

/** Filtering by a text: the text itself is in the address, blanks are no filter. */
export const textFilter = {
  Filter: lazyWithReload(() => import('./TextFilter')),
  filterToUrl: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  filterFromUrl: (text) => (text.trim() === '' ? undefined : text),
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
