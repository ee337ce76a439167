import { lowercaseFirst } from '../../lib/text/lowercaseFirst';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { parseDateInput } from '../../lib/date/dateFormat';
import { formatNumber } from '../../lib/formatNumber';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { DateField } from '../../ui/date/DateField';
import { Icon } from '../../ui/icon/Icon';
import { useIsPhone } from '../../ui/hooks/useIsPhone';
import { TabBar } from '../../ui/page/TabBar';
import { useListContext } from '../ListContext';
import { useCalendarContext } from './CalendarContext';
import { writeCalendarState, type CalendarState } from './calendarState';
import { formatDateRange, shiftDate, type Span } from './time/days';
import type { CalendarRow } from './grid/layoutRows';
import { calendarTexts as texts } from './texts';

interface CalendarToolbarProps {
  calendarState: CalendarState;
  searchParams: URLSearchParams;
  rows: readonly CalendarRow[];
}

/** The days on screen and links to other days. Each has its own URL, so that Back leads to the previous one. */
export function CalendarToolbar({ calendarState, searchParams, rows }: CalendarToolbarProps) {
  const { span, days, today } = useCalendarContext();
  const { label } = useListContext().resource;
  const t = useTranslateText();
  const navigate = useNavigate();
  const { day = today } = calendarState;
  const buildSearch = (changes: Partial<CalendarState>) =>
    writeCalendarState(searchParams, { ...calendarState, ...changes });
  const goTo = (next: string, replace = false) =>
    void navigate({ search: buildSearch({ day: next === today ? undefined : next }) }, { replace });
  const isWeek = span === 'week';
  const isPhone = useIsPhone();
  const countLabel = useMemo(
    () => formatEntryCount(rows, isWeek, { one: t(label.one), many: t(label.many) }),
    [rows, isWeek, label, t],
  );
  const isTodayVisible = days.some((visibleDay) => visibleDay.date === today);
  const spans: readonly [Span, string][] = [
    ['day', texts.day],
    ['week', texts.week],
  ];
  return (
    <div className="toolbar calendar-tools">
      <Button
        variant="quiet"
        aria-label={isWeek ? texts.previous_week : texts.previous_day}
        icon={<Icon name="chevron-left" size={18} />}
        onClick={() => goTo(shiftDate(span, day, -1))}
      />
      <Button
        className="calendar-today"
        disabledReason={isTodayVisible && calendarState.day === undefined ? texts.is_today : undefined}
        onClick={() => goTo(today)}
      >
        {texts.today}
      </Button>
      <Button
        className="calendar-next"
        variant="quiet"
        aria-label={isWeek ? texts.next_week : texts.next_day}
        icon={<Icon name="chevron-right" size={18} />}
        onClick={() => goTo(shiftDate(span, day, 1))}
      />
      <div className="calendar-title">
        <h2>
          {formatDateRange(
            days.map((visibleDay) => visibleDay.date),
            isPhone,
          )}
        </h2>
        <p role="status">{countLabel}</p>
      </div>
      <span className="spacer" />
      <DateJumpInput day={day} onChange={(next) => goTo(next, true)} />
      <TabBar
        isInner
        label={texts.spans}
        tabs={spans.map(([key, label]) => ({
          key,
          label,
          to: { search: buildSearch({ span: key }) },
          isCurrent: key === span,
        }))}
      />
    </div>
  );
}

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];

interface DateJumpInputProps {
  day: string;
  onChange: (day: string) => void;
}

/** Input for a day to go to. Keeps the typed text while it is not a day. */
function DateJumpInput({ day, onChange }: DateJumpInputProps) {
  const [inputValue, setInputValue] = useState<string>();
  return (
    <DateField
      className="input"
      aria-label={texts.go_to_day}
      value={inputValue ?? day}
      min={FIRST_DAY}
      max={LAST_DAY}
      onBlur={() => setInputValue(undefined)}
      onChange={(next) => {
        setInputValue(next);
        if (parseDateInput(next) !== undefined && next >= FIRST_DAY && next <= LAST_DAY) onChange(next);
      }}
    />
  );
}

/** Formats the number of entries; an entry of several days counts once. */
function formatEntryCount(
  rows: readonly CalendarRow[],
  isWeek: boolean,
  { one, many }: Resource['label'],
): string {
  const entries = new Set(rows.flatMap(({ segments }) => segments.map(({ entry }) => entry)));
  if (entries.size === 0) return isWeek ? texts.none_week : texts.none_day;
  return interpolateText(texts.count, {
    count: formatNumber(entries.size) ?? entries.size,
    what: lowercaseFirst(entries.size === 1 ? one : many),
  });
}
