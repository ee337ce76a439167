import { getSlotIdentity, type Slot } from '../doors/doors';
import { createAbortableDelay, type AbortableDelay } from './abortableDelay';
import { isSamePassword } from '../doors/passwordRules';
import type { PasswordChange } from '../doors/slotRows';

/** ms between the starts of two sends. */
export const SEND_INTERVAL_MS = 250;
/** ms between two polls of the doors. */
export const POLL_INTERVAL_MS = 5000;

/**
 * State of one password. `sent`: the host accepted it, the door has not confirmed it. `lost`: the outcome is unknown. The
 * states after `done` are final failures: `refused` by the host, `unconfirmed` by the door, `unknown`, or `unsent` because
 * the run was stopped.
 */
export type SendState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'lost'
  | 'done'
  | 'refused'
  | 'unconfirmed'
  | 'unknown'
  | 'unsent';

/** Result of one send. `reason`: the host's message, in Spanish, without the password. */
export type SendResult = { state: 'sent' | 'lost' } | { state: 'refused'; reason: string };

/** One password of a run. */
export interface RunRow {
  change: PasswordChange;
  state: SendState;
  /** Reason of the refusal, in Spanish; '' for none. */
  reason: string;
}

/** State of a run. */
export interface RunState {
  phase: 'sending' | 'checking' | 'ended';
  rows: readonly RunRow[];
  /** Number of polls since the last send. */
  readCount: number;
  /** State of a check that the user requested. */
  recheckState: 'idle' | 'looking' | 'failed';
}

/** Side effects of a run. */
export interface RunAdapter {
  /** Sends one change. Never rejects. */
  send: (change: PasswordChange) => Promise<SendResult>;
  /** Reads the current slots of the doors; rejects on failure. */
  read: () => Promise<readonly Slot[]>;
  /** True if the session has ended: nothing more may start. */
  isSignedOut: () => boolean;
  onChange: (state: RunState) => void;
}

/** Run that sends passwords to doors, independent of React. */
export interface PasswordRun {
  start: () => void;
  /** Sends the matching rows again; only after the run has ended. */
  retry: (predicate: (row: RunRow) => boolean) => void;
  /** Reads the doors again without sending; only after the run has ended. */
  recheck: () => Promise<void>;
  /** Stops the run: pending requests finish, no new ones start. */
  stop: () => void;
}

const isPending = ({ state }: RunRow): boolean => state === 'sent' || state === 'lost';

/** True if a door has the sent password; card codes ignore colons and case. */
const isConfirmed = ({ slot, password }: PasswordChange, slots: readonly Slot[]): boolean =>
  slots.some(
    (current) =>
      getSlotIdentity(current) === getSlotIdentity(slot) &&
      isSamePassword(slot.kind, current.password, password),
  );

/** Returns the final state of a row that was still open after the last poll. */
function settleRow(row: RunRow, wasRead: boolean): RunRow {
  if (!isPending(row)) return row;
  return { ...row, state: row.state === 'sent' && wasRead ? 'unconfirmed' : 'unknown' };
}

/** Mutable state of a run. */
interface RunContext {
  state: RunState;
  delay: AbortableDelay;
  setState: (patch: Partial<RunState>) => void;
  setRows: (change: (row: RunRow, index: number) => RunRow) => void;
  isStopped: () => boolean;
}

function createRunContext(changes: readonly PasswordChange[], adapter: RunAdapter): RunContext {
  const context: RunContext = {
    state: {
      phase: 'ended',
      rows: changes.map((change) => ({ change, state: 'waiting', reason: '' })),
      readCount: 0,
      recheckState: 'idle',
    },
    delay: createAbortableDelay(),
    setState: (patch) => {
      context.state = { ...context.state, ...patch };
      adapter.onChange(context.state);
    },
    setRows: (change) => context.setState({ rows: context.state.rows.map(change) }),
    isStopped: () => context.delay.isAborted() || adapter.isSignedOut(),
  };
  return context;
}

async function sendOne(context: RunContext, adapter: RunAdapter, rowIndex: number): Promise<void> {
  const row = context.state.rows[rowIndex];
  if (!row) return;
  const setRow = (resultPatch: { state: SendState; reason?: string }): void =>
    context.setRows((item, index) => (index === rowIndex ? { ...item, reason: '', ...resultPatch } : item));
  if (context.isStopped()) return setRow({ state: 'unsent' });
  setRow({ state: 'sending' });
  setRow(await adapter.send(row.change));
}

/** Reads once; returns false on failure. */
async function readOnce(context: RunContext, adapter: RunAdapter): Promise<boolean> {
  try {
    const slots = await adapter.read();
    context.setRows((row) => (isConfirmed(row.change, slots) ? { ...row, state: 'done', reason: '' } : row));
    return true;
  } catch {
    return false;
  }
}

/** Reads first, then counts: at most one poll more than there are changes. */
async function pollUntilConfirmed(context: RunContext, adapter: RunAdapter, count: number): Promise<void> {
  context.setState({ phase: 'checking' });
  let wasRead = false;
  while (context.state.rows.some(isPending) && context.state.readCount <= count) {
    await context.delay.wait(POLL_INTERVAL_MS);
    if (context.isStopped()) break;
    wasRead = await readOnce(context, adapter);
    context.setState({ readCount: context.state.readCount + 1 });
  }
  const isStateKnown = wasRead && !context.isStopped();
  context.setState({ phase: 'ended', rows: context.state.rows.map((row) => settleRow(row, isStateKnown)) });
}

/**
 * Sends passwords one by one, `SEND_INTERVAL_MS` from start to start. Then polls every `POLL_INTERVAL_MS` until the doors
 * have them all, or until there were more polls than changes. A failed password does not stop the others.
 */
export function createRun(changes: readonly PasswordChange[], adapter: RunAdapter): PasswordRun {
  const context = createRunContext(changes, adapter);
  const send = async (indexes: readonly number[]): Promise<void> => {
    context.delay = createAbortableDelay();
    context.setState({ phase: 'sending', readCount: 0, recheckState: 'idle' });
    context.setRows((row, index) =>
      indexes.includes(index) ? { ...row, state: 'waiting', reason: '' } : row,
    );
    const sends: Promise<void>[] = [];
    for (const [position, index] of indexes.entries()) {
      // Measured from start to start: timers set all at once would fire together in a hidden tab.
      if (position > 0) await context.delay.wait(SEND_INTERVAL_MS);
      sends.push(sendOne(context, adapter, index));
    }
    await Promise.all(sends);
    await pollUntilConfirmed(context, adapter, indexes.length);
  };
  const canRestart = (): boolean =>
    context.state.phase === 'ended' && context.state.recheckState !== 'looking' && !adapter.isSignedOut();
  return {
    start: () => void send(context.state.rows.map((_, index) => index)),
    retry: (predicate) => {
      const indexes = context.state.rows.flatMap((row, index) =>
        row.state !== 'done' && predicate(row) ? [index] : [],
      );
      if (canRestart() && indexes.length > 0) void send(indexes);
    },
    recheck: async () => {
      if (!canRestart()) return;
      context.setState({ recheckState: 'looking' });
      context.setState({ recheckState: (await readOnce(context, adapter)) ? 'idle' : 'failed' });
    },
    stop: () => context.delay.abort(),
  };
}
