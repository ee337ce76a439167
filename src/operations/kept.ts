import { isPlainObject, parseJson } from '../lib/json';
import { safeNext } from '../lib/safeNext';
import type { Operation, OperationRow } from './operation';

/** An operation as the tab keeps it: what is shown, without what lives with its page only. */
interface Kept {
  /** Whose it is; '' while nobody knew who is signed in. */
  user: string;
  operation: Omit<Operation, 'does'>;
}

/** Rows whose names are kept; of the others it is kept what became of them. */
const MAX_NAMES = 200;
/** Characters of a name or a text that are kept. */
const MAX_TEXT = 200;

const short = (text: string): string => text.slice(0, MAX_TEXT);

/** The text that is kept. It has no reason of a row: those may be words of the host. */
export function keptOf(user: string, { does: _does, ...operation }: Operation): string {
  const rows = operation.rows.map(({ name, state }, index): OperationRow => ({
    name: index < MAX_NAMES ? short(name) : '',
    state,
    why: '',
  }));
  const { title, text } = operation;
  const kept: Kept = { user, operation: { ...operation, rows, title: short(title), text: short(text) } };
  return JSON.stringify(kept);
}

/** What was kept, as a page finds it that did not run it; undefined for garbage. */
export function fromKept(text: string | null): { user: string; operation: Operation } | undefined {
  const kept = parseJson(text, isKept);
  return kept && { user: kept.user, operation: interrupted(kept.operation) };
}

/** What was on its way when its page went nobody knows; what was not begun will not begin. */
function interrupted(kept: Kept['operation']): Operation {
  const here = { ...kept, does: {}, isStopping: false, isTold: true };
  if (kept.state !== 'running') return here;
  const rows = kept.rows.map((row) =>
    row.state === 'running' ? { ...row, state: 'unknown' as const } : row,
  );
  return { ...here, rows, state: 'unknown', endedAt: null, isInterrupted: true };
}

const isState = oneOf('running', 'done', 'failed', 'partly', 'unknown', 'stopped');
const isRowState = oneOf('waiting', 'running', 'done', 'failed', 'unknown', 'skipped');

function oneOf(...values: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && values.includes(value);
}

const isRow = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.name === 'string' && isRowState(value.state) && value.why === '';

const isKept = (value: unknown): value is Kept =>
  isPlainObject(value) &&
  typeof value.user === 'string' &&
  isPlainObject(value.operation) &&
  isOperation(value.operation);

function isOperation({ rows, place, facts, ...own }: Record<string, unknown>): boolean {
  const isPlace =
    isPlainObject(place) && typeof place.label === 'string' && safeNext(place.to, '') === place.to;
  return (
    ['id', 'kind', 'title', 'text'].every((name) => typeof own[name] === 'string') &&
    ['isInterrupted', 'isTold'].every((name) => typeof own[name] === 'boolean') &&
    isState(own.state) &&
    typeof own.startedAt === 'number' &&
    (own.endedAt === null || typeof own.endedAt === 'number') &&
    isPlace &&
    Array.isArray(rows) &&
    rows.every(isRow) &&
    isPlainObject(facts) &&
    Object.values(facts).every((fact) => typeof fact === 'string')
  );
}
