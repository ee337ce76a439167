import { useEffect, useState } from 'react';

const prefersReducedMotion = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A number on its way from zero to `value`, fast at first, there after `ms` milliseconds; at once for who prefers reduced
 * motion.
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
