import { useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListColumn, ListLayouts, Resource } from '../../../config/types';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useListContext } from '../../ListContext';
import { useCardFields } from '../useCardFields';
import { layoutsTexts } from '../texts';
import type { BoardMove } from './BoardCard';
import { BoardColumnView } from './BoardColumnView';
import { buildBoardColumns, type BoardColumn } from './boardColumns';
import { useBoardKeyboard } from './useBoardKeyboard';
import { useMoves } from './useMoves';
import '../layouts.css';

interface BoardProps {
  board: NonNullable<ListLayouts['board']>;
  records: readonly RaRecord[];
  /** Time of the last read of the records. */
  readAt: number;
  /** The visible columns of the list. */
  listColumns: readonly ListColumn[];
  onOpen: (path: string) => void;
}

/** Cards in columns by the value of a field. A card is moved by dragging, by its menu, or with Shift and an arrow. */
export function Board({ board, records, readAt, listColumns, onOpen }: BoardProps) {
  const { resource, caption } = useListContext();
  const t = useTranslateText();
  const field = resource.fields[board.field];
  const fields = useCardFields(board.fields, listColumns).filter(({ name }) => name !== board.field);
  const move = useMemo(() => findMove(resource, board.moveAction), [resource, board.moveAction]);
  const moves = useMoves(field, records, readAt);
  const columns = useMemo(
    () => (field ? buildBoardColumns(field, moves.records, moves.values, t) : []),
    [field, moves.records, moves.values, t],
  );
  const [dragged, setDragged] = useState<RaRecord>();
  const boardRef = useRef<HTMLDivElement>(null);
  const onKeyDown = useBoardKeyboard(boardRef, (id, step) => {
    const from = columns.findIndex((column) => column.records.some((record) => String(record.id) === id));
    const to = columns[from + step];
    const record = columns[from]?.records.find((candidate) => String(candidate.id) === id);
    if (!record || to?.value === undefined) return false;
    moves.move(record, to);
    return true;
  });
  // By id: the dragged record may have been read again.
  const canDrop = (column: BoardColumn): boolean =>
    dragged !== undefined &&
    column.value !== undefined &&
    !column.records.some(({ id }) => id === dragged.id);
  return (
    <>
      {move && <p className="visually-hidden">{layoutsTexts.keys}</p>}
      <div ref={boardRef} className="board" role="group" aria-label={caption} onKeyDown={onKeyDown}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.key}
            column={column}
            columns={columns}
            fields={fields}
            move={move}
            moves={moves}
            canDrop={canDrop(column)}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged) moves.move(dragged, column);
              setDragged(undefined);
            }}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  );
}

/** Returns the action that moves cards; undefined if none is declared, or it has no single field. */
function findMove({ actions }: Resource, id: string | undefined): BoardMove | undefined {
  const action = id === undefined ? undefined : actions[id];
  if (action?.behaviour.kind !== 'send' || action.behaviour.prompt?.kind !== 'form') return undefined;
  const [field] = action.behaviour.prompt.fields;
  return field && { action, behaviour: action.behaviour, fieldName: field.name };
}
