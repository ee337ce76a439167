import { useEffect, useState } from 'react';

const prefersReducedMotion = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns a number that animates from zero to `value` within `ms` milliseconds, fast at first. If the user prefers reduced
 * motion, it is `value` at once.
 */
export function useCountUp(value: number, ms: number): number {
  const [current, setCurrent] = useState(() => (prefersReducedMotion() ? value : 0));
  useEffect(() => {
    if (prefersReducedMotion()) {
      setCurrent(value);
      return;
    }
    const startTime = performance.now();
    const animate = (now: number) => {
      const remaining = Math.min(1, Math.max(0, 1 - (now - startTime) / ms));
      setCurrent(remaining === 0 ? value : value * (1 - remaining ** 3));
      if (remaining > 0) frame = requestAnimationFrame(animate);
    };
    let frame = requestAnimationFrame(animate);
    return () => cancelAnimationFrame(frame);
  }, [value, ms]);
  return current;
}
