import { useEffect, useEffectEvent } from 'react';
import type { LiveInput } from '../config/schema/live';
import { useDataProvider } from '../queries/console/useDataProvider';
import { useEventsPath } from '../queries/console/consoleHooks';
import type { Changes } from './changes';
import { followChanges } from './followChanges';

/** Calls `onChanges` for each announced change of the records, until unmount. */
export function useFollowChanges(live: LiveInput, onChanges: (changes: Changes) => void): void {
  const provider = useDataProvider();
  const path = useEventsPath();
  const listener = useEffectEvent(onChanges);
  useEffect(() => followChanges({ provider, path, live, listener }), [provider, path, live]);
}
