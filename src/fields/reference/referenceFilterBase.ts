import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { relatedId } from './relatedRecord';

/** Filter by a related record: the URL holds its id, always as text. */
export const referenceFilterBase = {
  Filter: lazyWithRetry(() => import('./ReferenceFilter')),
  filterToUrl: (value) => String(relatedId(value) ?? ''),
  filterFromUrl: (text) => (text.trim() === '' ? undefined : text),
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
