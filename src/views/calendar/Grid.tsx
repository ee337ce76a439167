import { useId, useMemo, useRef, type CSSProperties } from 'react';
import { fillText } from '../../i18n/fillText';
import { useShownList } from '../list/ListContext';
import { isActive, useShown, type Active } from './CalendarContext';
import { daysTitle } from './days';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { NowLine } from './NowLine';
import { heightOf, isBetween, rowsBetween, type Heights, type Piece, type Row } from './rows';
import { calendarTexts as texts } from './texts';
import { useFirstSight } from './useFirstSight';
import { useGoneFocus } from './useGoneFocus';
import { useGridKeys } from './useGridKeys';
import { useSight } from './useSight';

interface GridProps {
  rows: readonly Row[];
  active: Active | undefined;
  onActive: (active: Active) => void;
}

/** Rows below days or hours. Only what is in sight is drawn: heights are known before anything is. */
export function Grid({ rows, active, onActive }: GridProps) {
  const { days, span, hours } = useShown();
  const { caption } = useShownList();
  const scroller = useRef<HTMLDivElement>(null);
  const hint = useId();
  const sight = useSight(scroller);
  const [first, end] = rowsBetween(rows, sight.from, sight.until);
  const drawn = useMemo(() => rows.slice(first, end), [rows, first, end]);
  useFirstSight(scroller, rows);
  useGoneFocus(scroller, rows, days, active);
  const stop = tabStop(drawn, active, sight);
  const keys = useGridKeys({ rows, active, stop, onActive, scroller });
  return (
    <div
      ref={scroller}
      className={`calendar-scroll ${span}`}
      role="region"
      aria-label={fillText(texts.grid, { caption, days: daysTitle(days.map(({ day }) => day)) })}
      aria-describedby={hint}
      tabIndex={0}
      onScroll={sight.onScroll}
      onKeyDown={keys}
    >
      <p id={hint} className="visually-hidden">
        {texts.keys}
      </p>
      <div className="calendar-sheet" style={columnsStyle(hours ? hours.ticks.length : days.length)}>
        <GridHead />
        <div className="calendar-body" style={{ height: heightOf(rows) }}>
          {drawn.map((row) => (
            <GridRow
              key={row.key}
              row={row}
              // A row that is drawn whole is drawn once, however much is scrolled.
              sight={row.height > TALL ? sight : WHOLE}
              stop={stop?.entry.rowKey === row.key ? stop : undefined}
              onActive={onActive}
            />
          ))}
          <NowLine />
        </div>
      </div>
    </div>
  );
}

/** px: a row that is higher is drawn in parts. */
const TALL = 1_200;
const WHOLE: Heights = { from: 0, until: Number.POSITIVE_INFINITY };

const columnsStyle = (columns: number): CSSProperties => ({ '--columns': columns }) as CSSProperties;

/** The one piece that Tab reaches: the chosen one while it is drawn, else the first that is. */
function tabStop(drawn: readonly Row[], active: Active | undefined, sight: Heights): Piece | undefined {
  const pieces = drawn.flatMap((row) => row.pieces.filter((piece) => isBetween(piece, row, sight)));
  return (active && pieces.find((piece) => isActive(piece, active))) ?? pieces[0];
}
