import { useEffect, useEffectEvent } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { isEventsPath } from '../../config/runtime/eventsPath';
import type { Changes } from '../../live/changes';
import { followEvents } from '../../live/followChanges';
import { followedQueries } from '../../live/followedQueries';
import { PacedReads } from '../../live/PacedReads';
import { useEventsPath, useResources } from '../../queries/console/consoleHooks';
import type { ResourcesByName } from '../../queries/console/ConsoleContext';
import { useDataProvider } from '../../queries/console/useDataProvider';

/** Reads the figures and items of the start page again, at most every few seconds, when the host announces changes of their records. */
export default function FollowChanges() {
  const path = useEventsPath();
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const resources = useResources();
  const findResources = useEffectEvent((changes: Changes) => findChangedResources(resources, changes));
  useEffect(() => {
    if (!isEventsPath(path)) return undefined;
    const changedNames = new Set<unknown>();
    const reads = new PacedReads(() => {
      const names = new Set(changedNames);
      changedNames.clear();
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => names.has(query.queryKey[0]) && !hasOwnRhythm(query),
      });
    });
    const stop = followEvents(provider, path, (changes) => {
      for (const name of findResources(changes)) changedNames.add(name);
      if (changedNames.size > 0) reads.request();
    });
    return () => {
      stop();
      reads.cancel();
    };
  }, [path, provider, queryClient]);
  return null;
}

/** True for a list that follows changes itself, and for a query that reads at intervals, such as a count in the menu. */
const hasOwnRhythm = (query: Query): boolean =>
  followedQueries.has(query) || query.observers.some(({ options }) => Boolean(options.refetchInterval));

/** Names of the resources whose records have changed; all that follow events if anything may have changed. */
function findChangedResources(resources: ResourcesByName, changes: Changes): string[] {
  const announced = changes && new Set(changes.map(({ records }) => records));
  return [...resources.values()].flatMap(({ name, live }) =>
    live?.events !== undefined && (announced?.has(live.events) ?? true) ? [name] : [],
  );
}
