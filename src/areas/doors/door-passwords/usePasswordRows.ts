import { useState } from 'react';
import { listAssetDevices, listSensorPasswords } from '../../../../dataProvider/contract/endpoints';
import { useRead } from '../../../console/useRead';
import { hasTwins, roomsOf } from './doorNames';
import { doorsOf, namedDoors, type Door } from './doors';
import type { RunState } from './runner';
import type { AssetRun } from './runs';
import { rowsOfDoors, withDone, withTyped, type Change, type Rows } from './slots';

interface PasswordRows {
  doors: readonly Door[];
  /** Undefined while nothing was read. */
  rows: Rows | undefined;
  change: (change: (rows: Rows) => Rows) => void;
  error: Error | null;
  retry: () => void;
}

const changesIn = ({ rows }: RunState, isDone: boolean): readonly Change[] =>
  rows.filter(({ state }) => (state === 'done') === isDone).map(({ change }) => change);

/**
 * What the drawer holds: read once, while no run is under way, and then changed by hand. What a run brought to the doors is
 * no change any more; what it did not stays typed (AACC-37).
 */
export function usePasswordRows(assetId: string, active: AssetRun | undefined): PasswordRows {
  const ended = active?.state.phase === 'ended' ? active.state : undefined;
  const isRunning = active !== undefined && ended === undefined;
  const [doors, setDoors] = useState<readonly Door[]>([]);
  const [rows, setRows] = useState<Rows>();
  const [settled, setSettled] = useState<RunState>();
  const { data, error, retry } = useRead(
    listSensorPasswords,
    { path: { assetId } },
    { parse: doorsOf, enabled: rows === undefined && !isRunning, large: true },
  );
  // Doors of one name are told apart by their rooms, which another call tells; where it does not, by what there is.
  const isAsked = rows === undefined && data !== undefined && hasTwins(data.map(({ place }) => place));
  const rooms = useRead(
    listAssetDevices,
    { path: { id: assetId }, query: { type: 'lock' } },
    { parse: roomsOf, enabled: isAsked, logged: true, large: true },
  );
  // Before anything of it is drawn, so that no state is seen between.
  if (rows === undefined && data && !isRunning && !(isAsked && rooms.isPending)) {
    const named = rooms.data ? namedDoors(data, rooms.data) : data;
    const read = rowsOfDoors(named);
    setDoors(named);
    setRows(ended ? withTyped(read, changesIn(ended, false)) : read);
    setSettled(ended);
  } else if (rows && ended && settled !== ended) {
    setRows(withDone(rows, changesIn(ended, true)));
    setSettled(ended);
  }
  return {
    doors,
    rows,
    change: (change) => setRows((before) => before && change(before)),
    error: rows === undefined ? error : null,
    retry,
  };
}
