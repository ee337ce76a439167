import { useEffect, useState } from 'react';

const wantsRest = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A number on its way from zero to `value`, fast at first, there after `ms` milliseconds; at once for who prefers reduced
 * motion.
 */
export function useCountUp(value: number, ms: number): number {
  const [shown, setShown] = useState(() => (wantsRest() ? value : 0));
  useEffect(() => {
    if (wantsRest()) {
      setShown(value);
      return;
    }
    const began = performance.now();
    const step = (now: number) => {
      const left = Math.min(1, Math.max(0, 1 - (now - began) / ms));
      setShown(left === 0 ? value : value * (1 - left ** 3));
      if (left > 0) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, ms]);
  return shown;
}
