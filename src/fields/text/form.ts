import { optionsOf } from '../core/optionsOf';
import type { FormBehaviour } from '../core/types';
import { checkText } from './checkText';
import type { ResolvedTextOptions } from './schema';

export default {
  // Trims whitespace around a name; in a password it may be intended.
  normalise: (value, field) =>
    typeof value === 'string' && !optionsOf<ResolvedTextOptions>(field).secret ? value.trim() : value,
  draftable: (field) => {
    const { secret, draftable } = optionsOf<ResolvedTextOptions>(field);
    return draftable && !secret;
  },
  validate: (value, field) => checkText(value, optionsOf<ResolvedTextOptions>(field)),
} satisfies FormBehaviour;
