import { useEffect, useState } from 'react';

/** Where the benchmark stores the token. */
const TOKEN = 'hand.token';

export const isSignedIn = (): boolean => localStorage.getItem(TOKEN) !== null;

export type Row = Readonly<Record<string, unknown>> & { id: string };

/** What the host answers to a read; undefined while it is under way. What was there before stays meanwhile. */
export function useAnswer<T>(path: string): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    const leaving = new AbortController();
    const headers = { 'Accept-version': '1', Authorization: `Bearer ${localStorage.getItem(TOKEN)}` };
    fetch(`/api${path}`, { headers, signal: leaving.signal })
      .then((response) => response.json() as Promise<T>)
      .then(setAnswer)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    return () => leaving.abort();
  }, [path]);
  return answer;
}

/** Goes to another address of the page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A value as text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
