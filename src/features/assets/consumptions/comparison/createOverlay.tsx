import { downsampleToPixels, type TimePoint } from '../../../../charts/time/timePoints';
import type { PlotArea, TimeOverlay } from '../../../../charts/time/timeSeries';
import { formatQuantity } from '../../../../lib/formatNumber';
import { createLineLookup } from './createLineLookup';

/** Line of another series over the time of a chart. */
export interface ComparedLine {
  /** `earlier`: the same quantity of an earlier time, its points moved to this one. `other`: that of another record. */
  kind: 'earlier' | 'other';
  name: string;
  points: readonly TimePoint[];
}

/** A marked point, with the reason that its tooltip shows. */
export interface TimeMark extends TimePoint {
  text: string;
}

/** Creates the overlay of a chart; undefined if there is nothing to draw. */
export function createOverlay(
  lines: readonly ComparedLine[],
  marks: readonly TimeMark[],
  { hasBars, unit }: { hasBars: boolean; unit: string },
): TimeOverlay | undefined {
  if (lines.length + marks.length === 0) return undefined;
  const lookups = lines.map(({ name, points }) => ({ name, getValue: createLineLookup(points, hasBars) }));
  return {
    values: lines.flatMap(({ points }) => points.map(({ v }) => v)),
    getTexts: (ts) => [
      ...lookups.flatMap(({ name, getValue }) => {
        const value = getValue(ts);
        return value === undefined ? [] : [`${name}: ${formatQuantity(value, unit) ?? ''}`];
      }),
      ...marks.flatMap((mark) => (mark.ts === ts ? [mark.text] : [])),
    ],
    draw: (area) => (
      <>
        {lines.map((line) => (
          <OverlayLine key={line.kind} line={line} area={area} />
        ))}
        {marks.length > 0 && <path className="time-marks" d={drawMarks(marks, area)} />}
      </>
    ),
  };
}

function OverlayLine({ line: { kind, points }, area }: { line: ComparedLine; area: PlotArea }) {
  const path = drawLine(points, area);
  return (
    <>
      {/* In the colour of the card, so that the line contrasts with whatever bars are below it. */}
      {kind === 'other' && <path className="time-other-edge" d={path} />}
      <path className={`time-${kind}`} d={path} />
    </>
  );
}

/** Returns the path of a line, broken at its gaps. */
function drawLine(points: readonly TimePoint[], { span, pixels, offset, x, y }: PlotArea): string {
  let isBroken = true;
  return downsampleToPixels(points, span, pixels)
    .map(({ ts, v }) => {
      if (v === null) {
        isBroken = true;
        return '';
      }
      const command = isBroken ? 'M' : 'L';
      isBroken = false;
      return `${command}${x(ts + offset)} ${y(v)}`;
    })
    .join('');
}

/** Returns the path of triangles that point down at the marked points. */
const drawMarks = (marks: readonly TimeMark[], { offset, x, y }: PlotArea): string =>
  marks.map(({ ts, v }) => `M${x(ts + offset) - 5} ${y(v) - 11}h10l-5 8z`).join('');
