import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { ImageDisplay } from './ImageDisplay';

/** An https URL (stored) or base64 content on the wire; a File in the form once one is chosen. */
export default {
  type: 'image',
  Display: ImageDisplay,
  Input: lazyWithRetry(() => import('./ImageInput')),
  // An image has no text, and its URL is not readable.
  toText: () => '',
  draftable: () => false,
  // Lazy, since the first list does not need to read or check files.
  toWire: async (value, field, initialValue) =>
    (await import('./imageValue')).serializeImage(value, field, initialValue),
  extraBodyMembers: async (value, field) => (await import('./imageValue')).serializeNewImage(value, field),
  validate: async (value, field) => (await import('./imageValue')).checkImageValue(value, field),
} satisfies FieldType;
