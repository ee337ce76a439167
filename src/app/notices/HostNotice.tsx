import { useEffect, useState } from 'react';
import { isPlainObject } from '../../lib/json';

/** Polling interval while the page is visible, in ms. */
const POLL_INTERVAL_MS = 30_000;

/** Maximum length of the text. */
const MAX_LENGTH = 300;

/** Reads the notice of the host; undefined if there is none. Rejects if the request fails. */
async function fetchNotice(url: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
  const state: unknown = await response.json();
  const notice = response.ok && isPlainObject(state) ? state.notice : undefined;
  return typeof notice === 'string' && notice !== '' ? notice.slice(0, MAX_LENGTH) : undefined;
}

interface HostNoticeProps {
  /** URL `demo.state` of the runtime config; it responds with `{ notice: string | null }`. */
  url: string;
}

/** Notice of the demo host above every page, for example that it does not store data. */
export default function HostNotice({ url }: HostNoticeProps) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    // If the request fails, keep the last notice.
    const poll = () => void fetchNotice(url, controller.signal).then(setNotice, () => undefined);
    const pollIfVisible = () => {
      if (document.visibilityState === 'visible') poll();
    };
    poll();
    const timer = setInterval(pollIfVisible, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', pollIfVisible);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [url]);
  return <div role="status">{notice === undefined ? null : <p className="notice">{notice}</p>}</div>;
}
