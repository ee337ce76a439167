import { useSyncExternalStore } from 'react';
import { shellTexts } from '../i18n/es/shell';

function subscribe(changed: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Says that the browser has no connection, as long as it has none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{online ? null : <p className="offline">{shellTexts.offline}</p>}</div>;
}
