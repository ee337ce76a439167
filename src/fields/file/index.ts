import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { FileDisplay } from './FileDisplay';
import { fileName, isElsewhere, readFile } from './fileName';

/** `{ name, content }` with base64 content, an address, or as `sent` says, on the wire; a File in the form from when it is chosen. */
export default {
  type: 'file',
  Display: FileDisplay,
  Input: lazyWithReload(() => import('./FileInput')),
  read: readFile,
  toText: (value, field) => fileName(value, isElsewhere(field)),
  kept: () => false,
  // Reading and checking files is not needed by the first list.
  toWire: async (value, field) => (await import('./files')).fileToWire(value, field),
  validate: async (value, field) => (await import('./files')).checkFileValue(value, field),
} satisfies FieldType;
