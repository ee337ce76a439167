import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { perLocale } from '../../lib/language/perLocale';
import { getHomeTimeZone } from '../../lib/date/timeZone';
import { countRows, getEndState, ROLLOUT_JOB_KIND, type Job, type JobActions } from '../../jobs/job';
import { jobManager } from '../../jobs/jobManager';
import { isPageUnloading } from '../../jobs/jobStorage';
import {
  countWave,
  pauseRollout,
  recheckRollout,
  resumeRollout,
  retryRollout,
  type Rollout,
} from './rollout';
import { changeRollout, removeRollout } from './rolloutStore';
import { waveTexts as texts } from './texts';

/** Returns the job in the tray that shows a rollout. */
export const findRolloutJob = (jobs: readonly Job[], rolloutId: string): Job | undefined =>
  jobs.find(({ kind, params }) => kind === ROLLOUT_JOB_KIND && params.rollout === rolloutId);

/** Rollouts that the tray shows, which never change themselves, and whether another tab runs them. */
const shownRollouts = new WeakMap<Rollout, boolean>();

/** Shows a rollout in the tray as it is now. `isForeign`: another tab runs it. */
export function showRolloutJob(rollout: Rollout, isForeign: boolean): void {
  const { id, title, place, startedAt, state } = rollout;
  const existingJob = findRolloutJob(jobManager.getJobs(), id);
  if (existingJob && shownRollouts.get(rollout) === isForeign) return;
  shownRollouts.set(rollout, isForeign);
  const rows = rollout.rows.map(({ name, state: rowState, reason }) => ({ name, state: rowState, reason }));
  const text = describeRollout(rollout, isForeign);
  const actions = createActions(rollout, isForeign);
  const isRunning = state === 'running' || state === 'pausing';
  const handle =
    (existingJob && jobManager.getHandle(existingJob.id)) ??
    jobManager.begin({ kind: ROLLOUT_JOB_KIND, title, place, rows, params: { rollout: id }, startedAt });
  const stateBefore = existingJob?.state ?? 'running';
  if (isRunning && stateBefore !== 'running') handle.restart(rows);
  handle.update({ rows, actions, text, isStopping: state === 'pausing' && !isForeign });
  const endState = state === 'paused' ? 'paused' : getEndState(rollout.rows);
  if (!isRunning && stateBefore !== endState) handle.end(endState, text);
  // A reload is not the end, so it needs no message.
  if (!existingJob && !isRunning) jobManager.markSeen(handle.id);
}

/** Removes the jobs of rollouts that another tab has removed. */
export function hideRemovedJobs(rollouts: readonly Rollout[]): void {
  for (const { id, kind, params } of jobManager.getJobs()) {
    if (kind !== ROLLOUT_JOB_KIND || rollouts.some((rollout) => rollout.id === params.rollout)) continue;
    jobManager.markSeen(id);
    jobManager.getHandle(id)?.update({ actions: {} });
    jobManager.getHandle(id)?.end('stopped');
    jobManager.remove(id);
  }
}

function createActions({ id, state, rows }: Rollout, isForeign: boolean): JobActions {
  if (isForeign) return {};
  const changeTo = (getNext: (before: Rollout) => Rollout) => () => changeRollout(id, getNext);
  const pause = () => {
    // The page that is loaded next continues.
    if (!isPageUnloading()) changeRollout(id, (before) => pauseRollout(before));
  };
  if (state === 'running') return { pause };
  if (state === 'pausing') return { pause };
  const refresh = countRows(rows, 'unknown') > 0 ? { refresh: changeTo(recheckRollout) } : {};
  if (state === 'paused') return { resume: changeTo(resumeRollout), ...refresh };
  return { retry: changeTo(retryRollout), remove: () => removeRollout(id), ...refresh };
}

const getClock = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: getHomeTimeZone(), hour: '2-digit', minute: '2-digit' }),
);

/** Returns sentences on the state of a rollout; '' if the counts are enough. */
export function describeRollout(rollout: Rollout, isForeign: boolean): string {
  const { state, wave, size, rows, nextAt } = rollout;
  const waitingCount = rows.filter((row) => row.state === 'waiting' && row.wave === 0).length;
  if (state === 'ended') return '';
  if (state === 'paused')
    return joinSentences(
      describePause(rollout),
      interpolateText(texts.left, { smart_count: countRows(rows, 'waiting', 'running') }),
    );
  const foreignText = isForeign ? texts.elsewhere : '';
  if (state === 'pausing')
    return joinSentences(rollout.pauseCause === '' ? '' : describePause(rollout), texts.pausing, foreignText);
  const waveText =
    wave === 0 ? '' : interpolateText(texts.waveOf, { wave, waves: wave + Math.ceil(waitingCount / size) });
  const nextText = nextAt > 0 ? interpolateText(texts.nextAt, { time: getClock().format(nextAt) }) : '';
  return joinSentences(waveText, nextText, foreignText);
}

function describePause(rollout: Rollout): string {
  const { pauseCause, wave, stopAbove } = rollout;
  if (pauseCause !== 'failures') return texts.causes[pauseCause];
  const { failed, total } = countWave(rollout);
  return interpolateText(texts.tooMany, { wave, count: failed, total, limit: stopAbove });
}
