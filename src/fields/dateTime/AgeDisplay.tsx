import type { ReactNode } from 'react';
import { formatRelativeTime } from '../../lib/date/formatRelativeTime';
import { formatElapsedTime } from '../../lib/date/formatElapsedTime';
import { dateText } from '../dateBase/dateInputValue';
import { optionsOf } from '../core/optionsOf';
import type { DisplayProps } from '../core/types';
import type { DateTimeOptions } from './schema';
import { useNow } from './useNow';

interface AgeDisplayProps extends DisplayProps {
  /** The absolute moment, for a value without an age. */
  children: ReactNode;
}

/** Seconds that the host's clock may be ahead of this one. */
const MAX_CLOCK_SKEW = 60;

/** Shows how long ago a moment was, updated every minute. Shows future moments and invalid values as they are. */
export default function AgeDisplay({ field, value, place, children }: AgeDisplayProps) {
  const now = useNow();
  const exactText = dateText(value, field, 'dateTime');
  if (typeof value !== 'number' || exactText === '' || value > now + MAX_CLOCK_SKEW) return children;
  const ageText = formatRelativeTime(value, now);
  const isShort = place === 'cell' && optionsOf<DateTimeOptions>(field).age === 'short';
  return (
    <time
      dateTime={new Date(value * 1000).toISOString()}
      title={isShort ? `${exactText} (${ageText})` : exactText}
      className={`field-number field-${place}`}
    >
      {isShort ? formatElapsedTime(value, now) : place === 'cell' ? ageText : `${exactText} (${ageText})`}
    </time>
  );
}
