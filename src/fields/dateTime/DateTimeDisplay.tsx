import { Suspense } from 'react';
import { lazyWithReload } from '../../lib/retryImport';
import { dateType } from '../date/dateType';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { DisplayProps } from '../types';
import type { DateTimeOptions } from './schema';

const Moment = textDisplay(dateType('dateTime').toText, 'field-number');
const AgeDisplay = lazyWithReload(() => import('./AgeDisplay'));

/** A moment, or how long ago it was. */
export function DateTimeDisplay(props: DisplayProps) {
  const moment = <Moment {...props} />;
  if (!optionsOf<DateTimeOptions>(props.field).age) return moment;
  return (
    <Suspense fallback={moment}>
      <AgeDisplay {...props}>{moment}</AgeDisplay>
    </Suspense>
  );
}
