import { useMemo } from 'react';
import { Bar, BarChart as Bars, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { chartTexts } from './texts';
import { formatQuantity } from '../lib/numbers';
import { AxisUnit, UNIT_ROOM } from './AxisUnit';
import { axisLook, chartColours, ink } from './colours';
import type { Point } from './series';
import { valueAxis } from './valueAxis';
import { fillText } from '../i18n/fillText';

interface BarChartProps {
  /** What is counted. */
  name: string;
  /** Stands at the value axis and behind each number; absent where the name says it. */
  unit?: string | undefined;
  points: readonly Point[];
}

/** Letters of a name below its bar; the whole is said with its value, and in the table. */
const LETTERS = 14;

/** Bars over time. Reached with Tab; the arrows move from bar to bar, whose value is said. */
export default function BarChart({ name, unit = '', points }: BarChartProps) {
  const shorts = new Map(points.map(({ label, short }) => [label, short]));
  const axis = useMemo(
    () =>
      valueAxis(
        points.map(({ value }) => value),
        true,
        unit,
      ),
    [points, unit],
  );
  return (
    <Bars
      responsive
      className="chart"
      data={points}
      margin={{ top: unit === '' ? 8 : UNIT_ROOM, right: 4, bottom: 0, left: 0 }}
      aria-label={fillText(chartTexts.bars, { name })}
    >
      <CartesianGrid vertical={false} stroke={ink.line} />
      <XAxis
        dataKey="label"
        tickFormatter={(label: string) => shortened(shorts.get(label) ?? label)}
        interval="equidistantPreserveStart"
        minTickGap={10}
        {...axisLook}
      />
      <YAxis
        width={axis.width}
        domain={axis.domain}
        ticks={axis.ticks}
        interval={0}
        tickFormatter={axis.text}
        {...axisLook}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: ink.hover }}
        content={({ active, payload }) =>
          active ? <Tip name={name} unit={unit} point={payload[0]?.payload} /> : null
        }
      />
      <Bar
        dataKey="value"
        fill={chartColours[0]}
        activeBar={{ fillOpacity: 0.8 }}
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        isAnimationActive={false}
      />
      <AxisUnit unit={unit} />
    </Bars>
  );
}

const shortened = (text: string): string =>
  text.length > LETTERS ? `${text.slice(0, LETTERS - 1).trimEnd()}…` : text;

function Tip({ name, unit, point }: { name: string; unit: string; point: Point | undefined }) {
  if (!point) return null;
  return (
    <p role="status" className="chart-tip">
      <span>{point.label}</span>
      <strong>{`${name}: ${formatQuantity(point.value, unit) ?? ''}`}</strong>
    </p>
  );
}
