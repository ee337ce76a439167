import { useId, useMemo } from 'react';
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
import { chartTexts } from '../texts';
import { AxisUnit, UNIT_HEIGHT } from '../axis/AxisUnit';
import { axisProps, themeColours } from '../chartColours';
import { formatDateTime, formatMoment, formatTime } from '../../lib/date/dateFormat';
import { Button } from '../../ui/button/Button';
import { formatQuantity } from '../../lib/formatNumber';
import {
  findIsolatedPoints,
  getPixelPeaks,
  downsampleToPixels,
  findTrueSpans,
  type PlotPoint,
  type TimePoint,
  type TimeSpan,
} from './timePoints';
import type { PlotArea, TimeOverlay, TimeSeries, Zoom } from './timeSeries';
import { formatTimeTick, computeTimeTicks } from './timeTicks';
import { useDragRange } from './useDragRange';
import { useElementSize } from './useElementSize';
import { createValueAxis } from '../axis/valueAxis';
import { getTimeZoneName } from '../../lib/date/timeZone';
import { interpolateText } from '../../i18n/interpolateText';

/** px after the last point. */
const END_MARGIN = 8;
/** Minimum width of a tick on the time axis, in px. */
const MIN_TICK_WIDTH = 74;
const HOUR = 3600;

/** Vertical lines of the grid. Recharts would measure a text for each point before the axis is known, and draw none. */
const getNoLines = (): number[] => [];

/**
 * Time series chart: a line, a step line or bars with their average, over the shaded spans of a second series. Points
 * are downsampled to the width, so that a month of minutes is as fast as a day. Focusable with Tab; the arrow keys move from
 * point to point, and screen readers announce each value. With `zoom` the user can drag to select a range.
 */
export default function TimeChart(series: TimeSeries) {
  const {
    name,
    kind,
    unit,
    axisLabel,
    colour,
    points,
    span,
    barSeconds = HOUR,
    gaps,
    average,
    band,
    overlay,
    zoom,
  } = series;
  const [ref, { width, height }] = useElementSize();
  const axis = useMemo(
    () => createValueAxis(points.map(({ v }) => v).concat(overlay?.values ?? []), kind === 'bars', unit),
    [points, overlay, kind, unit],
  );
  const pixels = Math.max(1, width - axis.width - END_MARGIN);
  const plotPoints = useMemo(
    () =>
      kind === 'bars'
        ? // In the middle of its time.
          getPixelPeaks(points, span, pixels).map(({ ts, v }) => ({ ts: ts + barSeconds / 2, v }))
        : downsampleToPixels(points, span, pixels),
    [kind, points, span, pixels, barSeconds],
  );
  const ticks = useMemo(() => computeTimeTicks(span, pixels / MIN_TICK_WIDTH), [span, pixels]);
  const seriesProps = { dataKey: 'v', isAnimationActive: false } as const;
  const pixelToSeconds = (pixel: number): number =>
    span.from + ((pixel - axis.width) * (span.until - span.from)) / pixels;
  const { dragged, handlers } = useDragRange(
    { from: axis.width, until: axis.width + pixels },
    zoom && (({ from, until }) => zoom.select({ from: pixelToSeconds(from), until: pixelToSeconds(until) })),
  );
  const barSize = Math.max(1, Math.floor((pixels * barSeconds) / (span.until - span.from)) - 1);
  return (
    <>
      <div
        ref={ref}
        className={zoom ? 'chart time-chart can-zoom' : 'chart time-chart'}
        data-points={plotPoints.length}
        {...handlers}
      >
        {width > 0 && (
          <ComposedChart
            width={width}
            height={height}
            data={plotPoints}
            margin={{ top: axisLabel === '' ? 8 : UNIT_HEIGHT, right: END_MARGIN, bottom: 0, left: 0 }}
            aria-label={interpolateText(chartTexts.time, { name })}
          >
            {band && <Band points={band.points} span={span} pixels={pixels} />}
            {gaps && <Gaps gaps={gaps} span={span} />}
            <CartesianGrid
              vertical={false}
              verticalCoordinatesGenerator={getNoLines}
              stroke={themeColours.line}
            />
            <XAxis
              dataKey="ts"
              type="number"
              domain={[span.from, span.until]}
              allowDataOverflow
              ticks={ticks}
              interval="preserveStart"
              minTickGap={8}
              tickFormatter={(ts: number) => formatTimeTick(ts, span)}
              {...axisProps}
            />
            <YAxis
              width={axis.width}
              domain={axis.domain}
              ticks={axis.ticks}
              interval={0}
              tickFormatter={axis.formatTick}
              {...axisProps}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ stroke: themeColours.edge, fill: 'none' }}
              content={({ active, payload }) =>
                active && !dragged ? (
                  <TimeTooltip series={series} point={payload[0]?.payload as PlotPoint | undefined} />
                ) : null
              }
            />
            {kind === 'bars' ? (
              <Bar {...seriesProps} fill={colour} barSize={barSize} minPointSize={1} />
            ) : (
              <Line
                {...seriesProps}
                type={kind === 'step' ? 'stepAfter' : 'linear'}
                stroke={colour}
                strokeWidth={1.5}
                dot={false}
                activeDot={{ r: 4 }}
              />
            )}
            {kind !== 'bars' && <IsolatedPoints points={plotPoints} colour={colour} />}
            {average !== undefined && (
              <ReferenceLine y={average} stroke={themeColours.text} strokeDasharray="5 4" />
            )}
            {overlay && (
              <Overlay
                overlay={overlay}
                span={span}
                pixels={pixels}
                offset={kind === 'bars' ? barSeconds / 2 : 0}
              />
            )}
            <AxisUnit unit={axisLabel} />
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
      <div className="chart-axes muted">
        <span>{interpolateText(chartTexts.zone, { zone: getTimeZoneName() })}</span>
        {zoom && <ZoomStatus zoom={zoom} span={span} />}
      </div>
    </>
  );
}

/** Zoomed range with a reset button, or the hint how to zoom. */
function ZoomStatus({ zoom: { isZoomed, reset }, span }: { zoom: Zoom; span: TimeSpan }) {
  const [from = '', until = ''] = [formatDateTime(span.from), formatDateTime(span.until)];
  return (
    <span className="chart-zoom" role="status">
      <span>{isZoomed ? interpolateText(chartTexts.zoomed, { from, until }) : chartTexts.drag}</span>
      {isZoomed && (
        <Button small onClick={reset}>
          {chartTexts.whole}
        </Button>
      )}
    </span>
  );
}

/** Spans in which the second series is true, as one shape over the whole height. */
function Band({ points, span, pixels }: { points: readonly TimePoint[]; span: TimeSpan; pixels: number }) {
  const spans = useMemo(
    () => findTrueSpans(points, (span.until - span.from) / pixels),
    [points, span.from, span.until, pixels],
  );
  const path = useSpansPath(spans, span);
  return path !== undefined && <path className="time-band" d={path} />;
}

/** Draws the times without a value. */
function Gaps({ gaps, span }: { gaps: readonly TimeSpan[]; span: TimeSpan }) {
  const patternId = useId();
  const path = useSpansPath(gaps, span);
  if (!path) return null;
  return (
    <>
      <pattern
        id={patternId}
        className="time-hatch"
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v6" />
      </pattern>
      <path className="time-gaps" d={path} fill={`url(#${patternId})`} />
    </>
  );
}

/** Returns one path of rectangles over the whole height of the chart; undefined until that is known. */
function useSpansPath(spans: readonly TimeSpan[], span: TimeSpan): string | undefined {
  const area = usePlotArea();
  if (!area) return undefined;
  const x = (ts: number): number =>
    area.x +
    (area.width * (Math.min(span.until, Math.max(span.from, ts)) - span.from)) / (span.until - span.from);
  return spans
    .map(({ from, until }) => {
      const left = x(from);
      return `M${left} ${area.y}h${Math.max(1, x(until) - left)}v${area.height}H${left}z`;
    })
    .join('');
}

/** Points between two gaps, which a line cannot show. */
function IsolatedPoints({ points, colour }: { points: readonly PlotPoint[]; colour: string }) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  const path = useMemo(
    () =>
      x && y
        ? findIsolatedPoints(points)
            .map(({ ts, v }) => `M${x(ts) ?? 0} ${y(v) ?? 0}h0`)
            .join('')
        : '',
    [points, x, y],
  );
  return path === '' ? null : <path className="time-dots" d={path} stroke={colour} />;
}

/** Draws other values at the scales of the chart. */
function Overlay({ overlay, ...area }: { overlay: TimeOverlay } & Omit<PlotArea, 'x' | 'y'>) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  return x && y ? overlay.draw({ ...area, x: (ts) => x(ts) ?? 0, y: (value) => y(value) ?? 0 }) : null;
}

function TimeTooltip({ series, point }: { series: TimeSeries; point: PlotPoint | undefined }) {
  if (!point || point.v === null) return null;
  const { kind, name, unit, barSeconds = HOUR, overlay } = series;
  const ts = kind === 'bars' ? point.ts - barSeconds / 2 : point.ts;
  const valueName =
    kind !== 'bars' ? name : barSeconds === HOUR ? interpolateText(chartTexts.inHour, { name }) : name;
  return (
    <p role="status" className="chart-tip">
      <span>{`${formatMoment(ts) ?? ''}${kind === 'bars' ? `–${formatTime(ts + barSeconds) ?? ''}` : ''}`}</span>
      <strong>{`${valueName}: ${formatQuantity(point.v, unit) ?? ''}`}</strong>
      {overlay?.getTexts(ts).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
