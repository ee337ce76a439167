import type { Field } from '../../config/types';
import type { FieldType } from '../core/types';
import { dateText, fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

/** Parses a URL text to Unix seconds. Rejects a day for a moment field and the reverse. */
const parseUrlDate = (text: string, field: Field, kind: DateKind): number | undefined => {
  const seconds = fromDateInputValue(text, field);
  return typeof seconds === 'number' && toDateInputValue(seconds, field, kind) === text ? seconds : undefined;
};

/** Common part of both date types. Filter texts use the native input's format: 2027-03-28, 2027-03-28T09:30. */
export const createDateTypeBase = (kind: DateKind) =>
  ({
    toText: (value, field) => dateText(value, field, kind),
    filterToUrl: (value, field) => toDateInputValue(value, field, kind),
    filterFromUrl: (text, field) => parseUrlDate(text, field, kind),
    // Ranges of moments use days too.
    range: {
      input: 'date',
      fromUrl: (text, field) => parseUrlDate(text, field, 'date'),
      toText: (value, field) => dateText(value, field, 'date'),
    },
  }) satisfies Partial<FieldType>;
