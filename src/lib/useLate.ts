import { useEffect, useState } from 'react';

/** What was typed, once nobody has typed for `ms`; at once when it was emptied. */
export function useLate(text: string, ms = 500): string {
  const [late, setLate] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), text === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return text === '' ? '' : late;
}
