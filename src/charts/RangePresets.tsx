import { lastDays, monthRange, type DayRange } from '../lib/dayRange';
import { chartTexts } from './texts';
import { Segments } from './Segments';

interface RangePresetsProps {
  value: DayRange;
  /** The last day that can be chosen: yesterday. */
  max: string;
  onChoose: (range: DayRange) => void;
}

const presets = [
  { key: 'yesterday', text: chartTexts.yesterday, range: (max: string) => lastDays(1, max) },
  { key: 'week', text: chartTexts.week, range: (max: string) => lastDays(7, max) },
  { key: 'thirty', text: chartTexts.thirty, range: (max: string) => lastDays(30, max) },
  {
    key: 'month',
    text: chartTexts.thisMonth,
    range: (max: string) => monthRange(max.slice(0, 7), max) ?? lastDays(30, max),
  },
] as const;

/** The ranges that are asked for most, one press each: yesterday, 7 and 30 days, and the month so far. */
export function RangePresets({ value, max, onChoose }: RangePresetsProps) {
  const isNow = ({ from, until }: DayRange) => from === value.from && until === value.until;
  return (
    <Segments
      label={chartTexts.presets}
      options={presets}
      value={presets.find(({ range }) => isNow(range(max)))?.key}
      onChange={(key) => {
        const chosen = presets.find((one) => one.key === key);
        if (chosen) onChoose(chosen.range(max));
      }}
    />
  );
}
