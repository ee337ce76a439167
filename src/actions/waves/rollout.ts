import type { JobPlace, JobRowState } from '../../jobs/job';

/** Record of a rollout. Versions are '' while unknown. */
export interface RolloutRow {
  id: string;
  /** Display name. */
  name: string;
  state: JobRowState;
  /** Text of the console or of the declaration, never of the host, because it is stored; '' for none. */
  reason: string;
  /** Number of its wave, from 1; 0: not in a wave yet. */
  wave: number;
  /** Version before the call. */
  before: string;
  /** Version that it should get. */
  target: string;
  /** Version after the end. */
  after: string;
  /** Time of the last write or read of the state in ms since 1970; 0: none. */
  lastCallAt: number;
  /** Time of the write in ms since 1970; 0: none was sent. */
  sentAt: number;
  /** Id of the record's last run before the write. */
  runBefore: string;
  /** Open question of a record under way. `lost`: the write may not have arrived. `refused`: the host refused it. */
  doubt: '' | 'lost' | 'refused';
}

/**
 * State of a rollout. `pausing`: started records end, no others start. `ended`: nothing more starts, the rest stays as it is.
 */
export type RolloutState = 'running' | 'pausing' | 'paused' | 'ended';

/** Cause of a pause; '' if the user paused. `away`: no tab ran the rollout for a while. */
export type PauseCause = '' | 'failures' | 'session' | 'service' | 'away';

/** Values that the user chooses before the start. */
export interface RolloutPlan {
  /** Records of a wave. */
  size: number;
  /** Share of failures of a wave in percent, above which the rollout pauses. */
  stopAbove: number;
  /** Minutes between two waves. */
  waitMinutes: number;
}

/** An action that runs on many records in waves. It is kept in the browser, so it holds no secret. */
export interface Rollout extends RolloutPlan {
  id: string;
  /** Id of its user. */
  user: string;
  resource: string;
  action: string;
  title: string;
  place: JobPlace;
  /** Values of the form: choices and switches. */
  form: Readonly<Record<string, string | number | boolean>>;
  state: RolloutState;
  pauseCause: PauseCause;
  /** Number of the current wave; 0 before the first. */
  wave: number;
  /** Last wave whose failures the user has accepted by continuing; 0: none. */
  acceptedWave: number;
  /** Time of the next wave in ms since 1970; 0: none is due. */
  nextAt: number;
  /** ms since 1970 */
  startedAt: number;
  /** Time of the last change in ms since 1970. */
  changedAt: number;
  rows: readonly RolloutRow[];
}

/** Maximum records of a rollout: it is stored with each change. */
export const MAX_ROWS = 1000;

/** ms without a running tab after which a rollout does not continue by itself. */
const AWAY_MS = 10 * 60_000;

/** Returns a row that has not begun. */
export const createRow = (id: string, name: string): RolloutRow => ({
  id,
  name,
  state: 'waiting',
  reason: '',
  wave: 0,
  before: '',
  target: '',
  after: '',
  lastCallAt: 0,
  sentAt: 0,
  runBefore: '',
  doubt: '',
});

const isPending = ({ state, wave }: RolloutRow): boolean =>
  state === 'running' || (state === 'waiting' && wave > 0);

/** Returns the failed rows of the current wave and all that it has, without those left out. */
export function countWave({ rows, wave }: Rollout): { failed: number; total: number } {
  const waveRows = rows.filter((row) => row.wave === wave && row.state !== 'skipped');
  // A record whose state cannot be read counts as a failure: it may not work any more.
  const failedRows = waveRows.filter(({ state }) => state === 'failed' || state === 'unknown');
  return { failed: failedRows.length, total: waveRows.length };
}

function hasTooManyFailures(rollout: Rollout): boolean {
  const { failed, total } = countWave(rollout);
  return rollout.wave > rollout.acceptedWave && failed > 0 && (failed / total) * 100 > rollout.stopAbove;
}

/** Pauses: rows that have not begun leave their wave. */
function pauseRows(rollout: Rollout): Rollout {
  const rows = rollout.rows.map((row) => (row.state === 'waiting' ? { ...row, wave: 0 } : row));
  return { ...rollout, rows, nextAt: 0 };
}

/** Asks for a pause: started rows end first. */
export const pauseRollout = (rollout: Rollout, pauseCause: PauseCause = ''): Rollout =>
  rollout.state === 'running' ? advance({ ...pauseRows(rollout), state: 'pausing', pauseCause }, 0) : rollout;

/** Pauses at once, because the host cannot be asked. */
export const suspendRollout = (rollout: Rollout, pauseCause: PauseCause): Rollout =>
  rollout.state === 'running' || rollout.state === 'pausing'
    ? { ...pauseRows(rollout), state: 'paused', pauseCause }
    : rollout;

export const resumeRollout = (rollout: Rollout): Rollout =>
  rollout.state === 'paused' || rollout.state === 'pausing'
    ? { ...rollout, state: 'running', pauseCause: '', acceptedWave: rollout.wave }
    : rollout;

/** Ends a paused rollout for good. Rows under way become unconfirmed, since no more reads follow. */
export const endRollout = (rollout: Rollout): Rollout =>
  rollout.state === 'paused'
    ? {
        ...rollout,
        state: 'ended',
        rows: rollout.rows.map((row) => (row.state === 'running' ? { ...row, state: 'unknown' } : row)),
      }
    : rollout;

/** Sends the failed rows again. */
export const retryRollout = (rollout: Rollout): Rollout => ({
  ...rollout,
  state: 'running',
  pauseCause: '',
  acceptedWave: rollout.wave,
  rows: rollout.rows.map((row) =>
    row.state === 'failed' ? { ...createRow(row.id, row.name), lastCallAt: row.lastCallAt } : row,
  ),
});

/** Reads the state of unconfirmed rows again; starts no others. */
export const recheckRollout = (rollout: Rollout): Rollout => ({
  ...rollout,
  state: rollout.state === 'running' ? 'running' : 'pausing',
  rows: rollout.rows.map((row) =>
    row.state === 'unknown' ? { ...row, state: 'running', reason: '', doubt: row.doubt || 'lost' } : row,
  ),
});

/** Returns a stored rollout as another page finds it. Nothing changes it while it waits for its next wave. */
export const restoreRollout = (rollout: Rollout, now: number): Rollout =>
  now - Math.max(rollout.changedAt, rollout.nextAt) > AWAY_MS ? pauseRollout(rollout, 'away') : rollout;

/** Returns the rollout after the decisions that are due: the end of a wave, the next one, a pause, the end. */
export function advance(rollout: Rollout, now: number): Rollout {
  if (rollout.state === 'running') {
    if (hasTooManyFailures(rollout) && !isOver(rollout)) return pauseRollout(rollout, 'failures');
    if (rollout.rows.some(isPending)) return rollout;
    if (isOver(rollout)) return { ...rollout, state: 'ended', nextAt: 0 };
    return beginWave(rollout, now);
  }
  if (rollout.state !== 'pausing' || rollout.rows.some(({ state }) => state === 'running')) return rollout;
  return { ...rollout, state: isOver(rollout) ? 'ended' : 'paused' };
}

/** True if every row has ended. */
const isOver = ({ rows }: Rollout): boolean =>
  rows.every(({ state }) => state !== 'waiting' && state !== 'running');

function beginWave(rollout: Rollout, now: number): Rollout {
  const { wave, nextAt, size, waitMinutes } = rollout;
  const isFirst = rollout.rows.every((row) => row.wave === 0);
  if (waitMinutes > 0 && !isFirst && nextAt === 0) return { ...rollout, nextAt: now + waitMinutes * 60_000 };
  if (now < nextAt) return rollout;
  let room = size;
  const rows = rollout.rows.map((row) =>
    row.state === 'waiting' && room-- > 0 ? { ...row, wave: wave + 1 } : row,
  );
  return { ...rollout, rows, wave: wave + 1, nextAt: 0 };
}
