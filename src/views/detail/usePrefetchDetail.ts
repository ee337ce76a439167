import { useCallback, useRef } from 'react';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../../config/types';
import { DETAIL, detailKey } from '../../records/queryKeys';

/** ms a pointer must rest on a row before its record is asked for: passing over rows asks for nothing. */
const REST = 65;

/** Asks for the record of a row that the pointer rests on, so that the detail is there at the click. */
export function usePrefetchDetail(resource: Resource): (record: RaRecord) => void {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (record) => {
      clearTimeout(timer.current);
      if (!resource.hasDetail) return;
      timer.current = setTimeout(() => {
        const id = String(record.id);
        void queryClient.prefetchQuery({
          queryKey: detailKey(resource.name, id),
          queryFn: ({ signal }) =>
            dataProvider
              .getOne(resource.name, { id, meta: DETAIL, signal })
              .then(({ data }) => data as RaRecord),
        });
      }, REST);
    },
    [dataProvider, queryClient, resource],
  );
}
