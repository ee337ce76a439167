import { useEffect, useEffectEvent, useState } from 'react';

/** ms between two updates of the ages of marks. */
const TICK_MS = 5000;

/** Calls a function and renders again every few seconds while active. */
export function useTick(isActive: boolean, onTick: () => void): void {
  const [, setTick] = useState(0);
  const handleTick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => {
      handleTick();
      setTick((tick) => tick + 1);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
