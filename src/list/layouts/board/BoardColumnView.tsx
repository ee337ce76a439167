import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { createRowKeys } from '../../../queries/list/rowKeys';
import { Button } from '../../../ui/button/Button';
import { layoutsTexts } from '../texts';
import { BoardCard, type BoardMove } from './BoardCard';
import type { BoardColumn } from './boardColumns';
import type { useMoves } from './useMoves';

/** Cards of a column that are shown at first, and that a press adds. */
const CARDS_SHOWN = 50;

interface BoardColumnViewProps {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  fields: readonly Field[];
  move: BoardMove | undefined;
  moves: ReturnType<typeof useMoves>;
  /** True while a card is dragged that this column would take. */
  canDrop: boolean;
  onDrag: (record: RaRecord | undefined) => void;
  onDrop: () => void;
  onOpen: (path: string) => void;
}

/** A column of a board with its label, count and cards. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const { column, columns, fields, move, moves, canDrop, onDrag, onDrop, onOpen } = props;
  const [shown, setShown] = useState(CARDS_SHOWN);
  const [isOver, setOver] = useState(false);
  const count = column.records.length;
  const keys = createRowKeys(column.records);
  const hiddenCount = Math.min(CARDS_SHOWN, count - shown);
  return (
    <section
      className="board-column"
      aria-label={interpolateText(layoutsTexts.column, { label: column.label, smart_count: count })}
      data-drop={canDrop ? (isOver ? 'over' : 'possible') : undefined}
      onDragOver={(event) => {
        if (!canDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!canDrop) return;
        event.preventDefault();
        onDrop();
      }}
    >
      <header className="board-column-head">
        <h2>{column.label}</h2>
        <span className="board-count">{formatNumber(count)}</span>
      </header>
      {count === 0 && <p className="board-empty">{layoutsTexts.no_cards}</p>}
      <ul className="board-cards">
        {column.records.slice(0, shown).map((record, index) => (
          <BoardCard
            key={keys[index]}
            record={record}
            fields={fields}
            column={column}
            columns={columns}
            move={move}
            isMoving={moves.isMoving(record)}
            onMove={moves.move}
            onMoveEnd={moves.end}
            onDrag={onDrag}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button small onClick={() => setShown(shown + CARDS_SHOWN)}>
          {interpolateText(layoutsTexts.more, { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}
