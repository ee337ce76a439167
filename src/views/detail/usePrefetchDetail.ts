import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../console/useDataProvider';
import { useQueryClient, type Query } from '@tanstack/react-query';
import type { List, Resource } from '../../config/types';
import { useDeclarations } from '../../console/hooks';
import { detailQuery } from '../../records/detailQuery';
import { jsonEqual } from '../../lib/equal';
import { useIdle } from '../../lib/useIdle';
import { wallClock } from '../../lib/zone';
import { useCodedParts } from '../../parts/PartsContext';
import { useMay } from '../../session/useMay';
import { preloadTab } from './preloadTab';

/**
 * ms that a pointer has to stand still on a row before its record is asked for. One that moves tells so every 8 to 16 ms, and one
 * that goes down a list row by row is some 80 ms on each: passing over rows asks for nothing.
 */
const REST = 100;

/** What a list tells of the pointer over its rows. */
export interface RowPointer {
  /** It has moved, and is on this row. */
  moved: (record: RaRecord) => void;
  /** It is on no row any more. */
  left: () => void;
  /** It has pressed this row: a click is about to follow. */
  pressed: (record: RaRecord) => void;
}

/**
 * Once the rows are there, brings what the detail of a record is made of; and asks for the record of a row that the pointer
 * rests on or presses, with the code of what its detail opens with, so that both are there at the click: a style sheet that
 * comes after it has the page styled anew. Only where a click leads to that detail.
 */
export function usePrefetchDetail(resource: Resource, { rowClick }: List, hasRows: boolean): RowPointer {
  const { name, route, hasDetail, at, access } = resource;
  const may = useMay();
  const leads =
    rowClick?.kind === 'path' &&
    [`/admin/${route}`, ...at].some((base) => unnamed(rowClick.path).startsWith(unnamed(`${base}/{}`)));
  const opens = hasDetail && leads && may(access.show);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { load, isReady } = useDeclarations();
  const coded = useCodedParts();
  const bring = useCallback(() => {
    void load(name, 'all');
    // The first date that is written takes 15 ms, 60 on a slow machine: while nobody waits, not as the record opens.
    wallClock(0);
  }, [load, name]);
  useIdle(opens && hasRows ? bring : undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useCallback(() => clearTimeout(timer.current), []);
  const ahead = useRef<readonly unknown[]>(undefined);
  useEffect(() => left, [left]);
  return useMemo(() => {
    const pressed = (record: RaRecord): void => {
      left();
      if (!opens) return;
      void load(name, 'all').then(() => {
        // A load that failed ends as well; what the detail is made of can be read of a whole declaration alone.
        if (isReady(name, 'all')) void preloadTab(resource.detail, coded.tab);
      });
      const query = detailQuery(dataProvider, name, String(record.id));
      const { queryKey } = query;
      // One at a time: what nobody opened is given up for the next.
      const before = ahead.current;
      if (before && !jsonEqual(before, queryKey))
        void queryClient.cancelQueries({ queryKey: before, exact: true, predicate: isNobodys });
      ahead.current = queryKey;
      void queryClient.prefetchQuery(query);
    };
    const moved = (record: RaRecord): void => {
      left();
      timer.current = setTimeout(pressed, REST, record);
    };
    return { moved, left, pressed };
  }, [dataProvider, queryClient, load, isReady, coded, resource, name, opens, left]);
}

const isNobodys = (query: Query): boolean => query.getObserversCount() === 0;

/** A path template without the names in it: those of a row are not those of a declaration. */
const unnamed = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');
