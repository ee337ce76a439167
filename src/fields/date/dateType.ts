import type { FieldType } from '../types';
import { dateText, fromNative, toNative, type DateKind } from './nativeDate';

/** What both types have in common. Filters are written as the native input writes them: 2027-03-28, 2027-03-28T09:30. */
export const dateType = (kind: DateKind) =>
  ({
    toText: (value, field) => dateText(value, field, kind),
    filterToUrl: (value, field) => toNative(value, field, kind),
    filterFromUrl: (text, field) => {
      const seconds = fromNative(text, field);
      // Also refuses a day where a moment is asked for, and the reverse.
      return typeof seconds === 'number' && toNative(seconds, field, kind) === text ? seconds : undefined;
    },
    // Not needed by the first list.
    validate: async (value, field, form) => (await import('./limits')).checkDate(value, field, kind, form),
  }) satisfies Partial<FieldType>;
