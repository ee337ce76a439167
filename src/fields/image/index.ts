import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { ImageDisplay } from './ImageDisplay';

/** An https address (stored) or base64 content on the wire; a File in the form from the moment it is chosen. */
export default {
  type: 'image',
  Display: ImageDisplay,
  Input: lazyWithRetry(() => import('./ImageInput')),
  // A picture has no text; its address is not what a person reads.
  toText: () => '',
  draftable: () => false,
  // Reading and checking files is not needed by the first list.
  toWire: async (value, field, initialValue) =>
    (await import('./imageValue')).serializeImage(value, field, initialValue),
  extraBodyMembers: async (value, field) => (await import('./imageValue')).serializeNewImage(value, field),
  validate: async (value, field) => (await import('./imageValue')).checkImageValue(value, field),
} satisfies FieldType;
