import { readPath, readSource } from '../../config/readPath';
import { lazyWithReload } from '../../lib/retryImport';
import { plainText } from '../text/plainText';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import type { FlagsOptions } from './schema';

/** Several yes and no of a record as one text: the labels of those that are true. It is shown, never asked. */
export default {
  type: 'flags',
  Display: textDisplay(plainText),
  Input: lazyWithReload(() => import('../text/TextInput')),
  read: (record, field) => {
    const labels = optionsOf<FlagsOptions>(field)
      .flags.filter(({ source }) => [source].flat().some((path) => readPath(record, path) === true))
      .map(({ label }) => label);
    return labels.length > 0 ? labels : readSource(record, field);
  },
  toText: plainText,
} satisfies FieldType;
