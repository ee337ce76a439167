import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { relatedId } from './references';

/** Filtering by a related record: its id is in the address, always as a text. */
export const referenceFilter = {
  Filter: lazyWithReload(() => import('./ReferenceFilter')),
  filterToUrl: (value) => String(relatedId(value) ?? ''),
  filterFromUrl: (text) => (text.trim() === '' ? undefined : text),
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
