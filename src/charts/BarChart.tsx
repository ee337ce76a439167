import { useMemo } from 'react';
import {
  Bar,
  BarChart as RechartsBarChart,
  CartesianGrid,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartTexts } from './texts';
import { formatQuantity } from '../lib/formatNumber';
import { AxisUnit, UNIT_HEIGHT } from './axis/AxisUnit';
import { axisProps, chartColours, quietColour, themeColours } from './chartColours';
import type { BarPoint } from './barSeries';
import { createValueAxis } from './axis/valueAxis';
import { interpolateText } from '../i18n/interpolateText';

interface BarChartProps {
  /** Name of the counted quantity. */
  name: string;
  /** Unit at the value axis and after each number; absent if the name includes it. */
  unit?: string | undefined;
  points: readonly BarPoint[];
  /**
   * For a small chart: a dashed line at this value, from which the bars rise or fall, without axes: the surrounding card shows the
   * value and the ends of the time axis. Default: bars from 0, with axes.
   */
  base?: number | undefined;
}

/** Maximum length of the name below a bar; the announced value and the table have the full name. */
const MAX_LABEL_LENGTH = 14;

/** Position of the tooltip of a compact chart, in px: it leaves the bars visible. */
const BELOW_BARS = { y: 76 };

/** Bar chart over time. Focusable with Tab; the arrow keys move from bar to bar, and screen readers announce each value. */
export default function BarChart({ name, unit = '', points, base }: BarChartProps) {
  const isCompact = base !== undefined;
  const shortLabels = new Map(points.map(({ label, short }) => [label, short]));
  const axis = useMemo(
    () =>
      createValueAxis(
        points.map(({ value }) => value),
        true,
        unit,
      ),
    [points, unit],
  );
  const bars = useMemo(
    () =>
      base === undefined
        ? points
        : points.map((point, index) => addRange(point, base, index === points.length - 1)),
    [points, base],
  );
  return (
    <RechartsBarChart
      responsive
      className="chart"
      barCategoryGap={isCompact ? '30%' : '10%'}
      data={bars}
      margin={{
        top: isCompact ? 0 : unit === '' ? 8 : UNIT_HEIGHT,
        right: isCompact ? 0 : 4,
        bottom: 0,
        left: 0,
      }}
      aria-label={interpolateText(chartTexts.bars, { name })}
    >
      {!isCompact && <CartesianGrid vertical={false} stroke={themeColours.line} />}
      <XAxis
        dataKey="label"
        tickFormatter={(label: string) => truncateLabel(shortLabels.get(label) ?? label)}
        interval="equidistantPreserveStart"
        minTickGap={10}
        hide={isCompact}
        {...axisProps}
      />
      <YAxis
        hide={isCompact}
        width={axis.width}
        domain={base === undefined ? axis.domain : createDomain(points, base)}
        ticks={axis.ticks}
        interval={0}
        tickFormatter={axis.formatTick}
        {...axisProps}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: themeColours.hover }}
        allowEscapeViewBox={{ x: false, y: isCompact }}
        {...(isCompact && { position: BELOW_BARS })}
        content={({ active, payload }) =>
          active ? <BarTooltip name={name} unit={unit} point={payload[0]?.payload} /> : null
        }
      />
      {isCompact && <ReferenceLine y={base} stroke={themeColours.muted} strokeDasharray="3 3" />}
      <Bar
        dataKey={isCompact ? 'range' : 'value'}
        fill={chartColours[0]}
        activeBar={{ fillOpacity: 0.8 }}
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        // In px: a bar of the average itself is seen, too.
        minPointSize={isCompact ? 2 : 0}
        isAnimationActive={false}
      />
      {!isCompact && <AxisUnit unit={unit} />}
    </RechartsBarChart>
  );
}

/** Returns the range of the values with the base; one unit to each side if they are all the same. */
function createDomain(points: readonly BarPoint[], base: number): [number, number] {
  const values = [base, ...points.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** Returns the point as a bar between the base and its value. The last one is the figure that a small card shows above. */
const addRange = (point: BarPoint, base: number, isLast: boolean) => ({
  ...point,
  range: [Math.min(base, point.value), Math.max(base, point.value)],
  fill: isLast ? chartColours[0] : quietColour,
});

const truncateLabel = (text: string): string =>
  text.length > MAX_LABEL_LENGTH ? `${text.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : text;

function BarTooltip({ name, unit, point }: { name: string; unit: string; point: BarPoint | undefined }) {
  if (!point) return null;
  return (
    <p role="status" className="chart-tip">
      <span>{point.label}</span>
      <strong>{`${name}: ${formatQuantity(point.value, unit) ?? ''}`}</strong>
    </p>
  );
}
