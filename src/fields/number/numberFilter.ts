import { lazyWithReload } from '../../lib/retryImport';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { FieldType } from '../types';
import { asNumber, checkNumber } from './numbers';
import type { NumberFilled } from './schema';

/** Values that are no number or out of bounds are dropped (DEV-12, DEV-13). */
const fromUrl = (text: string, field: Field): number | undefined =>
  checkNumber(text, optionsOf<NumberFilled>(field)) === undefined ? asNumber(text) : undefined;

/** Filtering by a number, or by those between two. */
export const numberFilter = {
  Filter: lazyWithReload(() => import('./NumberFilter')),
  filterToUrl: (value) => asNumber(value)?.toString() ?? '',
  filterFromUrl: fromUrl,
  range: { input: 'number', fromUrl },
} satisfies Pick<FieldType, 'Filter' | 'filterToUrl' | 'filterFromUrl' | 'range'>;
