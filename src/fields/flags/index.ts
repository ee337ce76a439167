import { readPath, readSource } from '../../config/values/readPath';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { toPlainText } from '../display/toPlainText';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import type { FlagsOptions } from './schema';

/** Several booleans of a record as one text: the labels of those that are true. Read only. */
export default {
  type: 'flags',
  Display: createTextDisplay(toPlainText),
  Input: lazyWithRetry(() => import('../text/TextInput')),
  read: (record, field) => {
    const labels = optionsOf<FlagsOptions>(field)
      .flags.filter(({ source }) => [source].flat().some((path) => readPath(record, path) === true))
      .map(({ label }) => label);
    return labels.length > 0 ? labels : readSource(record, field);
  },
  toText: toPlainText,
  isShort: () => true,
} satisfies FieldType;
