import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { BoardColumn, PendingMoves } from './boardColumns';

interface Move {
  value: BoardColumn['value'];
  /** False when the host has accepted it and the records are being read again. */
  isSending: boolean;
}

interface Moves {
  /** Columns of cards that are not yet in their records. */
  values: PendingMoves;
  isMoving: (record: RaRecord) => boolean;
  move: (record: RaRecord, to: BoardColumn) => void;
  end: (record: RaRecord, isDone: boolean) => void;
}

/**
 * Keeps the moves of cards until the records show them: a moved card is in its new column at once, and goes back if the move
 * was refused.
 */
export function useMoves(records: readonly RaRecord[]): Moves {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const [lastRecords, setLastRecords] = useState(records);
  if (lastRecords !== records) {
    setLastRecords(records);
    setMoves(new Map([...moves].filter(([, { isSending }]) => isSending)));
  }
  const move = useCallback((record: RaRecord, { value }: BoardColumn) => {
    setMoves((before) => new Map(before).set(String(record.id), { value, isSending: true }));
  }, []);
  const end = useCallback((record: RaRecord, isDone: boolean) => {
    setMoves((before) => {
      const ended = before.get(String(record.id));
      const after = new Map(before);
      if (isDone && ended) after.set(String(record.id), { ...ended, isSending: false });
      else after.delete(String(record.id));
      return after;
    });
  }, []);
  return useMemo(
    () => ({
      values: new Map([...moves].map(([id, { value }]) => [id, value])),
      isMoving: (record) => moves.get(String(record.id))?.isSending === true,
      move,
      end,
    }),
    [moves, move, end],
  );
}
