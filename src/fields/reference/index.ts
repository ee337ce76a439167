import { lazyWithReload } from '../../lib/retryImport';
import type { FieldType } from '../types';
import { ReferenceDisplay } from './ReferenceDisplay';
import { referenceFilter } from './referenceFilter';
import { relatedId, relatedText } from './references';
import { fieldTexts } from '../texts';

/** An id or an embedded record on the wire, an id in the form and when written. */
export default {
  type: 'reference',
  Display: ReferenceDisplay,
  Input: lazyWithReload(() => import('./ReferenceInput')),
  ...referenceFilter,
  toText: (value, field, t, related) => relatedText(value, field, related, t),
  toForm: (value) => relatedId(value) ?? null,
  validate: (value) => (relatedId(value) === undefined ? { message: fieldTexts.ofTheList } : undefined),
} satisfies FieldType;
