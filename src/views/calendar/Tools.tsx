import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { parseDateInput } from '../../lib/dates';
import { formatNumber } from '../../lib/numbers';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/date/DateField';
import { Icon } from '../../ui/Icon';
import { TabBar } from '../../ui/TabBar';
import { useShownList } from '../list/ListContext';
import { useShown } from './CalendarContext';
import { writeCalendarState, type CalendarState } from './calendarState';
import { daysTitle, stepped, type Span } from './days';
import type { Row } from './rows';
import { calendarTexts as texts } from './texts';

interface ToolsProps {
  state: CalendarState;
  query: URLSearchParams;
  rows: readonly Row[];
}

/** Which days are shown and the way to others; each is an address, so that Back leads to the one before. */
export function Tools({ state, query, rows }: ToolsProps) {
  const { span, days, today } = useShown();
  const { label } = useShownList().resource;
  const t = useText();
  const navigate = useNavigate();
  const { day = today } = state;
  const searchOf = (part: Partial<CalendarState>) => writeCalendarState(query, { ...state, ...part });
  const goTo = (next: string, replace = false) =>
    void navigate({ search: searchOf({ day: next === today ? undefined : next }) }, { replace });
  const isWeek = span === 'week';
  const count = useMemo(
    () => countText(rows, isWeek, { one: t(label.one), many: t(label.many) }),
    [rows, isWeek, label, t],
  );
  const isNow = days.some((one) => one.day === today);
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
        onClick={() => goTo(stepped(span, day, -1))}
      />
      <Button why={isNow && state.day === undefined ? texts.is_today : undefined} onClick={() => goTo(today)}>
        {texts.today}
      </Button>
      <Button
        variant="quiet"
        aria-label={isWeek ? texts.next_week : texts.next_day}
        icon={<Icon name="chevron-right" size={18} />}
        onClick={() => goTo(stepped(span, day, 1))}
      />
      <div className="calendar-title">
        <h2>{daysTitle(days.map((one) => one.day))}</h2>
        <p role="status">{count}</p>
      </div>
      <span className="spacer" />
      <DayInput day={day} onDay={(next) => goTo(next, true)} />
      <TabBar
        isInner
        label={texts.spans}
        tabs={spans.map(([key, label]) => ({
          key,
          label,
          to: { search: searchOf({ span: key }) },
          isCurrent: key === span,
        }))}
      />
    </div>
  );
}

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];

interface DayInputProps {
  day: string;
  onDay: (day: string) => void;
}

/** A day to go to. It keeps what is typed while it is no day. */
function DayInput({ day, onDay }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      className="input"
      aria-label={texts.go_to_day}
      value={typed ?? day}
      min={FIRST_DAY}
      max={LAST_DAY}
      onBlur={() => setTyped(undefined)}
      onChange={(next) => {
        setTyped(next);
        if (parseDateInput(next) !== undefined && next >= FIRST_DAY && next <= LAST_DAY) onDay(next);
      }}
    />
  );
}

/** How much there is, counting an entry of several days once. */
function countText(rows: readonly Row[], isWeek: boolean, { one, many }: Resource['label']): string {
  const entries = new Set(rows.flatMap(({ pieces }) => pieces.map(({ entry }) => entry)));
  if (entries.size === 0) return isWeek ? texts.none_week : texts.none_day;
  return fillText(texts.count, {
    count: formatNumber(entries.size) ?? entries.size,
    what: withinText(entries.size === 1 ? one : many),
  });
}

/** A label inside a sentence: only its first letter was a capital because it began one. */
const withinText = (label: string): string => label.charAt(0).toLocaleLowerCase('es') + label.slice(1);
