import { Suspense, useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslateText } from '../../i18n/useTranslateText';
import { interpolateText } from '../../i18n/interpolateText';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { LoadError } from '../../ui/feedback/LoadError';
import { Skeletons } from '../../ui/feedback/states';
import { useListContext } from '../ListContext';
import type { ListParams } from '../params/listParams';
import { listTexts } from '../texts';
import type { ListData, ReadAllProgress } from './listData';
import { buildPageParams } from './listRequest';
import { useReadRecords } from './useReadRecords';
import '../layouts/layouts.css';

const LiveRows = lazyWithRetry(() => import('../live/LiveRows'));

const ignoreProgress = (): void => undefined;

interface AllRecordsProps {
  listData: ListData;
  params: ListParams;
  /** Label of the placeholder while the pages are read. */
  label: string;
  /** Values of a record by which the layout places it: a record that others move stays until the user shows the news. Must be stable. */
  getPlace?: (record: RaRecord) => unknown;
  /** `readAt` is the time of the last read: it also changes if that read the same records. */
  children: (records: readonly RaRecord[], readAt: number) => ReactNode;
}

/** Renders all records of the query of a list: from one response, or read page by page. */
export function AllRecords(props: AllRecordsProps) {
  const { listData } = props;
  return listData.allRows ? (
    <FollowedRecords
      {...props}
      records={listData.allRows}
      readAt={listData.dataUpdatedAt ?? 0}
      refetch={listData.refetch}
    />
  ) : (
    <PagedRecords {...props} />
  );
}

interface FollowedRecordsProps extends Pick<AllRecordsProps, 'getPlace' | 'children'> {
  records: readonly RaRecord[];
  /** ms since 1970; 0 for rows that are part of their record. */
  readAt: number;
  refetch: () => void;
}

/** Renders the records, and follows their changes if the resource declares it. */
function FollowedRecords({ records, readAt, refetch, getPlace, children }: FollowedRecordsProps) {
  const { list, resource } = useListContext();
  return (
    <>
      {children(records, readAt)}
      {resource.live && (
        <Suspense fallback={null}>
          <LiveRows
            resource={list.resource}
            live={resource.live}
            rows={records}
            pageSize={Math.max(...list.pageSizes)}
            getPlace={getPlace}
            refetch={refetch}
          />
        </Suspense>
      )}
    </>
  );
}

/** Reads the pages one by one, except a first page that the list has read; stops on unmount. */
function PagedRecords(props: AllRecordsProps) {
  const { listData, params, label } = props;
  const { list, parent } = useListContext();
  const queryClient = useQueryClient();
  const t = useTranslateText();
  const [progress, setProgress] = useState<ReadAllProgress>();
  const readRecords = useReadRecords(listData, params);
  const recordsQuery = useQuery({
    queryKey: [list.resource, 'allRecords', buildPageParams(list, { ...params, page: 1 }, parent)],
    queryFn: ({ signal, queryKey }) => {
      const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
      // Records on screen stay while they are read again.
      const onProgress = data === undefined ? setProgress : ignoreProgress;
      return readRecords({ signal, onProgress }, dataUpdatedAt);
    },
    retry: false,
  });
  if (recordsQuery.error && !recordsQuery.isFetching)
    return (
      <LoadError
        text={t(list.error)}
        error={recordsQuery.error}
        onRetry={() => void recordsQuery.refetch()}
      />
    );
  // Hide the data of an earlier read if the last read failed.
  if (recordsQuery.data && !recordsQuery.error)
    return (
      <FollowedRecords
        {...props}
        records={recordsQuery.data}
        readAt={recordsQuery.dataUpdatedAt}
        refetch={() => void recordsQuery.refetch()}
      />
    );
  const { read, total } = progress ?? {};
  return (
    <div className="card all-records-waiting">
      <Skeletons lines={6} label={label} />
      {read !== undefined && (
        <p className="list-reading">
          {total === undefined
            ? interpolateText(listTexts.reading_open, { read })
            : interpolateText(listTexts.reading, { read, total })}
        </p>
      )}
    </div>
  );
}
