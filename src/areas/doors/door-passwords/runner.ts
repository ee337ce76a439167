import { placeOf, type Slot } from './doors';
import { createPause, type Pause } from './pause';
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
  isSignedOut: () => boolean;
  onChange: (state: RunState) => void;
}

/** Passwords on their way to doors, outside of what is drawn. */
export interface PasswordRun {
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

/** What a run holds while it goes on. */
interface Book {
  state: RunState;
  pause: Pause;
  become: (part: Partial<RunState>) => void;
  setRows: (change: (row: RunRow, at: number) => RunRow) => void;
  isDown: () => boolean;
}

function createBook(changes: readonly Change[], ports: RunPorts): Book {
  const book: Book = {
    state: {
      phase: 'ended',
      rows: changes.map((change) => ({ change, state: 'waiting', why: '' })),
      reads: 0,
      look: 'idle',
    },
    pause: createPause(),
    become: (part) => {
      book.state = { ...book.state, ...part };
      ports.onChange(book.state);
    },
    setRows: (change) => book.become({ rows: book.state.rows.map(change) }),
    isDown: () => book.pause.isStopped() || ports.isSignedOut(),
  };
  return book;
}

async function sendOne(book: Book, ports: RunPorts, at: number): Promise<void> {
  const row = book.state.rows[at];
  if (!row) return;
  const set = (end: { state: SendState; why?: string }): void =>
    book.setRows((one, index) => (index === at ? { ...one, why: '', ...end } : one));
  if (book.isDown()) return set({ state: 'unsent' });
  set({ state: 'sending' });
  set(await ports.send(row.change));
}

/** False where it could not be read. */
async function readOnce(book: Book, ports: RunPorts): Promise<boolean> {
  try {
    const now = await ports.read();
    book.setRows((row) => (hasCome(row.change, now) ? { ...row, state: 'done', why: '' } : row));
    return true;
  } catch {
    return false;
  }
}

/** Read first, then counted: at most one reading more than there were changes. */
async function check(book: Book, ports: RunPorts, count: number): Promise<void> {
  book.become({ phase: 'checking' });
  let wasRead = false;
  while (book.state.rows.some(isOpen) && book.state.reads <= count) {
    await book.pause.after(PERIOD);
    if (book.isDown()) break;
    wasRead = await readOnce(book, ports);
    book.become({ reads: book.state.reads + 1 });
  }
  const isKnown = wasRead && !book.isDown();
  book.become({ phase: 'ended', rows: book.state.rows.map((row) => leftOver(row, isKnown)) });
}

/**
 * Sends passwords one after the other, `STEP` ms from start to start, then reads every `PERIOD` ms until the doors have
 * them all, or more often than there were changes (AACC-33..AACC-37). One that fails does not stop the others.
 */
export function createRun(changes: readonly Change[], ports: RunPorts): PasswordRun {
  const book = createBook(changes, ports);
  const send = async (wanted: readonly number[]): Promise<void> => {
    book.pause = createPause();
    book.become({ phase: 'sending', reads: 0, look: 'idle' });
    book.setRows((row, at) => (wanted.includes(at) ? { ...row, state: 'waiting', why: '' } : row));
    const sends: Promise<void>[] = [];
    for (const [nth, at] of wanted.entries()) {
      // From start to start: timers that are set all at once come together in a hidden tab.
      if (nth > 0) await book.pause.after(STEP);
      sends.push(sendOne(book, ports, at));
    }
    await Promise.all(sends);
    await check(book, ports, wanted.length);
  };
  const isReady = (): boolean =>
    book.state.phase === 'ended' && book.state.look !== 'looking' && !ports.isSignedOut();
  return {
    start: () => void send(book.state.rows.map((_, at) => at)),
    retry: (wanted) => {
      const found = book.state.rows.flatMap((row, at) => (row.state !== 'done' && wanted(row) ? [at] : []));
      if (isReady() && found.length > 0) void send(found);
    },
    look: async () => {
      if (!isReady()) return;
      book.become({ look: 'looking' });
      book.become({ look: (await readOnce(book, ports)) ? 'idle' : 'failed' });
    },
    stop: () => book.pause.stop(),
  };
}
