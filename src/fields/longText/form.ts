import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { checkText } from '../text/checkText';
import type { ResolvedLongTextOptions } from './schema';

export default {
  // A text of whitespace alone is empty; whitespace around other text may be intended.
  normalise: (value) => (typeof value === 'string' && value.trim() === '' ? '' : value),
  validate: (value, field) => checkText(value, optionsOf<ResolvedLongTextOptions>(field)),
} satisfies FormBehaviour;
