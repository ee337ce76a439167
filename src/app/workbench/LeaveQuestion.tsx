import { useCallback, useEffect } from 'react';
import { useBlocker, type RouterBlockerFunction } from 'ra-core';
import { isLeaving } from '../../session/leaveTo';
import { useAskBeforeUnload } from '../../session/useAskBeforeUnload';
import { DiscardQuestion } from '../../ui/DiscardQuestion';
import { keepDocument } from './workDocument';

/** Asks before a page with an unsaved declaration is left; forms have their own question, which knows nothing of this. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  useAskBeforeUnload(isUnsaved);
  const should = useCallback<RouterBlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
    [isUnsaved],
  );
  const blocker = useBlocker(should);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && !isUnsaved) blocker.proceed?.();
  }, [isBlocked, isUnsaved, blocker]);
  return (
    <DiscardQuestion
      open={isBlocked}
      onDiscard={() => {
        keepDocument(undefined);
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}
