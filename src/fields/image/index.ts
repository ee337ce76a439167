import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { ImageDisplay } from './ImageDisplay';

/** An https address (stored) or base64 content on the wire; a File in the form from the moment it is chosen. */
export default {
  type: 'image',
  Display: ImageDisplay,
  Input: lazyWithReload(() => import('./ImageInput')),
  // A picture has no text; its address is not what a person reads.
  toText: () => '',
  kept: () => false,
  // Reading and checking files is not needed by the first list.
  toWire: async (value, field, loaded) => (await import('./images')).imageToWire(value, field, loaded),
  toOthers: async (value, field) => (await import('./images')).newImageToWire(value, field),
  validate: async (value, field) => (await import('./images')).checkImageValue(value, field),
} satisfies FieldType;
