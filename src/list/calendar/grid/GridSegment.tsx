import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCalendarContext, type ActiveSegment } from '../CalendarContext';
import { hasId } from '../../../queries/list/hasId';
import { toAxisPercent } from '../time/visibleHours';
import { ROW_PADDING, type EntrySegment, type CalendarRow } from './layoutRows';
import { withBasePath } from '../../../lib/url/basePath';

interface GridSegmentProps {
  segment: EntrySegment;
  row: CalendarRow;
  /** True if the segment is in the tab order. */
  isTabStop: boolean;
  onActiveChange: (active: ActiveSegment) => void;
}

/** An entry on a day. Links to the target of its table row; without a target, a click only selects it. */
export function GridSegment({ segment, row, isTabStop, onActiveChange }: GridSegmentProps) {
  const { visibleHours, days, getEntryTexts, getEntryTarget } = useCalendarContext();
  const navigate = useNavigate();
  const { entry, column, lane, startsEarlier, endsLater } = segment;
  const entryTexts = getEntryTexts(segment, row);
  const target = getEntryTarget(entry.record);
  const offset = visibleHours ? toAxisPercent(visibleHours, segment.from) : (column * 100) / days.length;
  const width = visibleHours ? toAxisPercent(visibleHours, segment.until) - offset : 100 / days.length;
  const commonProps = {
    className: `calendar-piece${startsEarlier ? ' before' : ''}${endsLater ? ' after' : ''}${entryTexts.isOutsideHours ? ' outside' : ''}`,
    style: {
      insetInlineStart: `${offset}%`,
      width: `${width}%`,
      top: lane * row.laneHeight + ROW_PADDING / 2,
    },
    tabIndex: isTabStop ? 0 : -1,
    title: entryTexts.summary,
    'data-record': hasId(entry.record) ? String(entry.record.id) : undefined,
    onFocus: () => onActiveChange({ entry, column }),
  };
  const content = (
    <>
      <span className="calendar-hours">{entryTexts.timeRange}</span>
      <span className="calendar-who">{entryTexts.label}</span>
      {entryTexts.openingHoursNote !== '' && (
        <span className="visually-hidden">{entryTexts.openingHoursNote}</span>
      )}
    </>
  );
  if (!target)
    return (
      <button type="button" {...commonProps} onClick={({ currentTarget }) => currentTarget.focus()}>
        {content}
      </button>
    );
  if (target.opensNewWindow)
    return (
      <a {...commonProps} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(target.href);
  };
  return (
    <a {...commonProps} href={withBasePath(target.href)} onClick={onLinkClick}>
      {content}
    </a>
  );
}
