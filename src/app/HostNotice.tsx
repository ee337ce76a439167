import { useEffect, useState } from 'react';
import { isPlainObject } from '../lib/json';

/** How often the host is asked while the page is looked at, in milliseconds. */
const EVERY_MS = 30_000;

/** Longest text that is shown. */
const MOST = 300;

/** What the host says of itself; undefined when it has nothing to say. Rejects when it cannot be asked. */
async function readNotice(address: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(address, { signal, credentials: 'omit', cache: 'no-store' });
  const state: unknown = await answer.json();
  const notice = answer.ok && isPlainObject(state) ? state.notice : undefined;
  return typeof notice === 'string' && notice !== '' ? notice.slice(0, MOST) : undefined;
}

interface HostNoticeProps {
  /** `demo.state` of the runtime config: answers `{ notice: string | null }`. */
  address: string;
}

/** What the demo host has to say above every page: that it keeps nothing, for instance. */
export default function HostNotice({ address }: HostNoticeProps) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    // A host that does not answer has said nothing new.
    const ask = () => void readNotice(address, stop.signal).then(setNotice, () => undefined);
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    const timer = setInterval(askIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [address]);
  return <div role="status">{notice === undefined ? null : <p className="notice">{notice}</p>}</div>;
}
