import type { ConsoleStorage } from '../lib/storage';
import { fromKept, keptOf } from './kept';
import type { Operation } from './operation';

export interface ShelfOptions {
  /** Where the tab keeps them. */
  storage: ConsoleStorage;
  /** The token of the session; undefined when nobody is signed in. */
  session: () => string | undefined;
  /** Told of every change. */
  onChange: (all: readonly Operation[]) => void;
}

/** The list of operations and what the tab keeps of it. */
export interface Shelf {
  /** Newest first; the same list until something changes. */
  all: () => readonly Operation[];
  find: (id: string) => Operation | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Puts a new one on top. */
  add: (operation: Operation) => void;
  change: (id: string, part: (before: Operation) => Partial<Operation>) => void;
  drop: (ids: readonly string[]) => void;
  /** Those that the tab kept of this user come back, those of others are removed. */
  claim: (user: string) => void;
  /** Whether the session in which it was added has ended: nothing of it is kept any more. */
  isSignedOut: (id: string) => boolean;
}

export function createShelf({ storage, session, onChange }: ShelfOptions): Shelf {
  let all: readonly Operation[] = [];
  let user = '';
  const sessions = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();

  const find = (id: string): Operation | undefined => all.find((one) => one.id === id);
  const isSignedOut = (id: string): boolean => sessions.has(id) && sessions.get(id) !== session();
  const publish = (next: readonly Operation[]): void => {
    all = next;
    onChange(all);
    for (const listener of Array.from(listeners)) listener();
  };
  const keep = (operation: Operation): void => storage.set(operation.id, keptOf(user, operation));
  /** Another page of this tab left it; what is not of this user is removed. */
  const comeBack = (id: string): Operation[] => {
    const kept = fromKept(storage.get(id));
    if (kept?.operation.id === id && (kept.user === user || kept.user === '')) return [kept.operation];
    storage.remove(id);
    return [];
  };

  return {
    all: () => all,
    find,
    isSignedOut,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (operation) => {
      sessions.set(operation.id, session());
      keep(operation);
      publish([operation, ...all]);
    },
    change: (id, part) => {
      const before = find(id);
      if (!before) return;
      const after = { ...before, ...part(before) };
      // After a sign-out nothing is kept; what the page shows is still true.
      if (!isSignedOut(id)) keep(after);
      publish(all.map((one) => (one === before ? after : one)));
    },
    drop: (ids) => {
      for (const id of ids) {
        storage.remove(id);
        sessions.delete(id);
      }
      publish(all.filter(({ id }) => !ids.includes(id)));
    },
    claim: (name) => {
      // The profile may arrive after the sign-out: what that has forgotten is not kept again.
      if (session() === undefined) return;
      user = name;
      const found = storage.keys().flatMap((id) => (find(id) ? [] : comeBack(id)));
      for (const { id } of found) sessions.set(id, session());
      // What began before anybody knew who is signed in is kept under nobody's name.
      for (const one of all) if (!isSignedOut(one.id)) keep(one);
      publish([...all, ...found.sort((one, two) => two.startedAt - one.startedAt)]);
    },
  };
}
