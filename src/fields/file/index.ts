import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { FileDisplay } from './FileDisplay';
import { fileName, isStoredRemotely, readFileValue } from './fileName';

/**
 * On the wire `{ name, content }` with base64 content, a URL, or the format of `upload`. In the form a File once one is
 * chosen.
 */
export default {
  type: 'file',
  Display: FileDisplay,
  Input: lazyWithRetry(() => import('./FileInput')),
  read: readFileValue,
  toText: (value, field) => fileName(value, isStoredRemotely(field)),
  draftable: () => false,
  // Lazy, since the first list does not need to read or check files.
  toWire: async (value, field) => (await import('./fileValue')).serializeFile(value, field),
  validate: async (value, field) => (await import('./fileValue')).checkFileValue(value, field),
} satisfies FieldType;
