import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { AddressText } from './AddressText';
import { addressText, readAddress } from './addresses';

/** Composed of members of the record; shown, never written. */
export default {
  type: 'address',
  Display: AddressText,
  Input: lazyWithReload(() => import('./AddressInput')),
  read: readAddress,
  toText: addressText,
} satisfies FieldType;
