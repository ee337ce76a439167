import {
  endOfRows,
  type OperationPlace,
  type OperationRow,
  type RowState,
} from '../../../operations/operation';
import { operations, type OperationHandle } from '../../../operations/operations';
import { createRun, type PasswordRun, type RunPorts, type RunRow, type RunState } from './runner';
import { nameOfRow, type Change } from './slots';
import { passwordTexts as texts } from './texts';

/** ms after a success until the run is forgotten with the passwords that it sent (AACC-36). */
const FORGET = 2000;

/** The passwords of one asset on their way, or what became of them. */
export interface AssetRun {
  run: PasswordRun;
  /** The operation that the tray shows. */
  operationId: string;
  state: RunState;
}

/** By asset, outside of what is drawn: the only place where what was sent is kept, for a retry and to compare. */
const runs = new Map<string, AssetRun>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of Array.from(listeners)) listener();
};

export const subscribeToRuns = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The run of an asset; undefined where there is none. The same object until something changes. */
export const runOf = (assetId: string): AssetRun | undefined => runs.get(assetId);

/** Lets go of a run and of the passwords in it. */
function drop(assetId: string, run: PasswordRun): void {
  if (runs.get(assetId)?.run !== run) return;
  runs.delete(assetId);
  tell();
}

/** Forgets the run of an asset that has ended, in the tray too: nobody wants to try again what failed. */
export function forgetRun(assetId: string): void {
  const known = runs.get(assetId);
  if (known?.state.phase !== 'ended') return;
  drop(assetId, known.run);
  operations.remove(known.operationId);
}

/** Whether all passwords came to their doors. */
export const isWhole = ({ phase, rows }: RunState): boolean =>
  phase === 'ended' && rows.every(({ state }) => state === 'done');

const shown: Readonly<Record<RunRow['state'], RowState>> = {
  waiting: 'waiting',
  sending: 'running',
  sent: 'running',
  lost: 'running',
  done: 'done',
  refused: 'failed',
  unconfirmed: 'failed',
  unknown: 'unknown',
  unsent: 'waiting',
};

/** What the tray shows of a run: doors and places, never a password. */
const operationRows = (rows: readonly RunRow[]): OperationRow[] =>
  rows.map(({ change, state, why }) => ({
    name: nameOfRow(change),
    state: shown[state],
    why: state === 'unconfirmed' ? texts.state_unconfirmed : why,
  }));

interface RunStart {
  assetId: string;
  /** Of the operation, in Spanish. */
  title: string;
  place: OperationPlace;
  changes: readonly Change[];
  ports: Pick<RunPorts, 'send' | 'read'>;
  /** What was read of the asset is to be read again. */
  onDone: () => void;
}

/** Sends passwords on their way and tells the tray. Another run of the asset that has ended is forgotten. */
export function startRun({ assetId, title, place, changes, ports, onDone }: RunStart): void {
  forgetRun(assetId);
  if (runs.has(assetId)) return;
  const rows: RunRow[] = changes.map((change) => ({ change, state: 'waiting', why: '' }));
  const operation = operations.begin({
    kind: 'door-passwords',
    title,
    place,
    rows: operationRows(rows),
    facts: { asset: assetId },
  });
  const run: PasswordRun = createRun(changes, {
    ...ports,
    isSignedOut: () => operation.isSignedOut(),
    onChange: (state) => follow(state),
  });
  const report = reporter(operation);
  const follow = (state: RunState): void => {
    const known = runs.get(assetId);
    // One that was let go, or has a successor, tells the tray alone.
    if (known?.run !== run) return report(state);
    runs.set(assetId, { run, operationId: operation.id, state });
    report(state);
    tell();
    if (!isWhole(state) || isWhole(known.state)) return;
    onDone();
    // Nothing is left to do again, and what could be done would keep the passwords.
    operation.update({ does: {} });
    stopWatching();
    setTimeout(() => drop(assetId, run), FORGET);
  };
  operation.update({
    does: {
      stop: () => run.stop(),
      look: () => void run.look(),
      retry: () => run.retry(({ state }) => state === 'refused' || state === 'unconfirmed'),
      rest: () => run.retry(({ state }) => state === 'unsent'),
    },
  });
  const stopWatching = dropWithOperation(operation.id, () => drop(assetId, run));
  runs.set(assetId, {
    run,
    operationId: operation.id,
    state: { phase: 'sending', rows, reads: 0, look: 'idle' },
  });
  run.start();
}

/** What is taken out of the tray cannot be tried again from anywhere but the drawer, which has its own copy. */
function dropWithOperation(id: string, onGone: () => void): () => void {
  const stop = operations.subscribe(() => {
    if (operations.snapshot().some((one) => one.id === id)) return;
    stop();
    onGone();
  });
  return stop;
}

/** Tells the tray each step: that it goes on, how far it is, how it ended. */
function reporter(operation: OperationHandle): (state: RunState) => void {
  let wasOver = false;
  return ({ phase, rows, look }) => {
    const told = operationRows(rows);
    if (phase === 'ended') {
      operation.update({ rows: told });
      if (look !== 'looking') operation.end(endOfRows(told));
    } else if (wasOver) operation.again(told);
    else operation.update({ rows: told });
    wasOver = phase === 'ended';
  };
}
