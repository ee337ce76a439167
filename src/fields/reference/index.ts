import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { ReferenceDisplay } from './ReferenceDisplay';
import { referenceFilterBase } from './referenceFilterBase';
import { relatedId, relatedText } from './relatedRecord';

/** An id or an embedded record on the wire; an id in the form and when written. */
export default {
  type: 'reference',
  Display: ReferenceDisplay,
  Input: lazyWithRetry(() => import('./ReferenceInput')),
  ...referenceFilterBase,
  toText: (value, field, t, related) => relatedText(value, field, related, t),
  toForm: (value) => relatedId(value) ?? null,
} satisfies FieldType;
