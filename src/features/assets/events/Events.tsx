import { useId, useState } from 'react';
import { rangeTexts } from '../../../i18n/messages/ranges';
import { eventTexts as texts } from './texts';
import { DayRangeFields } from '../../../ui/date/DayRangeFields';
import { getLastDays, getRangeProblem, getToday, type DayRange } from '../../../lib/date/dayRange';
import type { TabExtensionProps } from '../../../extensions/types';
import { EventList } from './EventList';
import './events.css';

/** Days of the initial range. */
const DEFAULT_DAYS = 7;

/** Door events of an asset. */
export default function Events({ record }: TabExtensionProps) {
  const id = useId();
  const max = getToday();
  const [inputRange, setInputRange] = useState<DayRange>(() => getLastDays(DEFAULT_DAYS, max));
  const [range, setRange] = useState(inputRange);

  function change(newRange: DayRange): void {
    setInputRange(newRange);
    // Apply only a complete range; until then the last range stays.
    if (getRangeProblem(newRange, max) === undefined) setRange(newRange);
  }

  return (
    <>
      <section className="event-controls inside-labels" aria-label={texts.range}>
        <div className="field event-category">
          <label htmlFor={id}>{texts.category}</label>
          <select
            id={id}
            className="input"
            disabled
            aria-describedby={`${id}-why`}
            title={texts.category_why}
          >
            <option>{texts.accesses}</option>
          </select>
        </div>
        <DayRangeFields
          label={texts.range}
          value={inputRange}
          max={max}
          lateMessage={rangeTexts.late}
          onChange={change}
        />
        <span id={`${id}-why`} className="field-help">
          {texts.category_why}
        </span>
      </section>
      <EventList key={`${range.from} ${range.until}`} assetId={String(record.id)} range={range} />
    </>
  );
}
