import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShown, type Active } from './CalendarContext';
import { percentAt } from './hours';
import { LANE, ROW_PADDING, type Piece, type Row } from './rows';
import { served } from '../../lib/base';

interface GridPieceProps {
  piece: Piece;
  row: Row;
  /** Tab reaches it. */
  isStop: boolean;
  onActive: (active: Active) => void;
}

/** An entry on a day: it leads where its row of the table does, else it is only chosen. */
export function GridPiece({ piece, row, isStop, onActive }: GridPieceProps) {
  const { hours, days, textsOf, targetOf } = useShown();
  const navigate = useNavigate();
  const { entry, column, lane, before, after } = piece;
  const texts = textsOf(piece, row);
  const target = targetOf(entry.record);
  const start = hours ? percentAt(hours, piece.from) : (column * 100) / days.length;
  const width = hours ? percentAt(hours, piece.until) - start : 100 / days.length;
  const props = {
    className: `calendar-piece${before ? ' before' : ''}${after ? ' after' : ''}${texts.isOutside ? ' outside' : ''}`,
    style: { insetInlineStart: `${start}%`, width: `${width}%`, top: lane * LANE + ROW_PADDING / 2 },
    tabIndex: isStop ? 0 : -1,
    title: texts.all,
    onFocus: () => onActive({ entry, column }),
  };
  const content = (
    <>
      <span className="calendar-hours">{texts.hours}</span>
      <span className="calendar-who">{texts.who}</span>
      {texts.rule !== '' && <span className="visually-hidden">{texts.rule}</span>}
    </>
  );
  if (!target)
    return (
      <button type="button" {...props} onClick={({ currentTarget }) => currentTarget.focus()}>
        {content}
      </button>
    );
  if (target.newWindow)
    return (
      <a {...props} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(target.href);
  };
  return (
    <a {...props} href={served(target.href)} onClick={follow}>
      {content}
    </a>
  );
}
