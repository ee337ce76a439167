import { readPath, readSource } from '../../config/readPath';
import { isNothing } from '../../config/isEmpty';
import { formatDateTime } from '../../lib/dates';
import { isPlainObject } from '../../lib/json';
import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import type { PeriodFilled } from './schema';

/** What both ends read, «22/11/2026 15:00 – 24/11/2026 12:00»; an end that is not there is left open. */
const toText: FieldType['toText'] = (value) => {
  const [from, until] = ['from', 'until'].map((end) => formatDateTime(readPath(value, end)));
  if (from === undefined && until === undefined) return '';
  return `${from ?? '…'} – ${until ?? '…'}`;
};

/** Two moments that belong together: `{ from, until }` in Unix seconds. What it does in forms: `form.ts`. */
export default {
  type: 'period',
  Display: textDisplay(toText, 'field-number'),
  Input: lazyWithReload(() => import('./PeriodInput')),
  read: (record, field) => {
    const options = optionsOf<PeriodFilled>(field);
    const own = readSource(record, field);
    const end = (paths: PeriodFilled['from'], name: string): unknown =>
      paths === undefined
        ? readPath(own, name)
        : [paths]
            .flat()
            .map((path) => readPath(record, path))
            .find((value) => !isNothing(value));
    const [from, until] = [end(options.from, 'from'), end(options.until, 'until')];
    if (isNothing(from) && isNothing(until)) return isPlainObject(own) ? undefined : own;
    return { from, until };
  },
  toText,
} satisfies FieldType;
