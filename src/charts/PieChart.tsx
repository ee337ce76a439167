import { Pie, PieChart as RechartsPieChart } from 'recharts';
import { chartTexts } from './texts';
import { themeColours } from './chartColours';
import { formatNumber } from '../lib/formatNumber';
import type { Slice } from './slices';
import { interpolateText } from '../i18n/interpolateText';

interface PieChartProps {
  /** Name of the whole. */
  name: string;
  slices: readonly Slice[];
  /** Number and word in the middle. The pie is then a ring whose slices have no labels. */
  middle?: { value: string; text: string };
}

/** Smallest share in percent that has room for a label. */
const MIN_LABEL_PERCENT = 8;

/** Pie chart; each slice shows its share, so that users need not distinguish colours. */
export default function PieChart({ name, slices, middle }: PieChartProps) {
  const said = slices
    .map(({ label, value, share }) => `${label}: ${formatNumber(value)} (${share})`)
    .join('; ');
  return (
    <RechartsPieChart
      responsive
      className="chart pie"
      accessibilityLayer={false}
      role="img"
      aria-label={interpolateText(chartTexts.pie, { name, parts: said })}
    >
      <Pie
        data={slices.map(({ label, value, colour }) => ({ label, value, fill: colour }))}
        dataKey="value"
        nameKey="label"
        startAngle={90}
        endAngle={-270}
        outerRadius="96%"
        innerRadius={middle ? '70%' : 0}
        stroke={themeColours.surface}
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
        labelLine={false}
        label={({ cx, cy, midAngle = 0, outerRadius, index, percent = 0 }) =>
          middle || percent * 100 < MIN_LABEL_PERCENT ? null : (
            <text
              x={cx + outerRadius * 0.58 * Math.cos((-midAngle * Math.PI) / 180)}
              y={cy + outerRadius * 0.58 * Math.sin((-midAngle * Math.PI) / 180)}
              fill={themeColours.surface}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {slices[index ?? 0]?.share}
            </text>
          )
        }
      />
      {middle && (
        <text className="pie-middle" textAnchor="middle" aria-hidden>
          <tspan x="50%" y="50%">
            {middle.value}
          </tspan>
          <tspan x="50%" dy="1.1em">
            {middle.text}
          </tspan>
        </text>
      )}
    </RechartsPieChart>
  );
}
