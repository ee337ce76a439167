import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { maxTyped } from './maxTyped';

/** Filtering by a text: the text itself is in the address; blanks, and what is too long, are no filter. */
export const textFilter = {
  Filter: lazyWithReload(() => import('./TextFilter')),
  filterToUrl: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  filterFromUrl: (text, field) =>
    text.trim() === '' || text.length > (maxTyped(field) ?? Infinity) ? undefined : text,
  findsText: true,
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl' | 'findsText'>;
