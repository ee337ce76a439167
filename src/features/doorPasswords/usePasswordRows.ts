import { useState } from 'react';
import { listAssetDevices, listSensorPasswords } from '../../../dataProvider/contract/endpoints';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { hasDuplicateNames, parseDoorRooms } from './doors/doorNames';
import { parseDoors, withDistinctNames, type Door } from './doors/doors';
import type { RunState } from './run/passwordRun';
import type { AssetRun } from './run/runStore';
import {
  createRows,
  applyConfirmedChanges,
  restoreUnconfirmedChanges,
  type PasswordChange,
  type SlotRows,
} from './doors/slotRows';

interface PasswordRows {
  doors: readonly Door[];
  /** Undefined until the first read. */
  rows: SlotRows | undefined;
  updateRows: (updater: (rows: SlotRows) => SlotRows) => void;
  error: Error | null;
  retry: () => void;
}

const pickChanges = ({ rows }: RunState, isDone: boolean): readonly PasswordChange[] =>
  rows.filter(({ state }) => (state === 'done') === isDone).map(({ change }) => change);

/**
 * Rows of the drawer: read once while no run is active, then edited. Confirmed changes become the saved value; unconfirmed
 * input stays.
 */
export function usePasswordRows(assetId: string, assetRun: AssetRun | undefined): PasswordRows {
  const endedState = assetRun?.state.phase === 'ended' ? assetRun.state : undefined;
  const isRunning = assetRun !== undefined && endedState === undefined;
  const [doors, setDoors] = useState<readonly Door[]>([]);
  const [rows, setRows] = useState<SlotRows>();
  const [appliedState, setAppliedState] = useState<RunState>();
  const { data, error, refetch } = useApiQuery(
    listSensorPasswords,
    { path: { assetId } },
    { parse: parseDoors, enabled: rows === undefined && !isRunning, isLarge: true },
  );
  // Equal door names need the rooms, which another call returns; if it fails, use the available data.
  const needsRooms =
    rows === undefined && data !== undefined && hasDuplicateNames(data.map(({ location }) => location));
  const roomsQuery = useApiQuery(
    listAssetDevices,
    { path: { id: assetId }, query: { type: 'lock' } },
    { parse: parseDoorRooms, enabled: needsRooms, logErrors: true, isLarge: true },
  );
  // Set during render, so that no intermediate state shows.
  if (rows === undefined && data && !isRunning && !(needsRooms && roomsQuery.isPending)) {
    const distinctDoors = roomsQuery.data ? withDistinctNames(data, roomsQuery.data) : data;
    const loadedRows = createRows(distinctDoors);
    setDoors(distinctDoors);
    setRows(endedState ? restoreUnconfirmedChanges(loadedRows, pickChanges(endedState, false)) : loadedRows);
    setAppliedState(endedState);
  } else if (rows && endedState && appliedState !== endedState) {
    setRows(applyConfirmedChanges(rows, pickChanges(endedState, true)));
    setAppliedState(endedState);
  }
  return {
    doors,
    rows,
    updateRows: (updater) => setRows((currentRows) => currentRows && updater(currentRows)),
    error: rows === undefined ? error : null,
    retry: refetch,
  };
}
