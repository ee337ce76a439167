import { readPath } from '../../config/readPath';
import { lazyWithReload } from '../../lib/retryImport';
import { plainText } from '../text/plainText';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';

/** The names of what is there: values may be secret. Total. */
const toText: FieldType['toText'] = (value) => {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => plainText(readPath(entry, 'name')) || []).join(', ');
};

/** Values of which definitions of another record say what they are. What it does in forms: `form.ts`. */
export default {
  type: 'parameters',
  Display: textDisplay(toText),
  Input: lazyWithReload(() => import('./ParametersInput')),
  toText,
} satisfies FieldType;
