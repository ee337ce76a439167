import type { Field } from '../../config/types';
import type { FieldType } from '../types';
import { dateText, fromNative, toNative, type DateKind } from './nativeDate';

/** Unix seconds of a text of the address. Also refuses a day where a moment is asked for, and the reverse. */
const fromUrl = (text: string, field: Field, kind: DateKind): number | undefined => {
  const seconds = fromNative(text, field);
  return typeof seconds === 'number' && toNative(seconds, field, kind) === text ? seconds : undefined;
};

/** What both types have in common. Filters are written as the native input writes them: 2027-03-28, 2027-03-28T09:30. */
export const dateType = (kind: DateKind) =>
  ({
    toText: (value, field) => dateText(value, field, kind),
    filterToUrl: (value, field) => toNative(value, field, kind),
    filterFromUrl: (text, field) => fromUrl(text, field, kind),
    // Of moments, too, days are asked for.
    range: {
      input: 'date',
      fromUrl: (text, field) => fromUrl(text, field, 'date'),
      toText: (value, field) => dateText(value, field, 'date'),
    },
  }) satisfies Partial<FieldType>;
