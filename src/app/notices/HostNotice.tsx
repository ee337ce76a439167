import { useEffect, useState } from 'react';
import { isPlainObject } from '../../lib/json';

/** How often the host is asked while the page is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Longest text that is shown. */
const MAX_LENGTH = 300;

/** What the host says of itself; undefined when it has nothing to say. Rejects when it cannot be asked. */
async function fetchNotice(url: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
  const state: unknown = await response.json();
  const notice = response.ok && isPlainObject(state) ? state.notice : undefined;
  return typeof notice === 'string' && notice !== '' ? notice.slice(0, MAX_LENGTH) : undefined;
}

interface HostNoticeProps {
  /** `demo.state` of the runtime config: answers `{ notice: string | null }`. */
  url: string;
}

/** What the demo host has to say above every page: that it keeps nothing, for instance. */
export default function HostNotice({ url }: HostNoticeProps) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    // A host that does not answer has said nothing new.
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
