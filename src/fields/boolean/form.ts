import { isBlank } from '../../config/values/isEmpty';
import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';

export default {
  // A switch has two places: what a host does not say stands as no, and that nobody has changed.
  toForm: (value) => (isBlank(value) ? false : value),
  validate: (value) => (typeof value === 'boolean' ? undefined : { message: inputTexts.notBoolean }),
} satisfies FormBehaviour;
