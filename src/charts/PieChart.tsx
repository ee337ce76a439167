import { Pie, PieChart as Circle } from 'recharts';
import { chartTexts } from './texts';
import { ink } from './colours';
import { formatNumber } from '../lib/numbers';
import type { Part } from './parts';
import { fillText } from '../i18n/fillText';

interface PieChartProps {
  /** What is divided. */
  name: string;
  parts: readonly Part[];
}

/** Percent from which a part has room for its share. */
const ROOM = 8;

/** A circle divided; each part tells its share, so that nobody has to tell the colours apart. */
export default function PieChart({ name, parts }: PieChartProps) {
  const said = parts
    .map(({ label, value, share }) => `${label}: ${formatNumber(value)} (${share})`)
    .join('; ');
  return (
    <Circle
      responsive
      className="chart pie"
      accessibilityLayer={false}
      role="img"
      aria-label={fillText(chartTexts.pie, { name, parts: said })}
    >
      <Pie
        data={parts.map(({ label, value, colour }) => ({ label, value, fill: colour }))}
        dataKey="value"
        nameKey="label"
        startAngle={90}
        endAngle={-270}
        outerRadius="96%"
        stroke={ink.surface}
        strokeWidth={2}
        isAnimationActive={false}
        rootTabIndex={-1}
        labelLine={false}
        label={({ cx, cy, midAngle = 0, outerRadius, index, percent = 0 }) =>
          percent * 100 < ROOM ? null : (
            <text
              x={cx + outerRadius * 0.58 * Math.cos((-midAngle * Math.PI) / 180)}
              y={cy + outerRadius * 0.58 * Math.sin((-midAngle * Math.PI) / 180)}
              fill={ink.surface}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {parts[index ?? 0]?.share}
            </text>
          )
        }
      />
    </Circle>
  );
}
