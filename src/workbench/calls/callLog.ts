/** A call that a screen of the workbench made, or would make. */
export interface LoggedCall {
  id: number;
  method: string;
  host: string;
  /** With its query, readable. */
  path: string;
  /** Those besides the session's own, which are nowhere here. */
  headers: Readonly<Record<string, string>>;
  body: unknown;
  state: 'waiting' | 'answered' | 'failed' | 'notSent';
  status?: number;
  answer?: unknown;
  /** It was answered by the samples. */
  isSample: boolean;
}

/** The calls of a workbench, the newest first. */
export interface CallLog {
  calls: () => readonly LoggedCall[];
  /** Returns the id of the call. */
  begin: (call: Omit<LoggedCall, 'id' | 'state'>) => number;
  end: (id: number, result: Pick<LoggedCall, 'state' | 'status' | 'answer'>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Maximum number of calls in the log. */
const MAX_CALLS = 60;

/** Makes an empty log. */
export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const setCalls = (next: readonly LoggedCall[]): void => {
    calls = next;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    calls: () => calls,
    begin: (call) => {
      lastId += 1;
      setCalls([{ ...call, id: lastId, state: 'waiting' as const }, ...calls].slice(0, MAX_CALLS));
      return lastId;
    },
    end: (id, result) => setCalls(calls.map((call) => (call.id === id ? { ...call, ...result } : call))),
    clear: () => setCalls([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
