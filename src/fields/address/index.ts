import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { AddressDisplay } from './AddressDisplay';
import { fullAddressText, readAddress } from './formatAddress';

/** Composed of members of the record. Read only. */
export default {
  type: 'address',
  Display: AddressDisplay,
  Input: lazyWithRetry(() => import('./AddressInput')),
  read: readAddress,
  toText: fullAddressText,
} satisfies FieldType;
