import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LiveInput } from '../../config/schema/live';
import { useFollowChanges } from '../../live/useFollowChanges';
import type { ListData } from '../data/listData';
import { LiveReader, findListQuery } from './LiveReader';
import { applyRead, createLiveState, removeOldMarks, type LiveState } from './liveState';

interface LiveRows extends Pick<LiveState, 'marks' | 'changedCount'> {
  /** Number of new rows that are not on screen, 0 if only rows or their order have gone; undefined without news. */
  newsCount: number | undefined;
  /** Removes the marks that are too old to be shown. */
  expireMarks: () => void;
  /** Shows the rows of the last read in their order. */
  show: () => void;
}

/**
 * Follows the changes of the rows of a list. New contents come into the rows; new rows, missing rows and another order wait
 * until the user asks for them.
 *
 * @param anchorRef Element in the list.
 */
export function useLiveRows(
  resource: string,
  live: LiveInput,
  { data, refetch }: ListData,
  anchorRef: RefObject<HTMLElement | null>,
): LiveRows {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>(() => createLiveState(data));
  // Another page, or a read of the list itself: its rows are current.
  if (!state.versions.includes(data)) setState(createLiveState(data));
  const readerRef = useRef<LiveReader>(undefined);
  const getRows = useEffectEvent(() => data);
  useEffect(() => {
    const reader = new LiveReader({
      queryClient,
      resource,
      getAnchor: () => anchorRef.current,
      getRows: () => getRows(),
      onRead: (read) => setState((previous) => applyRead(previous, read)),
      onUnmerged: (count) => setState((previous) => ({ ...previous, news: { count, fresh: undefined } })),
    });
    readerRef.current = reader;
    return () => reader.stop();
  }, [queryClient, resource, anchorRef]);
  useFollowChanges(live, (changes) => readerRef.current?.take(changes));

  const show = (): void => {
    const query = findListQuery(queryClient, resource, data);
    if (state.news?.fresh && query) queryClient.setQueryData(query.queryKey, state.news.fresh);
    else refetch();
  };
  const expireMarks = (): void => setState((previous) => removeOldMarks(previous, performance.now()));
  const { marks, changedCount, news } = state;
  return { marks, changedCount, newsCount: news?.count, expireMarks, show };
}
