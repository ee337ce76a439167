import { useNavigate } from 'react-router-dom';
import { fillText } from '../../i18n/fillText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { TabBar } from '../../ui/TabBar';
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
  const navigate = useNavigate();
  const { day = today } = state;
  const searchOf = (part: Partial<CalendarState>) => writeCalendarState(query, { ...state, ...part });
  const goTo = (next: string) =>
    void navigate({ search: searchOf({ day: next === today ? undefined : next }) });
  const isWeek = span === 'week';
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
      <Button locked={isNow && state.day === undefined} onClick={() => goTo(today)}>
        {texts.today}
      </Button>
      <Button
        variant="quiet"
        aria-label={isWeek ? texts.next_week : texts.next_day}
        icon={<Icon name="chevron-right" size={18} />}
        onClick={() => goTo(stepped(span, day, 1))}
      />
      <div className="calendar-title">
        <h3>{daysTitle(days.map((one) => one.day))}</h3>
        <p role="status">{countText(rows, isWeek)}</p>
      </div>
      <span className="spacer" />
      <input
        key={day}
        className="input"
        type="date"
        aria-label={texts.go_to_day}
        defaultValue={day}
        min="1900-01-01"
        max="2199-12-31"
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid) goTo(target.value);
        }}
      />
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

/** How much there is, counting an entry of several days once. */
function countText(rows: readonly Row[], isWeek: boolean): string {
  const entries = new Set(rows.flatMap(({ pieces }) => pieces.map(({ entry }) => entry)));
  if (entries.size === 0) return isWeek ? texts.none_week : texts.none_day;
  return fillText(isWeek ? texts.count : texts.count_day, { smart_count: entries.size });
}
