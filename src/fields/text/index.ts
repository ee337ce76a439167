import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { textFilterBase } from '../filters/textFilterBase';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { SECRET_MASK, toPlainText } from '../display/toPlainText';
import type { ResolvedTextOptions } from './schema';

/** Displays and exports show only that a secret exists, never its value. */
const maskedText: FieldType['toText'] = (value, field) =>
  optionsOf<ResolvedTextOptions>(field).secret && toPlainText(value) !== ''
    ? SECRET_MASK
    : toPlainText(value);

export default {
  type: 'text',
  Display: createTextDisplay(maskedText),
  Input: lazyWithRetry(() => import('./TextInput')),
  ...textFilterBase,
  toText: maskedText,
} satisfies FieldType;
