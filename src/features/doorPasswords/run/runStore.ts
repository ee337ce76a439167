import { getEndState, type JobPlace, type JobRow, type JobRowState } from '../../../jobs/job';
import { jobManager, type JobHandle } from '../../../jobs/jobManager';
import { createRun, type PasswordRun, type RunAdapter, type RunRow, type RunState } from './passwordRun';
import { formatRowName, type PasswordChange } from '../doors/slotRows';
import { doorPasswordsTexts as texts } from '../texts';

/** ms after a success until the run is forgotten with the passwords that it sent (AACC-36). */
const FORGET_DELAY_MS = 2000;

/** The passwords of one asset on their way, or what became of them. */
export interface AssetRun {
  run: PasswordRun;
  /** The operation that the tray shows. */
  jobId: string;
  state: RunState;
}

/** By asset, outside of what is drawn: the only place where what was sent is kept, for a retry and to compare. */
const runs = new Map<string, AssetRun>();
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of Array.from(listeners)) listener();
};

export const subscribeToRuns = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The run of an asset; undefined where there is none. The same object until something changes. */
export const getRun = (assetId: string): AssetRun | undefined => runs.get(assetId);

/** Lets go of a run and of the passwords in it. */
function deleteRun(assetId: string, run: PasswordRun): void {
  if (runs.get(assetId)?.run !== run) return;
  runs.delete(assetId);
  notifyListeners();
}

/** Forgets the run of an asset that has ended, in the tray too: nobody wants to try again what failed. */
export function forgetRun(assetId: string): void {
  const assetRun = runs.get(assetId);
  if (assetRun?.state.phase !== 'ended') return;
  deleteRun(assetId, assetRun.run);
  jobManager.remove(assetRun.jobId);
}

/** Whether all passwords came to their doors. */
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

/** What the tray shows of a run: doors and places, never a password. */
const toJobRows = (rows: readonly RunRow[]): JobRow[] =>
  rows.map(({ change, state, reason }) => ({
    name: formatRowName(change),
    state: jobRowStates[state],
    reason: state === 'unconfirmed' ? texts.state_unconfirmed : reason,
  }));

interface StartRunOptions {
  assetId: string;
  /** Of the operation, in Spanish. */
  title: string;
  place: JobPlace;
  changes: readonly PasswordChange[];
  adapter: Pick<RunAdapter, 'send' | 'read'>;
  /** What was read of the asset is to be read again. */
  onDone: () => void;
}

/** Sends passwords on their way and tells the tray. Another run of the asset that has ended is forgotten. */
export function startRun({ assetId, title, place, changes, adapter, onDone }: StartRunOptions): void {
  forgetRun(assetId);
  if (runs.has(assetId)) return;
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
    const assetRun = runs.get(assetId);
    // One that was let go, or has a successor, tells the tray alone.
    if (assetRun?.run !== run) return report(state);
    runs.set(assetId, { run, jobId: job.id, state });
    report(state);
    notifyListeners();
    if (!isRunComplete(state) || isRunComplete(assetRun.state)) return;
    onDone();
    // Nothing is left to do again, and what could be done would keep the passwords.
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
  runs.set(assetId, {
    run,
    jobId: job.id,
    state: { phase: 'sending', rows, readCount: 0, recheckState: 'idle' },
  });
  run.start();
}

/** What is taken out of the tray cannot be tried again from anywhere but the drawer, which has its own copy. */
function deleteWhenJobRemoved(jobId: string, onRemoved: () => void): () => void {
  const unsubscribe = jobManager.subscribe(() => {
    if (jobManager.getSnapshot().some((job) => job.id === jobId)) return;
    unsubscribe();
    onRemoved();
  });
  return unsubscribe;
}

/** Tells the tray each step: that it goes on, how far it is, how it ended. */
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
