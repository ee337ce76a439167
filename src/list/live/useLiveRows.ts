import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LiveInput } from '../../config/schema/live';
import { useFollowChanges } from '../../live/useFollowChanges';
import type { RaRecord } from 'ra-core';
import { LiveReader } from './LiveReader';
import { applyRead, createLiveState, removeOldMarks, type LiveState } from './liveState';
import type { GetPlace } from './mergeRows';
import { findRowsQuery } from './rowsQuery';

/** The rows that follow changes. */
export interface FollowedRows {
  /** Resource of the rows. */
  resource: string;
  live: LiveInput;
  /** The rows on screen. */
  rows: readonly RaRecord[] | undefined;
  /** Most rows of one response of the host. */
  pageSize: number;
  /** Rows whose place changes wait for the user. Must be stable. */
  getPlace?: GetPlace | undefined;
  refetch: () => void;
}

interface LiveRows extends Pick<LiveState, 'marks' | 'changedCount'> {
  /** Number of rows that are not on screen or have another place, 0 if only rows or their order have gone; undefined without news. */
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
  { resource, live, rows, pageSize, getPlace, refetch }: FollowedRows,
  anchorRef: RefObject<HTMLElement | null>,
): LiveRows {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>(() => createLiveState(rows));
  // Another page, or a read of the list itself: its rows are current.
  if (!state.versions.includes(rows)) setState(createLiveState(rows));
  const readerRef = useRef<LiveReader>(undefined);
  const getShownRows = useEffectEvent(() => rows);
  useEffect(() => {
    const reader = new LiveReader({
      queryClient,
      resource,
      getAnchor: () => anchorRef.current,
      getShownRows: () => getShownRows(),
      pageSize,
      getPlace,
      onRead: (read) => setState((previous) => applyRead(previous, read)),
      onUnmerged: (count) => setState((previous) => ({ ...previous, news: { count, fresh: undefined } })),
    });
    readerRef.current = reader;
    return () => reader.stop();
  }, [queryClient, resource, pageSize, getPlace, anchorRef]);
  useFollowChanges(live, (changes) => readerRef.current?.take(changes));

  const show = (): void => {
    const query = findRowsQuery(queryClient, resource, rows);
    if (state.news?.fresh && query) queryClient.setQueryData(query.queryKey, state.news.fresh);
    else refetch();
  };
  const expireMarks = (): void => setState((previous) => removeOldMarks(previous, performance.now()));
  const { marks, changedCount, news } = state;
  return { marks, changedCount, newsCount: news?.count, expireMarks, show };
}
