import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LiveInput } from '../../config/schema/live';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import type { ListData } from '../data/listData';
import { releaseColumnWidths } from './columnWidths';
import { liveTexts as texts } from './liveTexts';
import './liveRows.css';
import { writeRowMarks } from './rowMarks';
import { useLiveRows } from './useLiveRows';

interface LiveRowsProps {
  resource: string;
  live: LiveInput;
  listData: ListData;
}

/** Marks the rows of a list that others have changed, and offers the rows that have come meanwhile. Takes no room. */
export default function LiveRows({ resource, live, listData }: LiveRowsProps) {
  const anchorRef = useRef<HTMLDivElement>(null);
  const { marks, changedCount, newsCount, expireMarks, show } = useLiveRows(
    resource,
    live,
    listData,
    anchorRef,
  );
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
            const list = event.currentTarget.closest('.list');
            show();
            // The button goes, and the focus must not.
            list?.querySelector<HTMLElement>(':scope > .list-scroll')?.focus({ preventScroll: true });
          }}
        >
          {getNewsText(newsCount)}
        </Button>
      )}
    </div>
  );
}

const getNewsText = (count: number): string =>
  count > 0 ? interpolateText(texts.news, { smart_count: count }) : texts.reordered;

/** ms between two updates of the ages of marks. */
const TICK_MS = 5000;
/** ms between two announcements to screen readers. */
const ANNOUNCE_MS = 20_000;

/** Calls a function and renders again every few seconds while active. */
function useTick(isActive: boolean, onTick: () => void): void {
  const [, setTick] = useState(0);
  const handleTick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => {
      handleTick();
      setTick((tick) => tick + 1);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}

/** Returns the latest text, but not more than one every 20 seconds, so that a screen reader is not interrupted by each change. */
function useSpacedText(text: string): string {
  const [announcement, setAnnouncement] = useState({ text: '', at: -Infinity });
  useEffect(() => {
    if (text === announcement.text) return undefined;
    const timer = setTimeout(
      () => setAnnouncement({ text, at: performance.now() }),
      Math.max(0, announcement.at + ANNOUNCE_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, announcement]);
  return announcement.text;
}
