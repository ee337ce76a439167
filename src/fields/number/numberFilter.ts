import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';
import { asNumber, checkNumber } from './numbers';
import type { NumberFilled } from './schema';

/** Filtering by a number: values that are no number or out of bounds are dropped (DEV-12, DEV-13). */
export const numberFilter = {
  Filter: lazyWithReload(() => import('./NumberFilter')),
  filterToUrl: (value) => asNumber(value)?.toString() ?? '',
  filterFromUrl: (text, field) =>
    checkNumber(text, optionsOf<NumberFilled>(field)) === undefined ? asNumber(text) : undefined,
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl'>;
