import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { relatedId } from './relatedRecord';

/** Filtering by a related record: its id is in the address, always as a text. */
export const referenceFilterBase = {
  Filter: lazyWithRetry(() => import('./ReferenceFilter')),
  filterToUrl: (value) => String(relatedId(value) ?? ''),
  filterFromUrl: (text) => (text.trim() === '' ? undefined : text),
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
