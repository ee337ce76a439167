import { isNothing } from '../../config/isEmpty';
import { fieldTexts } from '../texts';
import type { FormSide } from '../types';

export default {
  // A switch has two places: what a host does not say stands as no, and that nobody has changed.
  toForm: (value) => (isNothing(value) ? false : value),
  validate: (value) => (typeof value === 'boolean' ? undefined : { message: fieldTexts.yesOrNo }),
} satisfies FormSide;
