import { useEffect, useState } from 'react';

/** Key of web storage for the token. */
const TOKEN_KEY = 'hand.token';

export const isSignedIn = (): boolean => localStorage.getItem(TOKEN_KEY) !== null;

export type TableRecord = Readonly<Record<string, unknown>> & { id: string };

/** Returns the host's response to a read; undefined before the first. Keeps the previous one while loading. */
export function useJson<T>(path: string): T | undefined {
  const [data, setData] = useState<T>();
  useEffect(() => {
    const controller = new AbortController();
    const headers = { 'Accept-version': '1', Authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` };
    fetch(`/api${path}`, { headers, signal: controller.signal })
      .then((response) => response.json() as Promise<T>)
      .then(setData)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) throw error;
      });
    return () => controller.abort();
  }, [path]);
  return data;
}

/** Goes to another address of the page. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A value as text. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
