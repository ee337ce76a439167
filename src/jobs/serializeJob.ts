import { isPlainObject, parseJson } from '../lib/json';
import { toSafeReturnPath } from '../lib/url/toSafeReturnPath';
import type { Job, JobRow } from './job';

/** Job as stored in the tab: its visible data, without the actions that only its page has. */
interface StoredJob {
  /** Id of its user; '' while the user was unknown. */
  user: string;
  operation: Omit<Job, 'actions'>;
}

/** Maximum of rows whose names are stored; the other rows are stored with their state only. */
const MAX_NAMES = 200;
/** Maximum characters of a stored name or text. */
const MAX_TEXT = 200;

const truncate = (text: string): string => text.slice(0, MAX_TEXT);

/** Serialises a job. Row reasons are left out, because they may hold the host's text. */
export function serializeJob(user: string, { actions: _does, ...operation }: Job): string {
  const rows = operation.rows.map(({ name, state }, index): JobRow => ({
    name: index < MAX_NAMES ? truncate(name) : '',
    state,
    reason: '',
  }));
  const { title, text } = operation;
  const stored: StoredJob = {
    user,
    operation: { ...operation, rows, title: truncate(title), text: truncate(text) },
  };
  return JSON.stringify(stored);
}

/** Parses a stored job for a page that did not run it; undefined for invalid data. */
export function parseStoredJob(text: string | null): { user: string; job: Job } | undefined {
  const stored = parseJson(text, isStoredJob);
  return stored && { user: stored.user, job: markInterrupted(stored.operation) };
}

/** Marks rows as unknown if they were pending when their page unloaded; rows not started will not start. */
function markInterrupted(storedJob: StoredJob['operation']): Job {
  const base = { ...storedJob, actions: {}, isStopping: false, isSeen: true };
  if (storedJob.state !== 'running') return base;
  const rows = storedJob.rows.map((row) =>
    row.state === 'running' ? { ...row, state: 'unknown' as const } : row,
  );
  return { ...base, rows, state: 'unknown', endedAt: null, isInterrupted: true };
}

const isJobState = oneOf('running', 'paused', 'done', 'failed', 'partly', 'unknown', 'stopped');
const isJobRowState = oneOf('waiting', 'running', 'done', 'failed', 'unknown', 'skipped');

function oneOf(...values: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && values.includes(value);
}

const isJobRow = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.name === 'string' && isJobRowState(value.state) && value.reason === '';

const isStoredJob = (value: unknown): value is StoredJob =>
  isPlainObject(value) &&
  typeof value.user === 'string' &&
  isPlainObject(value.operation) &&
  isJob(value.operation);

function isJob({ rows, place, params, ...otherMembers }: Record<string, unknown>): boolean {
  const isPlace =
    isPlainObject(place) && typeof place.label === 'string' && toSafeReturnPath(place.to, '') === place.to;
  return (
    ['id', 'kind', 'title', 'text'].every((name) => typeof otherMembers[name] === 'string') &&
    ['isInterrupted', 'isSeen'].every((name) => typeof otherMembers[name] === 'boolean') &&
    isJobState(otherMembers.state) &&
    typeof otherMembers.startedAt === 'number' &&
    (otherMembers.endedAt === null || typeof otherMembers.endedAt === 'number') &&
    isPlace &&
    Array.isArray(rows) &&
    rows.every(isJobRow) &&
    isPlainObject(params) &&
    Object.values(params).every((param) => typeof param === 'string')
  );
}
