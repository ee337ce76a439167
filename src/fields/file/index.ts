import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { FileDisplay } from './FileDisplay';
import { fileName, isStoredRemotely, readFileValue } from './fileName';

/**
 * On the wire `{ name, content }` with base64 content, a URL, or the format of `upload`. In the form a File once one is
 * chosen. Form behaviour: `form.ts`.
 */
export default {
  type: 'file',
  Display: FileDisplay,
  Input: lazyWithRetry(() => import('./FileInput')),
  read: readFileValue,
  toText: (value, field) => fileName(value, isStoredRemotely(field)),
} satisfies FieldType;
