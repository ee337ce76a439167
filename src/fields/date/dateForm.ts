import type { FormSide } from '../types';
import { checkDate } from './limits';
import { fromNative, toNative, type DateKind } from './nativeDate';

/** What both types of moments do in forms. */
export const dateForm = (kind: DateKind): FormSide => ({
  validate: (value, field, form) => checkDate(value, field, kind, form),
  /** `$today` and `$now`, on the clocks of the installation and as the input would give them. */
  start: (value, field) =>
    value === '$today' || value === '$now'
      ? fromNative(
          toNative(Date.now() / 1000, field, kind === 'date' || value === '$now' ? kind : 'date'),
          field,
        )
      : value,
});
