import { ApiError, isRedirectingError } from '../../../dataProvider';
import type { RolloutRow } from './rollout';
import type { RowCalls, RunState } from './rowCalls';
import { waveTexts as texts } from './texts';

/** One step of a row: its start, or a read of its state. */
export interface RowStep {
  row: RolloutRow;
  calls: RowCalls;
  /** ms since 1970 */
  now: () => number;
  change: (changes: Partial<RolloutRow>) => void;
  /** False once the rollout pauses or is removed, or its page ends: nothing more may be sent. */
  canSend: () => boolean;
  /** Called for each failed call. */
  onError: (error: unknown) => void;
}

/** Consecutive failed reads after which the state of a record counts as unknown. */
const MAX_FAILED_READS = 5;
/** ms after which a record that is still under way is no longer followed. */
const MAX_FOLLOW_MS = 60 * 60_000;

const NOT_FOUND = 404;
const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;

export const isBusyError = (error: unknown): boolean => hasCode(error, TOO_MANY_REQUESTS);

const hasCode = (error: unknown, code: number): boolean => error instanceof ApiError && error.code === code;

/** True for an error that is not about the record: the session, the service or the load of the host. */
const isAboutHost = (error: unknown): boolean => isRedirectingError(error) || isBusyError(error);

/** Reads all about a record, then sends its call, unless a reason against it was read. Never rejects. */
export async function startRow({ row, calls, now, change, canSend, onError }: RowStep): Promise<void> {
  try {
    const record = await calls.readRecord(row.id);
    if (record.refusal !== undefined) return change({ state: 'skipped', reason: record.refusal });
    const { refusal, ...versions } = await calls.readVersions(record);
    const run = await calls.readState(record);
    // An earlier write that seemed not to have arrived has begun a run.
    const isOldWriteDone = row.sentAt > 0 && run.id !== '' && run.id !== row.runBefore;
    if (isOldWriteDone)
      return change({ ...versions, state: 'running', lastCallAt: now(), ...conclude(row, run, now()) });
    const begun = { ...versions, lastCallAt: now(), sentAt: now() };
    if (run.state === 'running')
      return change({
        ...begun,
        state: 'running',
        doubt: '',
        runBefore: '',
        reason: texts.underWayElsewhere,
      });
    if (refusal !== undefined)
      return change({ ...versions, state: 'skipped', reason: refusal, after: versions.before });
    // It may have paused during the reads.
    if (!canSend()) return;
    // Stored before the call: a page that finds the row reads the state first.
    change({ ...begun, state: 'running', doubt: 'lost', runBefore: run.id, reason: '' });
    const { error, isUnknown, reason } = await calls.send(record);
    if (!error) return change({ doubt: '' });
    onError(error);
    if (isAboutHost(error)) return change({ state: 'waiting' });
    if (isUnknown) return change({ reason: texts.lost });
    change(hasCode(error, CONFLICT) ? { doubt: 'refused', reason } : { state: 'failed', doubt: '', reason });
  } catch (error) {
    onError(error);
    if (isAboutHost(error)) return;
    change(
      hasCode(error, NOT_FOUND)
        ? { state: 'skipped', reason: texts.gone }
        : { state: 'failed', reason: texts.unreadBefore },
    );
  }
}

/** Reads the state of a record under way, and changes its row once. Never rejects. */
export async function readRowState(
  { row, calls, now, change, onError }: RowStep,
  failedReads: Map<string, number>,
): Promise<void> {
  const lastCallAt = now();
  try {
    const run = await calls.readState(await calls.getRecord(row.id));
    failedReads.delete(row.id);
    const changes = conclude(row, run, now());
    const hasEnded = changes.state === 'done' || changes.state === 'failed';
    // The version is worth a read of its own, but no doubt about the end.
    const after = hasEnded ? await calls.readRecord(row.id).then(calls.getVersion, () => '') : '';
    change({ lastCallAt, ...changes, ...(after !== '' && { after }) });
  } catch (error) {
    onError(error);
    change({ lastCallAt, ...(isAboutHost(error) ? {} : concludeFailedRead(row, error, failedReads)) });
  }
}

/** Returns what a failed read says about a record under way, and counts it. */
function concludeFailedRead(
  { id }: RolloutRow,
  error: unknown,
  failedReads: Map<string, number>,
): Partial<RolloutRow> {
  const count = (failedReads.get(id) ?? 0) + 1;
  failedReads.set(id, count);
  if (hasCode(error, NOT_FOUND)) return { state: 'unknown', reason: texts.goneUnderWay };
  return count >= MAX_FAILED_READS ? { state: 'unknown', reason: texts.unread } : {};
}

/** Returns what the state of a record under way says about its write. */
function conclude(row: RolloutRow, { state, id }: RunState, now: number): Partial<RolloutRow> {
  const { doubt, runBefore, sentAt } = row;
  const isTooLong = now - sentAt > MAX_FOLLOW_MS;
  if (state === 'running') {
    if (isTooLong) return { state: 'unknown', reason: texts.tooLong };
    return doubt === '' ? {} : { doubt: '', reason: doubt === 'refused' ? texts.underWayElsewhere : '' };
  }
  const isNewRun = id !== '' && id !== runBefore;
  if (isNewRun || (doubt === '' && id === ''))
    return state === 'done'
      ? { state: 'done', doubt: '', reason: '' }
      : { state: 'failed', doubt: '', reason: texts.failedThere };
  if (doubt === 'refused') return { state: 'failed', doubt: '' };
  // The write was accepted, and the host has not begun it yet.
  if (doubt === '') return isTooLong ? { state: 'unknown', reason: texts.tooLong } : {};
  // The last run is the one before the write, so the write did not arrive. Without ids nothing tells it.
  return id === ''
    ? { state: 'unknown', reason: texts.notToldApart }
    : { state: 'waiting', doubt: '', reason: '' };
}
