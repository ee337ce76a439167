import { useMemo } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import { chartTexts } from './texts';
import { colours } from '../ui/tokens';
import { formatMoment, formatTime } from '../lib/dates';
import { formatNumber, formatQuantity } from '../lib/numbers';
import { isolated, peaksOfPixels, reduceToPixels, spansOf, type DrawnPoint, type Span } from './timeSeries';
import type { TimeSeries } from './timeData';
import { tickText, timeTicks } from './timeTicks';
import { widestText } from './textWidth';
import { useWidth } from './useWidth';
import { valueTicks, type ValueTicks } from './valueTicks';
import { zoneName } from '../lib/zone';
import { fillText } from '../i18n/fillText';

/** px between the marks of the value axis and the chart. */
const GAP = 12;
/** px of the letters of marks. */
const SIZE = 12;
/** Marks of the value axis that its height has room for. */
const MARKS = 5;
/** px beside the last moment. */
const EDGE = 8;
/** px that a mark of the time axis needs. */
const TICK = 74;
const HOUR = 3600;

const axis = { stroke: colours.edge, tickLine: false, tick: { fill: colours.muted, fontSize: SIZE } };

/**
 * A series over time: a line, a step line or hourly bars with their average, over the spans of a second series. What is
 * drawn is what the width can show, so that a month of minutes is as fast as a day. Reached with Tab; the arrows move
 * from point to point, whose value is said.
 */
export default function TimeChart(series: TimeSeries) {
  const { name, kind, unit, colour, points, span, average, band } = series;
  const [ref, width] = useWidth();
  const values = useValueAxis(kind, points);
  const pixels = Math.max(1, width - values.width - EDGE);
  const rows = useMemo(
    () =>
      kind === 'bars'
        ? // In the middle of its hour.
          peaksOfPixels(points, span, pixels).map(({ ts, v }) => ({ ts: ts + HOUR / 2, v }))
        : reduceToPixels(points, span, pixels),
    [kind, points, span, pixels],
  );
  const ticks = useMemo(() => timeTicks(span, pixels / TICK), [span, pixels]);
  const shape = { dataKey: 'v', isAnimationActive: false } as const;
  const barSize = Math.max(1, Math.floor((pixels * HOUR) / (span.until - span.from)) - 1);
  return (
    <>
      <p className="chart-axes muted">
        {unit !== '' && <span>{fillText(chartTexts.unit, { unit })}</span>}
        <span>{fillText(chartTexts.zone, { zone: zoneName() })}</span>
      </p>
      <div ref={ref} className="chart time-chart" data-points={rows.length}>
        {width > 0 && (
          <ComposedChart
            width={width}
            height={256}
            data={rows}
            margin={{ top: 8, right: EDGE, bottom: 0, left: 0 }}
            aria-label={fillText(chartTexts.time, { name })}
          >
            {band && <Band points={band.points} span={span} pixels={pixels} />}
            <CartesianGrid vertical={false} stroke={colours.line} />
            <XAxis
              dataKey="ts"
              type="number"
              domain={[span.from, span.until]}
              allowDataOverflow
              ticks={ticks}
              interval="preserveStart"
              minTickGap={8}
              tickFormatter={(ts: number) => tickText(ts, span)}
              {...axis}
            />
            <YAxis
              width={values.width}
              domain={[values.ticks[0] ?? 0, values.ticks.at(-1) ?? 1]}
              ticks={[...values.ticks]}
              interval={0}
              tickFormatter={(value: number) => formatNumber(value, values.decimals) ?? ''}
              {...axis}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: colours.edge, fill: 'none' }}
              content={({ active, payload }) =>
                active ? <Tip series={series} point={payload[0]?.payload as DrawnPoint | undefined} /> : null
              }
            />
            {kind === 'bars' ? (
              <Bar {...shape} fill={colour} barSize={barSize} minPointSize={1} />
            ) : (
              <Line
                {...shape}
                type={kind === 'step' ? 'stepAfter' : 'linear'}
                stroke={colour}
                strokeWidth={1.5}
                dot={false}
                activeDot={{ r: 4 }}
              />
            )}
            {kind !== 'bars' && <Dots rows={rows} colour={colour} />}
            {average !== undefined && (
              <ReferenceLine y={average} stroke={colours.text} strokeDasharray="5 4" />
            )}
          </ComposedChart>
        )}
      </div>
    </>
  );
}

/** Marks of the value axis and the px that the widest of them takes, so that none is cut. */
function useValueAxis(kind: TimeSeries['kind'], points: TimeSeries['points']) {
  return useMemo(() => {
    let [low, high, isWhole] = [kind === 'bars' ? 0 : Infinity, kind === 'bars' ? 0 : -Infinity, true];
    for (const { v } of points) {
      low = Math.min(low, v);
      high = Math.max(high, v);
      isWhole &&= Number.isInteger(v);
    }
    const axis = points.length === 0 ? EMPTY : valueTicks({ low, high, most: MARKS, isWhole });
    const texts = axis.ticks.map((tick) => formatNumber(tick, axis.decimals) ?? '');
    return { ...axis, width: widestText(texts, SIZE) + GAP };
  }, [kind, points]);
}

const EMPTY: ValueTicks = { ticks: [0, 1], decimals: 0 };

/** The spans in which the second series says yes, as one shape over the whole height. */
function Band({
  points,
  span,
  pixels,
}: {
  points: NonNullable<TimeSeries['band']>['points'];
  span: Span;
  pixels: number;
}) {
  const area = usePlotArea();
  const spans = useMemo(
    () => spansOf(points, (span.until - span.from) / pixels),
    [points, span.from, span.until, pixels],
  );
  if (!area) return null;
  const x = (ts: number): number =>
    area.x +
    (area.width * (Math.min(span.until, Math.max(span.from, ts)) - span.from)) / (span.until - span.from);
  const path = spans
    .map(({ from, until }) => {
      const left = x(from);
      return `M${left} ${area.y}h${Math.max(1, x(until) - left)}v${area.height}H${left}z`;
    })
    .join('');
  return <path className="time-band" d={path} />;
}

/** Points between two gaps, which a line of one point would not show. */
function Dots({ rows, colour }: { rows: readonly DrawnPoint[]; colour: string }) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  const path = useMemo(
    () =>
      x && y
        ? isolated(rows)
            .map(({ ts, v }) => `M${x(ts) ?? 0} ${y(v) ?? 0}h0`)
            .join('')
        : '',
    [rows, x, y],
  );
  return path === '' ? null : <path className="time-dots" d={path} stroke={colour} />;
}

function Tip({ series, point }: { series: TimeSeries; point: DrawnPoint | undefined }) {
  if (!point || point.v === null) return null;
  const { kind, name, unit } = series;
  const ts = kind === 'bars' ? point.ts - HOUR / 2 : point.ts;
  return (
    <p role="status" className="chart-tip">
      {formatMoment(ts)}
      {kind === 'bars' && `–${formatTime(ts + HOUR) ?? ''}`}
      <strong>
        {kind === 'bars' ? fillText(chartTexts.inHour, { name }) : name}: {formatQuantity(point.v, unit)}
      </strong>
    </p>
  );
}
