import { useCallback, useEffect } from 'react';
import { useBlocker, type RouterBlockerFunction } from 'ra-core';
import { isHardNavigating } from '../../session/navigation/hardNavigate';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { DiscardDialog } from '../../ui/dialog/DiscardDialog';
import { storeDocument } from './workbenchDocument';

/** Asks before a page with an unsaved declaration is left; forms have their own question, which knows nothing of this. */
export function LeaveDocumentDialog({ isUnsaved }: { isUnsaved: boolean }) {
  useWarnBeforeUnload(isUnsaved);
  const shouldBlock = useCallback<RouterBlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isHardNavigating() && currentLocation.pathname !== nextLocation.pathname,
    [isUnsaved],
  );
  const blocker = useBlocker(shouldBlock);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && !isUnsaved) blocker.proceed?.();
  }, [isBlocked, isUnsaved, blocker]);
  return (
    <DiscardDialog
      open={isBlocked}
      onDiscard={() => {
        storeDocument(undefined);
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}
