import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { setAtPath } from '../../../config/values/setAtPath';
import type { BoardColumn, PendingMoves } from './boardColumns';

interface Moves {
  /** The records, with the values of accepted moves: what is done with a card next starts from them. */
  records: readonly RaRecord[];
  /** Columns of cards that are not yet in their records. */
  values: PendingMoves;
  isMoving: (record: RaRecord) => boolean;
  move: (record: RaRecord, to: BoardColumn) => void;
  end: (record: RaRecord, isDone: boolean) => void;
}

const NO_MOVES: PendingMoves = new Map();

/**
 * Keeps the moves of cards until the records have been read again: a moved card is in its new column at once, and goes back if
 * the move was refused. `readAt` is the time of the last read, because a read may find what there was before the moves.
 */
export function useMoves(field: Field | undefined, records: readonly RaRecord[], readAt: number): Moves {
  const [sentMoves, setSentMoves] = useState(NO_MOVES);
  const [acceptedMoves, setAcceptedMoves] = useState(NO_MOVES);
  const [lastRead, setLastRead] = useState({ records, readAt });
  if (lastRead.records !== records || lastRead.readAt !== readAt) {
    setLastRead({ records, readAt });
    setAcceptedMoves(NO_MOVES);
  }
  const move = useCallback((record: RaRecord, { value }: BoardColumn) => {
    setSentMoves((before) => new Map(before).set(String(record.id), value));
  }, []);
  const end = useCallback(
    (record: RaRecord, isDone: boolean) => {
      const id = String(record.id);
      if (isDone && sentMoves.has(id))
        setAcceptedMoves((before) => new Map(before).set(id, sentMoves.get(id)));
      setSentMoves((before) => new Map([...before].filter(([movedId]) => movedId !== id)));
    },
    [sentMoves],
  );
  const shownRecords = useMemo(
    () =>
      records.map((record) =>
        field && acceptedMoves.has(String(record.id))
          ? (setAtPath(record, field.source, acceptedMoves.get(String(record.id))) as RaRecord)
          : record,
      ),
    [field, records, acceptedMoves],
  );
  return useMemo(
    () => ({
      records: shownRecords,
      values: new Map([...acceptedMoves, ...sentMoves]),
      isMoving: (record) => sentMoves.has(String(record.id)),
      move,
      end,
    }),
    [shownRecords, acceptedMoves, sentMoves, move, end],
  );
}
