import { createStore } from 'zustand/vanilla';
import { getEndState, type JobPlace, type JobRow, type JobRowState } from '../../../jobs/job';
import { jobManager, type JobHandle } from '../../../jobs/jobManager';
import { createRun, type PasswordRun, type RunAdapter, type RunRow, type RunState } from './passwordRun';
import { formatRowName, type PasswordChange } from '../doors/slotRows';
import { doorPasswordsTexts as texts } from '../texts';

/** ms after a success until the run is deleted with its passwords. */
const FORGET_DELAY_MS = 2000;

/** Password run of one asset, active or ended. */
export interface AssetRun {
  run: PasswordRun;
  /** Job shown in the tray. */
  jobId: string;
  state: RunState;
}

/** Runs by asset, outside React: the only place that stores sent passwords, for a retry and for comparison. */
export const runStore = createStore<{ runs: ReadonlyMap<string, AssetRun> }>(() => ({ runs: new Map() }));

/** Returns the run of an asset; undefined if there is none. The object is stable until something changes. */
export const getRun = (assetId: string): AssetRun | undefined => runStore.getState().runs.get(assetId);

const setRun = (assetId: string, assetRun: AssetRun): void =>
  runStore.setState(({ runs }) => ({ runs: new Map(runs).set(assetId, assetRun) }));

/** Deletes a run and its passwords. */
function deleteRun(assetId: string, run: PasswordRun): void {
  if (getRun(assetId)?.run !== run) return;
  runStore.setState(({ runs }) => ({ runs: new Map([...runs].filter(([id]) => id !== assetId)) }));
}

/** Deletes an ended run of an asset, also from the tray: the user does not retry the failures. */
export function forgetRun(assetId: string): void {
  const assetRun = getRun(assetId);
  if (assetRun?.state.phase !== 'ended') return;
  deleteRun(assetId, assetRun.run);
  jobManager.remove(assetRun.jobId);
}

/** True if all passwords have reached their doors. */
export const isRunComplete = ({ phase, rows }: RunState): boolean =>
  phase === 'ended' && rows.every(({ state }) => state === 'done');

const jobRowStates: Readonly<Record<RunRow['state'], JobRowState>> = {
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

/** Converts a run to tray rows: doors and slots, never a password. */
const toJobRows = (rows: readonly RunRow[]): JobRow[] =>
  rows.map(({ change, state, reason }) => ({
    name: formatRowName(change),
    state: jobRowStates[state],
    reason: state === 'unconfirmed' ? texts.state_unconfirmed : reason,
  }));

interface StartRunOptions {
  assetId: string;
  /** Title of the job, in Spanish. */
  title: string;
  place: JobPlace;
  changes: readonly PasswordChange[];
  adapter: Pick<RunAdapter, 'send' | 'read'>;
  /** Called when the asset's data has to be refetched. */
  onDone: () => void;
}

/** Starts a run and reports it to the tray. An ended run of the same asset is deleted. */
export function startRun({ assetId, title, place, changes, adapter, onDone }: StartRunOptions): void {
  forgetRun(assetId);
  if (getRun(assetId)) return;
  const rows: RunRow[] = changes.map((change) => ({ change, state: 'waiting', reason: '' }));
  const job = jobManager.begin({
    kind: 'door-passwords',
    title,
    place,
    rows: toJobRows(rows),
    params: { asset: assetId },
  });
  const run: PasswordRun = createRun(changes, {
    ...adapter,
    isSignedOut: () => job.isSignedOut(),
    onChange: (state) => handleChange(state),
  });
  const report = createReporter(job);
  const handleChange = (state: RunState): void => {
    const assetRun = getRun(assetId);
    // A deleted or replaced run only updates the tray.
    if (assetRun?.run !== run) return report(state);
    setRun(assetId, { run, jobId: job.id, state });
    report(state);
    if (!isRunComplete(state) || isRunComplete(assetRun.state)) return;
    onDone();
    // Nothing is left to retry, and retry actions would keep the passwords in memory.
    job.update({ actions: {} });
    unsubscribe();
    setTimeout(() => deleteRun(assetId, run), FORGET_DELAY_MS);
  };
  job.update({
    actions: {
      stop: () => run.stop(),
      refresh: () => void run.recheck(),
      retry: () => run.retry(({ state }) => state === 'refused' || state === 'unconfirmed'),
      resume: () => run.retry(({ state }) => state === 'unsent'),
    },
  });
  const unsubscribe = deleteWhenJobRemoved(job.id, () => deleteRun(assetId, run));
  setRun(assetId, {
    run,
    jobId: job.id,
    state: { phase: 'sending', rows, readCount: 0, recheckState: 'idle' },
  });
  run.start();
}

/** Deletes the run when the user removes its job from the tray; the drawer keeps its own copy for a retry. */
function deleteWhenJobRemoved(jobId: string, onRemoved: () => void): () => void {
  const unsubscribe = jobManager.store.subscribe(({ jobs }) => {
    if (jobs.some((job) => job.id === jobId)) return;
    unsubscribe();
    onRemoved();
  });
  return unsubscribe;
}

/** Returns a function that reports each step to the tray: progress and result. */
function createReporter(job: JobHandle): (state: RunState) => void {
  let hadEnded = false;
  return ({ phase, rows, recheckState }) => {
    const jobRows = toJobRows(rows);
    if (phase === 'ended') {
      job.update({ rows: jobRows });
      if (recheckState !== 'looking') job.end(getEndState(jobRows));
    } else if (hadEnded) job.restart(jobRows);
    else job.update({ rows: jobRows });
    hadEnded = phase === 'ended';
  };
}
