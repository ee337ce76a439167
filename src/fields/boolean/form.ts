import { isBlank } from '../../config/values/isEmpty';
import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';

export default {
  accepts: (value) => typeof value === 'boolean',
  // A switch has two states: a missing host value shows as "no" and does not count as a change.
  toForm: (value) => (isBlank(value) ? false : value),
  validate: (value) => (typeof value === 'boolean' ? undefined : { message: inputTexts.notBoolean }),
} satisfies FormBehaviour;
