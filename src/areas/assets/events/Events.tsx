import { useId, useState } from 'react';
import { rangeTexts } from '../../../i18n/es/ranges';
import { eventTexts as texts } from './texts';
import { DayRangeFields } from '../../../ui/DayRangeFields';
import { lastDays, rangeProblem, today, type DayRange } from '../../../lib/dayRange';
import type { TabProps } from '../../../parts/types';
import { EventList } from './EventList';
import './events.css';

/** Days of the range at first (EVENT-02). */
const DAYS = 7;

/** Who passed the doors of an asset (EVENT-01..EVENT-10). */
export default function Events({ record }: TabProps) {
  const id = useId();
  const max = today();
  const [typed, setTyped] = useState<DayRange>(() => lastDays(DAYS, max));
  const [range, setRange] = useState(typed);

  function change(next: DayRange): void {
    setTyped(next);
    // Only with both ends (EVENT-03): until then the last range stays.
    if (rangeProblem(next, max) === undefined) setRange(next);
  }

  return (
    <>
      <section className="card event-controls" aria-label={texts.range}>
        <div className="field">
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
          <span id={`${id}-why`} className="field-help">
            {texts.category_why}
          </span>
        </div>
        <DayRangeFields
          label={texts.range}
          value={typed}
          max={max}
          late={rangeTexts.late}
          onChange={change}
        />
      </section>
      <EventList key={`${range.from} ${range.until}`} assetId={String(record.id)} range={range} />
    </>
  );
}
