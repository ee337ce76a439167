import { memo, useMemo } from 'react';
import { useShown, type Active, type Shown } from './CalendarContext';
import { dayReader, weekdayOf } from './days';
import { GridPiece } from './GridPiece';
import { percentAt } from './hours';
import { endOf } from './open';
import { isBetween, type Heights, type Piece, type Row } from './rows';

interface GridRowProps {
  row: Row;
  /** What of it is drawn. */
  sight: Heights;
  /** The piece that Tab reaches, where it is one of its own. */
  stop: Piece | undefined;
  onActive: (active: Active) => void;
}

/** A row with its name, when it can be used, and what stands in it. */
export const GridRow = memo(function GridRow({ row, sight, stop, onActive }: GridRowProps) {
  const shown = useShown();
  const bands = useMemo(() => bandsOf(row, shown), [row, shown]);
  return (
    <div
      className="calendar-row"
      role="group"
      aria-label={row.title}
      style={{ top: row.top, height: row.height }}
    >
      <div className="calendar-name" title={row.title}>
        <span>{row.title}</span>
      </div>
      <div className={row.hours ? 'calendar-lanes closed' : 'calendar-lanes'}>
        {bands.map(({ from, width }) => (
          <i
            key={from}
            className="calendar-open"
            style={{ insetInlineStart: `${from}%`, width: `${width}%` }}
          />
        ))}
        {row.pieces
          .filter((piece) => isBetween(piece, row, sight))
          .map((piece) => (
            <GridPiece
              key={`${piece.entry.at} ${piece.column}`}
              piece={piece}
              row={row}
              isStop={piece === stop}
              onActive={onActive}
            />
          ))}
      </div>
    </div>
  );
});

/** Where the row can be used, in percent of what is shown. */
function bandsOf({ hours: open }: Row, { hours, days, zone }: Shown): { from: number; width: number }[] {
  if (!open) return [];
  const column = 100 / days.length;
  if (!hours)
    return days.flatMap(({ day }, index) =>
      open.days.has(weekdayOf(day)) ? [{ from: index * column, width: column }] : [],
    );
  const day = days[0]?.day ?? '';
  if (!open.days.has(weekdayOf(day))) return [];
  const { at } = dayReader(zone);
  return open.intervals.map((one) => {
    const from = percentAt(hours, at(day, one.from));
    return { from, width: percentAt(hours, at(day, endOf(one))) - from };
  });
}
