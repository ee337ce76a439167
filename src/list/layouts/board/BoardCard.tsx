import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action, Field, SendBehaviour } from '../../../config/types';
import { useActions } from '../../../actions/useActions';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { hasId } from '../../../queries/list/hasId';
import { Menu } from '../../../ui/menu/Menu';
import { useListContext } from '../../ListContext';
import { RecordCard } from '../cards/RecordCard';
import { layoutsTexts } from '../texts';
import type { BoardColumn } from './boardColumns';
import { MoveSender } from './MoveSender';

/** Action that moves the cards of a board: one with one field in the toolbar. */
export interface BoardMove {
  action: Action;
  behaviour: SendBehaviour;
  fieldName: string;
}

interface BoardCardProps {
  record: RaRecord;
  fields: readonly Field[];
  column: BoardColumn;
  columns: readonly BoardColumn[];
  /** undefined: cards cannot be moved. */
  move: BoardMove | undefined;
  /** True while the host has not answered a move of the card. */
  isMoving: boolean;
  onMove: (record: RaRecord, to: BoardColumn) => void;
  onMoveEnd: (record: RaRecord, isDone: boolean) => void;
  onDrag: (record: RaRecord | undefined) => void;
  onOpen: (path: string) => void;
}

/** A card of a board: dragged, or moved by its menu. */
export function BoardCard(props: BoardCardProps) {
  const { record, fields, column, columns, move, isMoving, onMove, onMoveEnd, onDrag, onOpen } = props;
  const { resource, parent } = useListContext();
  const t = useTranslateText();
  const actions = useMemo(() => (move ? [move.action] : []), [move]);
  const [readyAction] = useActions(actions, { resource, record, parent, selection: undefined });
  const isMovable = hasId(record) && readyAction !== undefined;
  const canMove = isMovable && readyAction.disabledReason === null && !isMoving;
  return (
    <li
      className="card record-card board-card"
      data-record={hasId(record) ? String(record.id) : ''}
      draggable={canMove}
      aria-busy={isMoving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(record.id));
        onDrag(record);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <RecordCard
        record={record}
        fields={fields}
        onOpen={onOpen}
        hasLines
        controls={
          isMovable && (
            <Menu
              label={interpolateText(layoutsTexts.move, { title: recordTitle(resource, record, t) })}
              icon="grip"
              items={columns.flatMap((target) => {
                if (target.value === undefined) return [];
                const disabledReason =
                  readyAction.disabledReason ?? (target === column ? layoutsTexts.is_here : undefined);
                return [
                  {
                    id: target.key,
                    label: interpolateText(layoutsTexts.move_to, { column: target.label }),
                    disabled: disabledReason !== undefined || isMoving,
                    disabledReason,
                    onSelect: () => onMove(record, target),
                  },
                ];
              })}
            />
          )
        }
      />
      {isMoving && move && readyAction && (
        <MoveSender
          behaviour={move.behaviour}
          action={readyAction}
          fieldName={move.fieldName}
          value={column.value}
          onEnd={(isDone) => onMoveEnd(record, isDone)}
        />
      )}
    </li>
  );
}
