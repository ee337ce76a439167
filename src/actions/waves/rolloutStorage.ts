import { isPlainObject, parseJson } from '../../lib/json';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';
import { createRow, type Rollout, type RolloutRow } from './rollout';

/** Maximum characters of a stored text. */
const MAX_TEXT = 200;

/** Serialises a rollout. It holds no token and nothing that was typed. */
export const serializeRollout = (rollout: Rollout): string =>
  JSON.stringify({
    ...rollout,
    title: truncate(rollout.title),
    rows: rollout.rows.map((row) => ({ ...row, name: truncate(row.name), reason: truncate(row.reason) })),
  });

const truncate = (text: string): string => text.slice(0, MAX_TEXT);

/** Parses a stored rollout; undefined for invalid data. */
export const parseRollout = (text: string | null): Rollout | undefined => parseJson(text, isRollout);

const EMPTY_ROW = createRow('', '');
const ROW_STATES: readonly unknown[] = ['waiting', 'running', 'done', 'failed', 'unknown', 'skipped'];
const STATES: readonly unknown[] = ['running', 'pausing', 'paused', 'ended'];
const CAUSES: readonly unknown[] = ['', 'failures', 'session', 'service', 'away'];
const DOUBTS: readonly unknown[] = ['', 'lost', 'refused'];
const TEXT_MEMBERS = ['id', 'user', 'resource', 'action', 'title'] as const;
const NUMBER_MEMBERS = [
  'size',
  'stopAbove',
  'waitMinutes',
  'wave',
  'acceptedWave',
  'nextAt',
  'startedAt',
  'changedAt',
] as const;

const isFormValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isRow = (value: unknown): value is RolloutRow =>
  isPlainObject(value) &&
  Object.entries(EMPTY_ROW).every(([name, sample]) => typeof value[name] === typeof sample) &&
  ROW_STATES.includes(value.state) &&
  DOUBTS.includes(value.doubt);

const isRollout = (value: unknown): value is Rollout =>
  isPlainObject(value) &&
  TEXT_MEMBERS.every((name) => typeof value[name] === 'string') &&
  NUMBER_MEMBERS.every((name) => Number.isFinite(value[name])) &&
  STATES.includes(value.state) &&
  CAUSES.includes(value.pauseCause) &&
  isPlainObject(value.place) &&
  typeof value.place.label === 'string' &&
  toSafeReturnPath(value.place.to, '') === value.place.to &&
  isPlainObject(value.form) &&
  Object.values(value.form).every(isFormValue) &&
  Array.isArray(value.rows) &&
  value.rows.every(isRow);
