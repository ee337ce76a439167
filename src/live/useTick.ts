import { useEffect, useEffectEvent, useState } from 'react';

/** ms between two updates of the ages of marks. */
const TICK_MS = 5000;

/** Calls a function and renders again every few seconds while active. Returns the time of the last tick in ms of `performance.now()`. */
export function useTick(isActive: boolean, onTick: () => void): number {
  const [now, setNow] = useState(() => performance.now());
  const handleTick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => {
      handleTick();
      setNow(performance.now());
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isActive]);
  return now;
}
