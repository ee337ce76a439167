import { lazyWithReload } from '../../lib/retryImport';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { addressText, readAddress } from './addresses';

/** Composed of members of the record; shown, never written. */
export default {
  type: 'address',
  Display: textDisplay(addressText),
  Input: lazyWithReload(() => import('./AddressInput')),
  read: readAddress,
  toText: addressText,
} satisfies FieldType;
