import { useEffect, useState } from 'react';

/** Returns the text debounced by `delay` ms. Clearing it takes effect immediately. */
export function useDebouncedValue(text: string, delay = 500): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text === '' ? '' : debounced;
}
