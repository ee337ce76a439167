import { Suspense, useEffect, useRef, useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatRelativeTime } from '../../lib/date/formatRelativeTime';
import { useNow } from '../../lib/date/useNow';
import { formatNumber } from '../../lib/formatNumber';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { Button } from '../../ui/button/Button';
import { useLogError } from '../../ui/feedback/useLogError';
import { useListContext } from '../ListContext';
import './listReadStatus.css';
import { readStatusTexts as texts } from './readStatusTexts';
import type { ListData } from '../data/listData';
import { showsAllRecords } from '../layouts/layoutState';
import { useShownLayout } from '../layouts/useShownLayout';

/** The rows are one response of the host, however many there are. */
const PAGE_OF_ANY_SIZE = Infinity;
const LiveRows = lazyWithRetry(() => import('../live/LiveRows'));

/**
 * Shows the age of the rows of an auto-refreshed list, and that a list which reads one page may have more rows; follows the
 * changes of a list that declares it.
 */
export default function ListReadStatus({ listData }: { listData: ListData }) {
  const { list, resource } = useListContext();
  const { partialRead } = listData;
  // A layout with all records follows their changes itself.
  const hasPage = !showsAllRecords(useShownLayout(list));
  return (
    <>
      {resource.live && hasPage && (
        <Suspense fallback={null}>
          <LiveRows
            resource={list.resource}
            live={resource.live}
            rows={listData.data}
            pageSize={PAGE_OF_ANY_SIZE}
            refetch={listData.refetch}
          />
        </Suspense>
      )}
      {(partialRead !== undefined || list.refresh !== null) && <ReadStatus listData={listData} />}
    </>
  );
}

function ReadStatus({ listData }: { listData: ListData }) {
  const { list } = useListContext();
  const { partialRead } = listData;
  return (
    <div className="list-read">
      {partialRead && (
        <span>
          {interpolateText(partialRead.total === undefined ? texts.part_open : texts.part, {
            read: formatCount(partialRead.read),
            total: formatCount(partialRead.total ?? 0),
          })}
        </span>
      )}
      {list.refresh !== null && listData.dataUpdatedAt !== undefined && (
        <ListAge listData={listData} dataUpdatedAt={listData.dataUpdatedAt} />
      )}
    </div>
  );
}

const formatCount = (value: number): string => formatNumber(value) ?? String(value);

function ListAge({ listData, dataUpdatedAt }: { listData: ListData; dataUpdatedAt: number }) {
  const { list } = useListContext();
  const minutes = Math.max(0, Math.floor((useNow(UPDATE_INTERVAL) - dataUpdatedAt) / MINUTE));
  const { error } = listData;
  const t = useTranslateText();
  useLogFirstError(t(list.error), error);
  const textArgs = {
    age: formatRelativeTime(dataUpdatedAt / 1000, (dataUpdatedAt + minutes * MINUTE) / 1000),
  };
  if (error === null)
    return <span>{minutes === 0 ? texts.read_now : interpolateText(texts.read, textArgs)}</span>;
  return (
    <>
      <span role="alert" className="list-read-old">
        {minutes === 0 ? texts.old_now : interpolateText(texts.old, textArgs)}
      </span>
      <Button small variant="quiet" busy={listData.isFetching} onClick={listData.refetch}>
        {texts.retry}
      </Button>
    </>
  );
}

/** ms */
const MINUTE = 60_000;
const UPDATE_INTERVAL = 15_000;

/** Logs the first of consecutive failures: the screen shows each while it lasts. */
function useLogFirstError(text: string, error: Error | null): void {
  const isFailing = useRef(false);
  const [firstError, setFirstError] = useState<Error | null>(null);
  useEffect(() => {
    if (error !== null && !isFailing.current) setFirstError(error);
    isFailing.current = error !== null;
  }, [error]);
  useLogError(text, firstError);
}
