import { useEffect, useLayoutEffect, useRef } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { useSpacedText } from '../../live/useSpacedText';
import { useTick } from '../../live/useTick';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { releaseColumnWidths } from './columnWidths';
import { liveTexts as texts } from './liveTexts';
import './liveRows.css';
import { writeRowMarks } from './rowMarks';
import { useLiveRows, type FollowedRows } from './useLiveRows';

/** Marks the rows of a list that others have changed, and offers the rows that have come meanwhile. Takes no room. */
export default function LiveRows(followedRows: FollowedRows) {
  const anchorRef = useRef<HTMLDivElement>(null);
  const { marks, changedCount, newsCount, expireMarks, show } = useLiveRows(followedRows, anchorRef);
  const hasMarks = marks.size > 0;
  useTick(hasMarks, expireMarks);
  // In each render: the table may have other rows or columns, or be another layout.
  useLayoutEffect(() => {
    const list = anchorRef.current?.closest('.list');
    if (list) writeRowMarks(list, marks, performance.now());
  });
  useEffect(() => {
    const list = anchorRef.current?.closest('.list');
    if (!list) return undefined;
    const release = () => releaseColumnWidths(list);
    if (!hasMarks) release();
    window.addEventListener('resize', release);
    return () => window.removeEventListener('resize', release);
  }, [hasMarks]);
  const status = useSpacedText(
    [
      changedCount > 0 && interpolateText(texts.announce, { smart_count: changedCount }),
      newsCount !== undefined && getNewsText(newsCount),
    ]
      .filter(Boolean)
      .join('. '),
  );
  return (
    <div className="live-rows" ref={anchorRef}>
      <span className="visually-hidden" role="status">
        {status}
      </span>
      {newsCount !== undefined && (
        <Button
          small
          className="live-news"
          icon={<Icon name="refresh" size={16} />}
          onClick={(event) => {
            const list = event.currentTarget.closest<HTMLElement>('.list');
            show();
            // The button goes, and the focus must not.
            if (list) focusRows(list);
          }}
        >
          {getNewsText(newsCount)}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the rows of a list, without scrolling. */
function focusRows(list: HTMLElement): void {
  const rows = list.querySelector<HTMLElement>(':scope > .list-scroll') ?? list;
  // A list in another layout has no part of its own that can have the focus.
  if (rows === list) list.tabIndex = -1;
  rows.focus({ preventScroll: true });
}

const getNewsText = (count: number): string =>
  count > 0 ? interpolateText(texts.news, { smart_count: count }) : texts.reordered;
