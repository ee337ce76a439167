import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isActive, type Active } from './CalendarContext';
import { LANE, ROW_PADDING, type Piece, type Row } from './rows';

interface Keys {
  rows: readonly Row[];
  active: Active | undefined;
  /** The piece that Tab reaches. */
  stop: Piece | undefined;
  onActive: (active: Active) => void;
  scroller: RefObject<HTMLElement | null>;
}

const STEPS: Readonly<Record<string, readonly [rows: number, pieces: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** Arrows go from entry to entry, also to those that are not drawn yet; Home and End to the ends of a row. */
export function useGridKeys({ rows, active, stop, onActive, scroller }: Keys) {
  const follows = useRef(false);
  useEffect(() => {
    // A row that was far away is drawn only after the scrolling.
    const isThere = stop && active && isActive(stop, active);
    if (!follows.current || !isThere) return;
    follows.current = false;
    scroller.current?.querySelector<HTMLElement>('.calendar-piece[tabindex="0"]')?.focus();
  }, [active, stop, scroller]);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const isPiece = (event.target as HTMLElement).closest('.calendar-piece') !== null;
    if (!step || !isPiece || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const found = active && nextOf(rows, active, step);
    if (!found) return;
    const [row, piece] = found;
    bringIntoSight(scroller.current, row, piece);
    follows.current = true;
    onActive({ entry: piece.entry, column: piece.column });
  };
}

function nextOf(
  rows: readonly Row[],
  { entry, column }: Active,
  [down, along]: readonly [number, number],
): [Row, Piece] | undefined {
  const at = rows.findIndex(({ key }) => key === entry.rowKey);
  const here = rows[at];
  const own =
    here?.pieces.findIndex((one) => one.entry.record === entry.record && one.column === column) ?? -1;
  const piece = here?.pieces[own];
  if (!here || !piece) return undefined;
  if (down === 0) {
    const next = here.pieces[Math.min(here.pieces.length - 1, Math.max(0, own + along))];
    return next && [here, next];
  }
  for (let index = at + down; index >= 0 && index < rows.length; index += down) {
    const row = rows[index];
    if (row && row.pieces.length > 0) return [row, nearest(row.pieces, piece.from)];
  }
  return undefined;
}

/** The piece that begins nearest to a moment. */
const nearest = (pieces: readonly Piece[], at: number): Piece =>
  pieces.reduce((best, one) => (Math.abs(one.from - at) < Math.abs(best.from - at) ? one : best));

/** A piece that is not in the window is scrolled there, so that it is drawn; the focus does what is left. */
function bringIntoSight(scroller: HTMLElement | null, { top }: Row, { lane }: Piece): void {
  if (!scroller) return;
  const { scrollTop, clientHeight } = scroller;
  const at = top + lane * LANE;
  if (at < scrollTop || at + LANE + ROW_PADDING > scrollTop + clientHeight)
    scroller.scrollTop = Math.max(0, at - clientHeight / 3);
}
