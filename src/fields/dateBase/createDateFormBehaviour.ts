import type { FormBehaviour } from '../core/types';
import { checkDate } from './dateLimits';
import { fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

/** What both types of moments do in forms. */
export const createDateFormBehaviour = (kind: DateKind): FormBehaviour => ({
  validate: (value, field, form) => checkDate(value, field, kind, form),
  /** `$today` and `$now`, on the clocks of the installation and as the input would give them. */
  resolveDefault: (value, field) =>
    value === '$today' || value === '$now'
      ? fromDateInputValue(
          toDateInputValue(Date.now() / 1000, field, kind === 'date' || value === '$now' ? kind : 'date'),
          field,
        )
      : value,
});
