import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { FieldType } from '../core/types';
import { asNumber, checkNumber } from './checkNumber';
import type { ResolvedNumberOptions } from './schema';

/** Drops values that are not a number or out of bounds. */
const parseUrlNumber = (text: string, field: Field): number | undefined =>
  checkNumber(text, optionsOf<ResolvedNumberOptions>(field)) === undefined ? asNumber(text) : undefined;

/** Filter by a number, or by a range. */
export const numberFilterBase = {
  Filter: lazyWithRetry(() => import('./NumberFilter')),
  filterToUrl: (value) => asNumber(value)?.toString() ?? '',
  filterFromUrl: parseUrlNumber,
  range: { input: 'number', fromUrl: parseUrlNumber },
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl' | 'range'>;
