import { useEffect, useState } from 'react';
import { createStorage } from '../lib/storage/storage';
import { getCurrentPath, hardNavigate } from '../session/navigation/hardNavigate';
import { ErrorState, Spinner } from '../ui/feedback/states';
import { appTexts as texts } from './texts';

const storage = createStorage('session', 'console.release.');

/** ms within which the console is not loaded anew a second time: the first time did not help. */
const MIN_RELOAD_INTERVAL = 60_000;

/** Whether loading anew may help: there is a connection, and it was not tried just now. The try is noted. */
function claimReload(): boolean {
  const elapsed = Date.now() - Number(storage.get('tried') ?? 0);
  if (!navigator.onLine || (elapsed >= 0 && elapsed < MIN_RELOAD_INTERVAL)) return false;
  storage.set('tried', String(Date.now()));
  return true;
}

/**
 * A part that is gone after a release took its page: the console is loaded anew, once by itself, since nothing else helps.
 * What was typed is a draft by then. Where that did not help, or there is no connection, somebody decides.
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
