import { useSyncExternalStore, type ReactNode } from 'react';
import { formatRelativeTime } from '../../lib/date/formatRelativeTime';
import { dateText } from '../dateBase/dateInputValue';
import type { DisplayProps } from '../core/types';

interface AgeDisplayProps extends DisplayProps {
  /** The absolute moment, for a value without an age. */
  children: ReactNode;
}

/** Seconds that the host's clock may be ahead of this one. */
const MAX_CLOCK_SKEW = 60;

/** Shows how long ago a moment was, updated every minute. Shows future moments and invalid values as they are. */
export default function AgeDisplay({ field, value, place, children }: AgeDisplayProps) {
  const now = useSyncExternalStore(subscribe, () => clock.now);
  const exactText = dateText(value, field, 'dateTime');
  if (typeof value !== 'number' || exactText === '' || value > now + MAX_CLOCK_SKEW) return children;
  const ageText = formatRelativeTime(value, now);
  return (
    <time
      dateTime={new Date(value * 1000).toISOString()}
      title={exactText}
      className={`field-number field-${place}`}
    >
      {place === 'cell' ? ageText : `${exactText} (${ageText})`}
    </time>
  );
}

/** One shared clock for all ages on screen; its timer is stopped while there are none. */
const clock = { now: unixNow(), timer: 0, listeners: new Set<() => void>() };

const MINUTE = 60_000;

function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

function subscribe(listener: () => void): () => void {
  if (clock.listeners.size === 0) {
    clock.now = unixNow();
    clock.timer = window.setInterval(() => {
      clock.now = unixNow();
      for (const notify of clock.listeners) notify();
    }, MINUTE);
  }
  clock.listeners.add(listener);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size === 0) clearInterval(clock.timer);
  };
}
