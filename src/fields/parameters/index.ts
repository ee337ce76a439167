import { readPath } from '../../config/values/readPath';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';

/** Lists the names of the parameters, without values, which may be secret. Never throws. */
const toText: FieldType['toText'] = (value) => {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => toPlainText(readPath(entry, 'name')) || []).join(', ');
};

/** Values that are described by definitions in another record. Form behaviour: `form.ts`. */
export default {
  type: 'parameters',
  Display: createTextDisplay(toText),
  Input: lazyWithRetry(() => import('./ParametersInput')),
  toText,
} satisfies FieldType;
