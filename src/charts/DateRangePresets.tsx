import { getLastDays, getMonthRange, type DayRange } from '../lib/date/dayRange';
import { chartTexts } from './texts';
import { SegmentedControl } from './SegmentedControl';

interface DateRangePresetsProps {
  value: DayRange;
  /** Last selectable day: yesterday. */
  max: string;
  onChoose: (range: DayRange) => void;
}

const createPresets = () =>
  [
    { key: 'yesterday', text: chartTexts.yesterday, range: (max: string) => getLastDays(1, max) },
    { key: 'week', text: chartTexts.week, range: (max: string) => getLastDays(7, max) },
    { key: 'thirty', text: chartTexts.thirty, range: (max: string) => getLastDays(30, max) },
    {
      key: 'month',
      text: chartTexts.thisMonth,
      range: (max: string) => getMonthRange(max.slice(0, 7), max) ?? getLastDays(30, max),
    },
  ] as const;

/** Presets for the most common ranges: yesterday, 7 and 30 days, and the month so far. */
export function DateRangePresets({ value, max, onChoose }: DateRangePresetsProps) {
  const isSelected = ({ from, until }: DayRange) => from === value.from && until === value.until;
  const presets = createPresets();
  return (
    <SegmentedControl
      label={chartTexts.presets}
      options={presets}
      value={presets.find(({ range }) => isSelected(range(max)))?.key}
      onChange={(key) => {
        const selected = presets.find((preset) => preset.key === key);
        if (selected) onChoose(selected.range(max));
      }}
    />
  );
}
