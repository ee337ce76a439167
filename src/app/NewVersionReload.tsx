import { useEffect, useState } from 'react';
import { createStorage } from '../lib/storage/storage';
import { getCurrentPath, hardNavigate } from '../session/navigation/hardNavigate';
import { ErrorState, Spinner } from '../ui/feedback/states';
import { appTexts as texts } from './texts';

const storage = createStorage('session', 'console.release.');

/** ms within which the console does not reload a second time: the first reload did not help. */
const MIN_RELOAD_INTERVAL = 60_000;

/** Returns true if a reload may help: there is a connection and no recent attempt. Records the attempt. */
function claimReload(): boolean {
  const elapsed = Date.now() - Number(storage.get('tried') ?? 0);
  if (!navigator.onLine || (elapsed >= 0 && elapsed < MIN_RELOAD_INTERVAL)) return false;
  storage.set('tried', String(Date.now()));
  return true;
}

/**
 * Reloads the console once when a page needs a chunk that a new release has removed. Typed input is already saved as a
 * draft. If the reload did not help or there is no connection, the user decides.
 */
export function NewVersionReload() {
  const [isReloadRefused, setReloadRefused] = useState(false);
  useEffect(() => {
    if (claimReload()) hardNavigate(getCurrentPath());
    else setReloadRefused(true);
  }, []);
  if (!isReloadRefused) return <Spinner label={texts.new_version_loading} showLabel />;
  return (
    <ErrorState
      title={texts.new_version}
      text={texts.new_version_text}
      retryLabel={texts.reload}
      onRetry={() => window.location.reload()}
    />
  );
}
