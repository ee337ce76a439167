import { readPath } from '../../config/values/readPath';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';

/** The names of what is there: values may be secret. Total. */
const toText: FieldType['toText'] = (value) => {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => toPlainText(readPath(entry, 'name')) || []).join(', ');
};

/** Values of which definitions of another record say what they are. What it does in forms: `form.ts`. */
export default {
  type: 'parameters',
  Display: createTextDisplay(toText),
  Input: lazyWithRetry(() => import('./ParametersInput')),
  toText,
} satisfies FieldType;
