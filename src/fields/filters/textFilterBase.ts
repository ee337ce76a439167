import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { getMaxLength } from './getMaxLength';

/** Filter by a text, which the URL holds as it is. Blank or too long texts are no filter. */
export const textFilterBase = {
  Filter: lazyWithRetry(() => import('./TextFilter')),
  filterToUrl: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  filterFromUrl: (text, field) =>
    text.trim() === '' || text.length > (getMaxLength(field) ?? Infinity) ? undefined : text,
  matchesByText: true,
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl' | 'matchesByText'>;
