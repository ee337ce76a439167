import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { createDateTypeBase } from '../dateBase/createDateTypeBase';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { DisplayProps } from '../core/types';
import type { DateTimeOptions } from './schema';

const ExactDateTime = createTextDisplay(createDateTypeBase('dateTime').toText, 'field-number');
const AgeDisplay = lazyWithRetry(() => import('./AgeDisplay'));

/** Shows a moment, or its age. */
export function DateTimeDisplay(props: DisplayProps) {
  const exactDisplay = <ExactDateTime {...props} />;
  if (!optionsOf<DateTimeOptions>(props.field).age) return exactDisplay;
  return (
    <Suspense fallback={exactDisplay}>
      <AgeDisplay {...props}>{exactDisplay}</AgeDisplay>
    </Suspense>
  );
}
