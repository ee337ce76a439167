import { useEffect, useState } from 'react';

/** What was typed, once nobody has typed for `ms`; at once when it was emptied. */
export function useDebouncedValue(text: string, delay = 500): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text === '' ? '' : debounced;
}
