import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { ImageDisplay } from './ImageDisplay';

/** An https URL (stored) or base64 content on the wire; a File in the form once one is chosen. Form: `form.ts`. */
export default {
  type: 'image',
  Display: ImageDisplay,
  Input: lazyWithRetry(() => import('./ImageInput')),
  // An image has no text, and its URL is not readable.
  toText: () => '',
} satisfies FieldType;
