import type { FormBehaviour } from '../core/types';
import { checkDate } from './dateLimits';
import { fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

/** Creates the form behaviour of the two date types. */
export const createDateFormBehaviour = (kind: DateKind): FormBehaviour => ({
  accepts: (value, field) => typeof value === 'number' && toDateInputValue(value, field, kind) !== '',
  validate: (value, field, form) => checkDate(value, field, kind, form),
  /** Resolves `$today` and `$now` in the time zone of the installation, in the input's format. */
  resolveDefault: (value, field) =>
    value === '$today' || value === '$now'
      ? fromDateInputValue(
          toDateInputValue(Date.now() / 1000, field, kind === 'date' || value === '$now' ? kind : 'date'),
          field,
        )
      : value,
});
