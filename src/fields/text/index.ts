import { lazyWithReload } from '../../lib/retryImport';
import { textFilter } from '../filters/textFilter';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { checkText } from './checkText';
import { HIDDEN, plainText } from './plainText';
import type { TextFilled } from './schema';

/** A secret is never shown where values are, nor exported: only that there is one. */
const shownText: FieldType['toText'] = (value, field) =>
  optionsOf<TextFilled>(field).secret && plainText(value) !== '' ? HIDDEN : plainText(value);

export default {
  type: 'text',
  Display: textDisplay(shownText),
  Input: lazyWithReload(() => import('./TextInput')),
  ...textFilter,
  toText: shownText,
  // Blanks around a name are slips; in a password they are meant.
  tidy: (value, field) =>
    typeof value === 'string' && !optionsOf<TextFilled>(field).secret ? value.trim() : value,
  kept: (field) => {
    const { secret, keep } = optionsOf<TextFilled>(field);
    return keep && !secret;
  },
  validate: (value, field) => checkText(value, optionsOf<TextFilled>(field)),
} satisfies FieldType;
