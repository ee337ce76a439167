import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useQueryClient, type Query } from '@tanstack/react-query';
import type { List, Resource } from '../../config/types';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { createRecordQuery } from '../../queries/record/recordQuery';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { useIdleCallback } from '../../lib/hooks/useIdleCallback';
import { getWallClock } from '../../lib/date/timeZone';
import { useExtensionComponents } from '../../extensions/ExtensionsContext';
import { useCanAccess } from '../../session/access/useCanAccess';
import { preloadTab } from '../../show/tabs/preloadTab';

/**
 * ms that a pointer has to stand still on a row before its record is asked for. One that moves tells so every 8 to 16 ms, and one
 * that goes down a list row by row is some 80 ms on each: passing over rows asks for nothing.
 */
const HOVER_DELAY = 100;

/** What a list tells of the pointer over its rows. */
export interface RowPointerHandlers {
  /** It has moved, and is on this row. */
  onMove: (record: RaRecord) => void;
  /** It is on no row any more. */
  onLeave: () => void;
  /** It has pressed this row: a click is about to follow. */
  onPress: (record: RaRecord) => void;
}

/**
 * Once the rows are there, brings what the detail of a record is made of; and asks for the record of a row that the pointer
 * rests on or presses, with the code of what its detail opens with, so that both are there at the click: a style sheet that
 * comes after it has the page styled anew. Only where a click leads to that detail.
 */
export function usePrefetchRecord(
  resource: Resource,
  { rowClick }: List,
  hasRows: boolean,
): RowPointerHandlers {
  const { name, route, hasDetail, extraPaths, access } = resource;
  const canAccess = useCanAccess();
  const linksToRecord =
    rowClick?.kind === 'path' &&
    [`/admin/${route}`, ...extraPaths].some((base) =>
      stripPlaceholderNames(rowClick.path).startsWith(stripPlaceholderNames(`${base}/{}`)),
    );
  const isEnabled = hasDetail && linksToRecord && canAccess(access.show);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { load, isLoaded } = useDeclarations();
  const extensionComponents = useExtensionComponents();
  const preload = useCallback(() => {
    void load(name, 'all');
    // The first date that is written takes 15 ms, 60 on a slow machine: while nobody waits, not as the record opens.
    getWallClock(0);
  }, [load, name]);
  useIdleCallback(isEnabled && hasRows ? preload : undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onLeave = useCallback(() => clearTimeout(timer.current), []);
  const prefetchedKey = useRef<readonly unknown[]>(undefined);
  useEffect(() => onLeave, [onLeave]);
  return useMemo(() => {
    const onPress = (record: RaRecord): void => {
      onLeave();
      if (!isEnabled) return;
      void load(name, 'all').then(() => {
        // A load that failed ends as well; what the detail is made of can be read of a whole declaration alone.
        if (isLoaded(name, 'all')) void preloadTab(resource.detail, extensionComponents.tab);
      });
      const query = createRecordQuery(dataProvider, name, String(record.id));
      const { queryKey } = query;
      // One at a time: what nobody opened is given up for the next.
      const previousKey = prefetchedKey.current;
      if (previousKey && !isJsonEqual(previousKey, queryKey))
        void queryClient.cancelQueries({ queryKey: previousKey, exact: true, predicate: isUnobserved });
      prefetchedKey.current = queryKey;
      void queryClient.prefetchQuery(query);
    };
    const onMove = (record: RaRecord): void => {
      onLeave();
      timer.current = setTimeout(onPress, HOVER_DELAY, record);
    };
    return { onMove, onLeave, onPress };
  }, [dataProvider, queryClient, load, isLoaded, extensionComponents, resource, name, isEnabled, onLeave]);
}

const isUnobserved = (query: Query): boolean => query.getObserversCount() === 0;

/** A path template without the names in it: those of a row are not those of a declaration. */
const stripPlaceholderNames = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');
