import { lazyWithReload } from '../../lib/retryImport';
import { referenceFilter } from '../reference/referenceFilter';
import { relatedIds, relatedText } from '../reference/references';
import type { FieldType } from '../types';
import { joinedCell } from '../joinedCell';
import { ReferencesDisplay } from './ReferencesDisplay';
import { fieldTexts } from '../texts';

const textsOf = (...[value, field, t, related]: Parameters<FieldType['toText']>): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => relatedText(one, field, related, t));

/** A list of ids or of embedded records on the wire, ids in the form and when written. */
export default {
  type: 'references',
  Display: ReferencesDisplay,
  Input: lazyWithReload(() => import('./ReferencesInput')),
  ...referenceFilter,
  toText: (...given) =>
    textsOf(...given)
      .filter((text) => text !== '')
      .join(', '),
  toCell: (...given) => joinedCell(textsOf(...given)),
  toForm: (value) => relatedIds(value),
  toWire: (value) => relatedIds(value),
  validate: (value) =>
    Array.isArray(value) && relatedIds(value).length === value.length
      ? undefined
      : { message: fieldTexts.severalOfTheList },
} satisfies FieldType;
