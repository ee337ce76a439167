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
 * Time in ms that a pointer must rest on a row before its record is prefetched. A moving pointer sends events every 8 to 16
 * ms. A pointer that moves down a list stays about 80 ms on each row, so passing over rows prefetches nothing.
 */
const HOVER_DELAY = 100;

/** Handlers for pointer events over the rows. */
export interface RowPointerHandlers {
  /** The pointer moved on this row. */
  onMove: (record: RaRecord) => void;
  /** The pointer left the rows. */
  onLeave: () => void;
  /** The pointer pressed this row: a click is about to follow. */
  onPress: (record: RaRecord) => void;
}

/**
 * Loads the declaration of the record's detail once the rows have loaded. Prefetches the record, and the code of its first
 * tab, when the pointer rests on a row or presses it, so that both are ready at the click: a style sheet that loads later
 * would restyle the page. Only if a click opens that detail.
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
    // The first date format takes 15 ms, 60 on a slow machine, so run it while idle and not when the record opens.
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
        // The load may have failed, and the tabs can be read only from a complete declaration.
        if (isLoaded(name, 'all')) void preloadTab(resource.show, extensionComponents.tab);
      });
      const query = createRecordQuery(dataProvider, name, String(record.id));
      const { queryKey } = query;
      // One prefetch at a time: cancel the previous one if no component uses it.
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

/** Removes the names in a path template, so that row paths and declared paths can be compared. */
const stripPlaceholderNames = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');
