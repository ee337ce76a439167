import { placeOf, type Slot } from './doors';
import { isSame } from './rules';
import type { Change } from './slots';

/** ms between the starts of two sends (AACC-33). */
export const STEP = 250;
/** ms between two readings of what the doors have (AACC-34). */
export const PERIOD = 5000;

/**
 * How one password stands. `sent`: the host took it, the door has not confirmed it. `lost`: its answer was lost. Those after
 * `done` are ends that did not bring it to the door: `refused` by the host, `unconfirmed` by the door, `unknown` to
 * anybody, `unsent` since the run was stopped.
 */
export type SendState =
  'waiting' | 'sending' | 'sent' | 'lost' | 'done' | 'refused' | 'unconfirmed' | 'unknown' | 'unsent';

/** How one send ended. `why`: what the host said of it, in Spanish, without the password. */
export type SendEnd = { state: 'sent' | 'lost' } | { state: 'refused'; why: string };

/** One password of a run. */
export interface RunRow {
  change: Change;
  state: SendState;
  /** Why it was refused, in Spanish; '' for nothing to say. */
  why: string;
}

/** How a run stands. */
export interface RunState {
  phase: 'sending' | 'checking' | 'ended';
  rows: readonly RunRow[];
  /** Readings since the last send. */
  reads: number;
  /** It is read again because somebody asked to. */
  look: 'idle' | 'looking' | 'failed';
}

/** What a run does to the world. */
export interface RunPorts {
  /** Never rejects. */
  send: (change: Change) => Promise<SendEnd>;
  /** What the doors have now; rejects where that cannot be read. */
  read: () => Promise<readonly Slot[]>;
  /** The session has ended: nothing else may begin. */
  isOver: () => boolean;
  onChange: (state: RunState) => void;
}

/** Passwords on their way to doors, outside of what is drawn. */
export interface PasswordRun {
  state: () => RunState;
  start: () => void;
  /** Sends again those that are in question; only after an end. */
  retry: (wanted: (row: RunRow) => boolean) => void;
  /** Reads once more what the doors have; only after an end. Sends nothing. */
  look: () => Promise<void>;
  /** What was begun ends, nothing else begins. */
  stop: () => void;
}

const isOpen = ({ state }: RunRow): boolean => state === 'sent' || state === 'lost';

/** Whether a door has what was sent to it; cards whatever their colons and capitals. */
const hasCome = ({ slot, password }: Change, now: readonly Slot[]): boolean =>
  now.some((one) => placeOf(one) === placeOf(slot) && isSame(slot.kind, one.password, password));

/** What is said of one that was still open when the readings ended. */
function leftOver(row: RunRow, wasRead: boolean): RunRow {
  if (!isOpen(row)) return row;
  return { ...row, state: row.state === 'sent' && wasRead ? 'unconfirmed' : 'unknown' };
}

/**
 * Sends passwords one after the other, `STEP` ms from start to start, then reads every `PERIOD` ms until the doors have
 * them all, or more often than there were changes (AACC-33..AACC-37). One that fails does not stop the others.
 */
export function createRun(changes: readonly Change[], ports: RunPorts): PasswordRun {
  let state: RunState = {
    phase: 'ended',
    rows: changes.map((change) => ({ change, state: 'waiting', why: '' })),
    reads: 0,
    look: 'idle',
  };
  let pause = createPause();
  const isDown = (): boolean => pause.isStopped() || ports.isOver();
  const become = (part: Partial<RunState>): void => {
    state = { ...state, ...part };
    ports.onChange(state);
  };
  const setRows = (change: (row: RunRow, index: number) => RunRow): void =>
    become({ rows: state.rows.map(change) });

  async function sendOne(at: number, delay: number): Promise<void> {
    await pause.after(delay);
    const row = state.rows[at];
    if (!row) return;
    const set = (end: Pick<RunRow, 'state'> & { why?: string }): void =>
      setRows((one, index) => (index === at ? { ...one, why: '', ...end } : one));
    if (isDown()) return set({ state: 'unsent' });
    set({ state: 'sending' });
    set(await ports.send(row.change));
  }

  /** False where it could not be read. */
  async function readOnce(): Promise<boolean> {
    try {
      const now = await ports.read();
      setRows((row) => (hasCome(row.change, now) ? { ...row, state: 'done', why: '' } : row));
      return true;
    } catch {
      return false;
    }
  }

  /** Read first, then counted: at most one reading more than there were changes. */
  async function check(count: number): Promise<void> {
    become({ phase: 'checking' });
    let wasRead = false;
    while (state.rows.some(isOpen) && state.reads <= count) {
      await pause.after(PERIOD);
      if (isDown()) break;
      wasRead = await readOnce();
      become({ reads: state.reads + 1 });
    }
    const isKnown = wasRead && !isDown();
    become({ phase: 'ended', rows: state.rows.map((row) => leftOver(row, isKnown)) });
  }

  async function send(wanted: readonly number[]): Promise<void> {
    pause = createPause();
    become({
      phase: 'sending',
      reads: 0,
      look: 'idle',
      rows: state.rows.map((row, at) => (wanted.includes(at) ? { ...row, state: 'waiting', why: '' } : row)),
    });
    await Promise.all(wanted.map((at, nth) => sendOne(at, nth * STEP)));
    await check(wanted.length);
  }

  const isReady = (): boolean => state.phase === 'ended' && state.look !== 'looking' && !ports.isOver();
  return {
    state: () => state,
    start: () => void send(state.rows.map((_, at) => at)),
    retry: (wanted) => {
      const found = state.rows.flatMap((row, at) => (row.state !== 'done' && wanted(row) ? [at] : []));
      if (isReady() && found.length > 0) void send(found);
    },
    look: async () => {
      if (!isReady()) return;
      become({ look: 'looking' });
      become({ look: (await readOnce()) ? 'idle' : 'failed' });
    },
    stop: () => pause.stop(),
  };
}

/** Waits that a stop ends at once. */
function createPause() {
  let isStopped = false;
  const waiting = new Set<() => void>();
  const after = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isStopped || ms === 0) return resolve();
      const go = (): void => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      waiting.add(go);
      return undefined;
    });
  return {
    after,
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
      for (const go of Array.from(waiting)) go();
    },
  };
}
