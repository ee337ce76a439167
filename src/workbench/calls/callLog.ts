import { createStore, type StoreApi } from 'zustand/vanilla';

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

interface CallLogState {
  /** The newest first. */
  calls: readonly LoggedCall[];
  lastId: number;
}

/** The calls of a workbench. */
export type CallLog = StoreApi<CallLogState>;

/** Maximum number of calls in the log. */
const MAX_CALLS = 60;

/** Creates an empty log. */
export const createCallLog = (): CallLog => createStore<CallLogState>(() => ({ calls: [], lastId: 0 }));

/** Adds a call that waits for its answer. Returns its id. */
export function addCall(log: CallLog, call: Omit<LoggedCall, 'id' | 'state'>): number {
  const { calls, lastId } = log.getState();
  const id = lastId + 1;
  log.setState({
    calls: [{ ...call, id, state: 'waiting' as const }, ...calls].slice(0, MAX_CALLS),
    lastId: id,
  });
  return id;
}

/** Adds the result to a call. */
export function endCall(
  log: CallLog,
  id: number,
  result: Pick<LoggedCall, 'state' | 'status' | 'answer'>,
): void {
  log.setState(({ calls }) => ({
    calls: calls.map((call) => (call.id === id ? { ...call, ...result } : call)),
  }));
}

/** Removes all calls. */
export const clearCalls = (log: CallLog): void => log.setState({ calls: [] });
