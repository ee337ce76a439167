import { useEffect, useRef } from 'react';
import { fillText } from '../../i18n/fillText';
import { formatNumber } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import './loadMore.css';
import { loadMoreTexts as texts } from './loadMoreTexts';
import type { More, Rows } from './rows';

interface LoadMoreProps {
  rows: Rows;
  more: More;
}

/** How many rows of how many are there, and a button for more; the focus stays here when the last ones are loaded. */
export function LoadMore({ rows, more }: LoadMoreProps) {
  const shown = rows.rows?.length ?? 0;
  const { total, hasNextPage } = rows;
  const count = useRef<HTMLSpanElement>(null);
  const had = useRef(hasNextPage);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (had.current && !hasNextPage && wasAsked.current) count.current?.focus();
    had.current = hasNextPage;
  }, [hasNextPage]);
  const number = (value: number): string => formatNumber(value) ?? String(value);
  return (
    <div className="load-more">
      <span ref={count} tabIndex={-1} role="status">
        {total === undefined
          ? fillText(texts.shown_open, { shown: number(shown) })
          : fillText(texts.shown, { shown: number(shown), total: number(total) })}
      </span>
      {more.hasFailed && (
        <span role="alert" className="load-more-failed">
          {texts.failed}
        </span>
      )}
      {hasNextPage && (
        <Button
          small
          busy={more.isLoading}
          onClick={() => {
            wasAsked.current = true;
            more.load();
          }}
        >
          {more.hasFailed ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  );
}
