import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslateText } from '../../i18n/useTranslateText';
import { interpolateText } from '../../i18n/interpolateText';
import { LoadError } from '../../ui/feedback/LoadError';
import { Skeletons } from '../../ui/feedback/states';
import { useListContext } from '../ListContext';
import type { ListParams } from '../params/listParams';
import { listTexts } from '../texts';
import type { ListData, ReadAllProgress } from './listData';
import { buildPageParams } from './listRequest';
import { useReadRecords } from './useReadRecords';
import '../layouts/layouts.css';

interface AllRecordsProps {
  listData: ListData;
  params: ListParams;
  /** Label of the placeholder while the pages are read. */
  label: string;
  children: (records: readonly RaRecord[]) => ReactNode;
}

/** Renders all records of the query of a list: from one response, or read page by page. */
export function AllRecords(props: AllRecordsProps) {
  const { listData, children } = props;
  return listData.allRows ? children(listData.allRows) : <PagedRecords {...props} />;
}

/** Reads the pages one by one, except a first page that the list has read; stops on unmount. */
function PagedRecords({ listData, params, label, children }: AllRecordsProps) {
  const { list, parent } = useListContext();
  const t = useTranslateText();
  const [progress, setProgress] = useState<ReadAllProgress>();
  const queryClient = useQueryClient();
  const readRecords = useReadRecords(listData, params);
  const recordsQuery = useQuery({
    queryKey: [list.resource, 'allRecords', buildPageParams(list, { ...params, page: 1 }, parent)],
    queryFn: ({ signal, queryKey }) =>
      readRecords(
        { signal, onProgress: setProgress },
        queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
      ),
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
  if (recordsQuery.data && !recordsQuery.error) return children(recordsQuery.data);
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
