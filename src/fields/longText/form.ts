import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { checkText } from '../text/checkText';
import type { ResolvedLongTextOptions } from './schema';

/** Heights in px: label with padding, one line of text, character counter. */
const [FRAME, LINE, COUNTER] = [38, 20, 16];

export default {
  inputHeight: (field) => {
    const { rows, maxLength } = optionsOf<ResolvedLongTextOptions>(field);
    return FRAME + rows * LINE + (maxLength === undefined ? 0 : COUNTER);
  },
  // A text of whitespace alone is empty; whitespace around other text may be intended.
  normalise: (value) => (typeof value === 'string' && value.trim() === '' ? '' : value),
  validate: (value, field) => checkText(value, optionsOf<ResolvedLongTextOptions>(field)),
} satisfies FormBehaviour;
