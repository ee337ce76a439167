import { Bar, BarChart as Bars, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { chartTexts } from './texts';
import { colours } from '../ui/tokens';
import { formatNumber } from '../lib/numbers';
import { chartColours } from './colours';
import type { Point } from './series';
import { fillText } from '../i18n/fillText';

interface BarChartProps {
  /** What is counted. */
  name: string;
  points: readonly Point[];
}

const axis = { stroke: colours.edge, tickLine: false, tick: { fill: colours.muted, fontSize: 12 } };

/** Bars over time. Reached with Tab; the arrows move from bar to bar, whose value is said. */
export default function BarChart({ name, points }: BarChartProps) {
  const shorts = new Map(points.map(({ label, short }) => [label, short]));
  return (
    <Bars
      responsive
      className="chart"
      data={points}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      aria-label={fillText(chartTexts.bars, { name })}
    >
      <CartesianGrid vertical={false} stroke={colours.line} />
      <XAxis
        dataKey="label"
        tickFormatter={(label: string) => shorts.get(label) ?? label}
        interval="equidistantPreserveStart"
        minTickGap={10}
        {...axis}
      />
      <YAxis
        allowDecimals={false}
        width="auto"
        tickFormatter={(value: number) => formatNumber(value) ?? ''}
        {...axis}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: colours.hover }}
        content={({ active, payload }) => (active ? <Tip name={name} point={payload[0]?.payload} /> : null)}
      />
      <Bar
        dataKey="value"
        fill={chartColours[0]}
        activeBar={{ fill: colours.primaryHover }}
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        isAnimationActive={false}
      />
    </Bars>
  );
}

function Tip({ name, point }: { name: string; point: Point | undefined }) {
  if (!point) return null;
  return (
    <p role="status" className="chart-tip">
      {point.label}
      <strong>
        {name}: {formatNumber(point.value)}
      </strong>
    </p>
  );
}
