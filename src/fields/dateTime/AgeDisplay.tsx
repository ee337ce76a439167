import { useSyncExternalStore, type ReactNode } from 'react';
import { age } from '../../lib/age';
import { dateText } from '../date/nativeDate';
import type { DisplayProps } from '../types';

interface AgeDisplayProps extends DisplayProps {
  /** The moment itself, for what has no age. */
  children: ReactNode;
}

/** s that the clock of a host may be ahead of this one. */
const SKEW = 60;

/** How long ago a moment was, told anew each minute; what lies ahead, or is no moment, is shown as it is. */
export default function AgeDisplay({ field, value, place, children }: AgeDisplayProps) {
  const now = useSyncExternalStore(subscribe, () => clock.now);
  const exact = dateText(value, field, 'dateTime');
  if (typeof value !== 'number' || exact === '' || value > now + SKEW) return children;
  const passed = age(value, now);
  return (
    <time
      dateTime={new Date(value * 1000).toISOString()}
      title={exact}
      className={`field-number field-${place}`}
    >
      {place === 'cell' ? passed : `${exact} (${passed})`}
    </time>
  );
}

/** One clock for all ages on screen; it stands still while there are none. */
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
      for (const tell of clock.listeners) tell();
    }, MINUTE);
  }
  clock.listeners.add(listener);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size === 0) clearInterval(clock.timer);
  };
}
