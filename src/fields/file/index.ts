import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { FileDisplay } from './FileDisplay';
import { fileName, readFile } from './fileName';

/** `{ name, content }` with base64 content, or an address, on the wire; a File in the form from when it is chosen. */
export default {
  type: 'file',
  Display: FileDisplay,
  Input: lazyWithReload(() => import('./FileInput')),
  read: readFile,
  toText: (value) => fileName(value),
  kept: () => false,
  // Reading and checking files is not needed by the first list.
  toWire: async (value) => (await import('./files')).fileToWire(value),
  validate: async (value, field) => (await import('./files')).checkFileValue(value, field),
} satisfies FieldType;
