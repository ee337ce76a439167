import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { referenceFilterBase } from '../reference/referenceFilterBase';
import { relatedIds, relatedText } from '../reference/relatedRecord';
import type { FieldType } from '../core/types';
import { joinCell } from '../spreadsheet/joinCell';
import { ReferencesDisplay } from './ReferencesDisplay';

const toTexts = (...[value, field, t, related]: Parameters<FieldType['toText']>): string[] =>
  (Array.isArray(value) ? value : [value]).map((item) => relatedText(item, field, related, t));

/** A list of ids or embedded records on the wire; ids in the form and when written. */
export default {
  type: 'references',
  Display: ReferencesDisplay,
  Input: lazyWithRetry(() => import('./ReferencesInput')),
  ...referenceFilterBase,
  toText: (...args) =>
    toTexts(...args)
      .filter((text) => text !== '')
      .join(', '),
  toExportValue: (...args) => joinCell(toTexts(...args)),
  toForm: (value) => relatedIds(value),
} satisfies FieldType;
