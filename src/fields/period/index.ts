import { readPath, readSource } from '../../config/values/readPath';
import { isBlank } from '../../config/values/isEmpty';
import { formatDateTime } from '../../lib/date/dateFormat';
import { isPlainObject } from '../../lib/json';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import type { ResolvedPeriodOptions } from './schema';

/** Formats both ends, «22/11/2026 15:00 – 24/11/2026 12:00»; a missing end is left open. */
const toText: FieldType['toText'] = (value) => {
  const [from, until] = ['from', 'until'].map((readEnd) => formatDateTime(readPath(value, readEnd)));
  if (from === undefined && until === undefined) return isPlainObject(value) ? '' : toPlainText(value);
  return `${from ?? '…'} – ${until ?? '…'}`;
};

/** Two related moments: `{ from, until }` in Unix seconds. Form behaviour: `form.ts`. */
export default {
  type: 'period',
  Display: createTextDisplay(toText, 'field-number'),
  Input: lazyWithRetry(() => import('./PeriodInput')),
  read: (record, field) => {
    const options = optionsOf<ResolvedPeriodOptions>(field);
    const sourceValue = readSource(record, field);
    const readEnd = (paths: ResolvedPeriodOptions['from'], name: string): unknown =>
      paths === undefined
        ? readPath(sourceValue, name)
        : [paths]
            .flat()
            .map((path) => readPath(record, path))
            .find((value) => !isBlank(value));
    const [from, until] = [readEnd(options.from, 'from'), readEnd(options.to, 'until')];
    if (isBlank(from) && isBlank(until)) return isPlainObject(sourceValue) ? undefined : sourceValue;
    return { from, until };
  },
  toText,
} satisfies FieldType;
