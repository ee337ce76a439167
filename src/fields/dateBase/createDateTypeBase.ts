import type { Field } from '../../config/types';
import type { FieldType } from '../core/types';
import { dateText, fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

/** Unix seconds of a text of the address. Also refuses a day where a moment is asked for, and the reverse. */
const parseUrlDate = (text: string, field: Field, kind: DateKind): number | undefined => {
  const seconds = fromDateInputValue(text, field);
  return typeof seconds === 'number' && toDateInputValue(seconds, field, kind) === text ? seconds : undefined;
};

/** What both types have in common. Filters are written as the native input writes them: 2027-03-28, 2027-03-28T09:30. */
export const createDateTypeBase = (kind: DateKind) =>
  ({
    toText: (value, field) => dateText(value, field, kind),
    filterToUrl: (value, field) => toDateInputValue(value, field, kind),
    filterFromUrl: (text, field) => parseUrlDate(text, field, kind),
    // Of moments, too, days are asked for.
    range: {
      input: 'date',
      fromUrl: (text, field) => parseUrlDate(text, field, 'date'),
      toText: (value, field) => dateText(value, field, 'date'),
    },
  }) satisfies Partial<FieldType>;
