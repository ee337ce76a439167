import { useEffect, useRef, useState, type RefObject } from 'react';

/** Debounce of a new size in ms: no re-render while the user drags the window edge. */
const SETTLE_MS = 150;

interface ElementSize {
  width: number;
  height: number;
}

/** Size of an element in px, 0 until it is measured; changes are debounced. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, ElementSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    if (typeof ResizeObserver !== 'function') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [ref, size];
}
