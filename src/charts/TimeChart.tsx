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
import { AxisUnit, UNIT_ROOM } from './AxisUnit';
import { axisLook, ink } from './colours';
import { formatDateTime, formatMoment, formatTime } from '../lib/dates';
import { Button } from '../ui/Button';
import { formatQuantity } from '../lib/numbers';
import { isolated, peaksOfPixels, reduceToPixels, spansOf, type DrawnPoint, type Span } from './timeSeries';
import type { TimeSeries, Zoom } from './timeData';
import { tickText, timeTicks } from './timeTicks';
import { useDrag } from './useDrag';
import { useWidth } from './useWidth';
import { valueAxis } from './valueAxis';
import { zoneName } from '../lib/zone';
import { fillText } from '../i18n/fillText';

/** px beside the last moment. */
const EDGE = 8;
/** px that a mark of the time axis needs. */
const TICK = 74;
const HOUR = 3600;

/**
 * A series over time: a line, a step line or hourly bars with their average, over the spans of a second series. What is
 * drawn is what the width can show, so that a month of minutes is as fast as a day. Reached with Tab; the arrows move
 * from point to point, whose value is said. With `zoom` a stretch can be dragged over with the pointer.
 */
export default function TimeChart(series: TimeSeries) {
  const { name, kind, unit, colour, points, span, average, band, zoom } = series;
  const [ref, width] = useWidth();
  const values = useMemo(
    () =>
      valueAxis(
        points.map(({ v }) => v),
        kind === 'bars',
        unit,
      ),
    [points, kind, unit],
  );
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
  const secondsAt = (px: number): number =>
    span.from + ((px - values.width) * (span.until - span.from)) / pixels;
  const { dragged, handlers } = useDrag(
    { from: values.width, until: values.width + pixels },
    zoom && (({ from, until }) => zoom.choose({ from: secondsAt(from), until: secondsAt(until) })),
  );
  const barSize = Math.max(1, Math.floor((pixels * HOUR) / (span.until - span.from)) - 1);
  return (
    <>
      <div className="chart-axes muted">
        <span>{fillText(chartTexts.zone, { zone: zoneName() })}</span>
        {zoom && <ZoomSaid zoom={zoom} span={span} />}
      </div>
      <div
        ref={ref}
        className={zoom ? 'chart time-chart can-zoom' : 'chart time-chart'}
        data-points={rows.length}
        {...handlers}
      >
        {width > 0 && (
          <ComposedChart
            width={width}
            height={256}
            data={rows}
            margin={{ top: unit === '' ? 8 : UNIT_ROOM, right: EDGE, bottom: 0, left: 0 }}
            aria-label={fillText(chartTexts.time, { name })}
          >
            {band && <Band points={band.points} span={span} pixels={pixels} />}
            <CartesianGrid vertical={false} stroke={ink.line} />
            <XAxis
              dataKey="ts"
              type="number"
              domain={[span.from, span.until]}
              allowDataOverflow
              ticks={ticks}
              interval="preserveStart"
              minTickGap={8}
              tickFormatter={(ts: number) => tickText(ts, span)}
              {...axisLook}
            />
            <YAxis
              width={values.width}
              domain={values.domain}
              ticks={values.ticks}
              interval={0}
              tickFormatter={values.text}
              {...axisLook}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: ink.edge, fill: 'none' }}
              content={({ active, payload }) =>
                active && !dragged ? (
                  <Tip series={series} point={payload[0]?.payload as DrawnPoint | undefined} />
                ) : null
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
            {average !== undefined && <ReferenceLine y={average} stroke={ink.text} strokeDasharray="5 4" />}
            <AxisUnit unit={unit} />
          </ComposedChart>
        )}
        {dragged && (
          <span
            className="time-drag"
            style={{ insetInlineStart: dragged.from, inlineSize: dragged.until - dragged.from }}
            aria-hidden
          />
        )}
      </div>
    </>
  );
}

/** The stretch that is in view, with the way back to all of it; or how to choose one. */
function ZoomSaid({ zoom: { isZoomed, back }, span }: { zoom: Zoom; span: Span }) {
  const [from = '', until = ''] = [formatDateTime(span.from), formatDateTime(span.until)];
  return (
    <span className="chart-zoom" role="status">
      <span>{isZoomed ? fillText(chartTexts.zoomed, { from, until }) : chartTexts.drag}</span>
      {isZoomed && (
        <Button small onClick={back}>
          {chartTexts.whole}
        </Button>
      )}
    </span>
  );
}

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
      <span>{`${formatMoment(ts) ?? ''}${kind === 'bars' ? `–${formatTime(ts + HOUR) ?? ''}` : ''}`}</span>
      <strong>
        {`${kind === 'bars' ? fillText(chartTexts.inHour, { name }) : name}: ${formatQuantity(point.v, unit) ?? ''}`}
      </strong>
    </p>
  );
}
