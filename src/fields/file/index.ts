import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { FileDisplay } from './FileDisplay';
import { fileName, isStoredRemotely, readFileValue } from './fileName';

/** `{ name, content }` with base64 content, an address, or as `sent` says, on the wire; a File in the form from when it is chosen. */
export default {
  type: 'file',
  Display: FileDisplay,
  Input: lazyWithRetry(() => import('./FileInput')),
  read: readFileValue,
  toText: (value, field) => fileName(value, isStoredRemotely(field)),
  draftable: () => false,
  // Reading and checking files is not needed by the first list.
  toWire: async (value, field) => (await import('./fileValue')).serializeFile(value, field),
  validate: async (value, field) => (await import('./fileValue')).checkFileValue(value, field),
} satisfies FieldType;
