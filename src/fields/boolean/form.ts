import { isNothing } from '../../config/isEmpty';
import { inputTexts } from '../inputTexts';
import type { FormSide } from '../types';

export default {
  // A switch has two places: what a host does not say stands as no, and that nobody has changed.
  toForm: (value) => (isNothing(value) ? false : value),
  validate: (value) => (typeof value === 'boolean' ? undefined : { message: inputTexts.yesOrNo }),
} satisfies FormSide;
