import { useEffect, useRef } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { formatNumber } from '../../lib/formatNumber';
import { Button } from '../../ui/button/Button';
import './loadMore.css';
import { loadMoreTexts as texts } from './loadMoreTexts';
import type { LoadMoreState, ListData } from '../data/listData';

interface LoadMoreProps {
  listData: ListData;
  loadMore: LoadMoreState;
}

/** The number of loaded rows and the total, with a button for more. The focus stays here after the last rows have loaded. */
export function LoadMore({ listData, loadMore }: LoadMoreProps) {
  const rowCount = listData.data?.length ?? 0;
  const { total, hasNextPage } = listData;
  const countRef = useRef<HTMLSpanElement>(null);
  const hadNextPage = useRef(hasNextPage);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (hadNextPage.current && !hasNextPage && wasPressed.current) countRef.current?.focus();
    hadNextPage.current = hasNextPage;
  }, [hasNextPage]);
  const formatCount = (value: number): string => formatNumber(value) ?? String(value);
  return (
    <div className="load-more">
      <span ref={countRef} tabIndex={-1} role="status">
        {total === undefined
          ? interpolateText(texts.shown_open, { shown: formatCount(rowCount) })
          : interpolateText(texts.shown, { shown: formatCount(rowCount), total: formatCount(total) })}
      </span>
      {loadMore.hasFailed && (
        <span role="alert" className="load-more-failed">
          {texts.failed}
        </span>
      )}
      {hasNextPage && (
        <Button
          small
          busy={loadMore.isLoading}
          onClick={() => {
            wasPressed.current = true;
            loadMore.load();
          }}
        >
          {loadMore.hasFailed ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  );
}
