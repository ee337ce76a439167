import { getSlotIdentity, type Slot } from '../doors/doors';
import { createAbortableDelay, type AbortableDelay } from './abortableDelay';
import { isSamePassword } from '../doors/passwordRules';
import type { PasswordChange } from '../doors/slotRows';

/** ms between the starts of two sends (AACC-33). */
export const SEND_INTERVAL_MS = 250;
/** ms between two readings of what the doors have (AACC-34). */
export const POLL_INTERVAL_MS = 5000;

/**
 * How one password stands. `sent`: the host took it, the door has not confirmed it. `lost`: its answer was lost. Those after
 * `done` are ends that did not bring it to the door: `refused` by the host, `unconfirmed` by the door, `unknown` to
 * anybody, `unsent` since the run was stopped.
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

/** How one send ended. `why`: what the host said of it, in Spanish, without the password. */
export type SendResult = { state: 'sent' | 'lost' } | { state: 'refused'; reason: string };

/** One password of a run. */
export interface RunRow {
  change: PasswordChange;
  state: SendState;
  /** Why it was refused, in Spanish; '' for nothing to say. */
  reason: string;
}

/** How a run stands. */
export interface RunState {
  phase: 'sending' | 'checking' | 'ended';
  rows: readonly RunRow[];
  /** Readings since the last send. */
  readCount: number;
  /** It is read again because somebody asked to. */
  recheckState: 'idle' | 'looking' | 'failed';
}

/** What a run does to the world. */
export interface RunAdapter {
  /** Never rejects. */
  send: (change: PasswordChange) => Promise<SendResult>;
  /** What the doors have now; rejects where that cannot be read. */
  read: () => Promise<readonly Slot[]>;
  /** The session has ended: nothing else may begin. */
  isSignedOut: () => boolean;
  onChange: (state: RunState) => void;
}

/** Passwords on their way to doors, outside of what is drawn. */
export interface PasswordRun {
  start: () => void;
  /** Sends again those that are in question; only after an end. */
  retry: (predicate: (row: RunRow) => boolean) => void;
  /** Reads once more what the doors have; only after an end. Sends nothing. */
  recheck: () => Promise<void>;
  /** What was begun ends, nothing else begins. */
  stop: () => void;
}

const isPending = ({ state }: RunRow): boolean => state === 'sent' || state === 'lost';

/** Whether a door has what was sent to it; cards whatever their colons and capitals. */
const isConfirmed = ({ slot, password }: PasswordChange, slots: readonly Slot[]): boolean =>
  slots.some(
    (current) =>
      getSlotIdentity(current) === getSlotIdentity(slot) &&
      isSamePassword(slot.kind, current.password, password),
  );

/** What is said of one that was still open when the readings ended. */
function settleRow(row: RunRow, wasRead: boolean): RunRow {
  if (!isPending(row)) return row;
  return { ...row, state: row.state === 'sent' && wasRead ? 'unconfirmed' : 'unknown' };
}

/** What a run holds while it goes on. */
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

/** False where it could not be read. */
async function readOnce(context: RunContext, adapter: RunAdapter): Promise<boolean> {
  try {
    const slots = await adapter.read();
    context.setRows((row) => (isConfirmed(row.change, slots) ? { ...row, state: 'done', reason: '' } : row));
    return true;
  } catch {
    return false;
  }
}

/** Read first, then counted: at most one reading more than there were changes. */
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
 * Sends passwords one after the other, `STEP` ms from start to start, then reads every `PERIOD` ms until the doors have
 * them all, or more often than there were changes (AACC-33..AACC-37). One that fails does not stop the others.
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
      // From start to start: timers that are set all at once come together in a hidden tab.
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
