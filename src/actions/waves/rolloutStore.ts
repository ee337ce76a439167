import { createStore } from 'zustand/vanilla';
import { advance, restoreRollout, type Rollout } from './rollout';
import { rolloutStorage } from '../../jobs/jobStorage';
import { parseRollout, serializeRollout } from './rolloutStorage';

interface RolloutsState {
  /** Newest first. */
  rollouts: readonly Rollout[];
  /** Ids of the rollouts that another tab runs. */
  foreignIds: ReadonlySet<string>;
}

/** Rollouts of the signed-in user. The storage is the truth; it holds those of all tabs. */
export const rolloutStore = createStore<RolloutsState>(() => ({ rollouts: [], foreignIds: new Set() }));

const getAll = (): readonly Rollout[] => rolloutStore.getState().rollouts;

export const findRollout = (id: string): Rollout | undefined => getAll().find((rollout) => rollout.id === id);

/** Shows a rollout, without storing it. */
function put(rollout: Rollout): void {
  const others = getAll().filter(({ id }) => id !== rollout.id);
  const rollouts = [rollout, ...others].toSorted((one, two) => two.startedAt - one.startedAt);
  rolloutStore.setState({ rollouts });
}

/** Adds and stores a rollout. */
export function addRollout(rollout: Rollout): void {
  rolloutStorage.set(rollout.id, serializeRollout(rollout));
  put(rollout);
}

/** Changes and stores a rollout, with the decisions that are due. One that a sign-out removed is not stored again. */
export function changeRollout(id: string, getNext: (before: Rollout) => Rollout): void {
  const before = findRollout(id);
  if (!before) return;
  const next = advance(getNext(before), Date.now());
  if (next === before) return;
  if (rolloutStorage.get(id) === null) return forget(id);
  const changed = { ...next, changedAt: Date.now() };
  rolloutStorage.set(id, serializeRollout(changed));
  put(changed);
}

const forget = (id: string): void =>
  rolloutStore.setState({ rollouts: getAll().filter((rollout) => rollout.id !== id) });

export function removeRollout(id: string): void {
  rolloutStorage.remove(id);
  forget(id);
}

/** Reads a rollout as another tab has stored it. */
export function reloadRollout(id: string): void {
  const stored = parseRollout(rolloutStorage.get(id));
  if (stored) put(stored);
  else forget(id);
}

/**
 * Shows the stored rollouts of the user and removes those of other users. Returns the function that stops following the
 * changes of other tabs.
 */
export function openRollouts(user: string): () => void {
  const now = Date.now();
  rolloutStore.setState({ rollouts: [] });
  for (const id of rolloutStorage.keys()) {
    const stored = parseRollout(rolloutStorage.get(id));
    if (stored?.id === id && stored.user === user) put(restoreRollout(stored, now));
    else rolloutStorage.remove(id);
  }
  return rolloutStorage.onChange(({ key, value }) => {
    if (key === null) return rolloutStore.setState({ rollouts: [] });
    const stored = parseRollout(value);
    if (!stored) forget(key);
    else if (stored.user === user) put(stored);
  });
}

/** Marks a rollout as run by another tab, or not any more. */
export function setForeign(id: string, isForeign: boolean): void {
  const foreignIds = new Set(rolloutStore.getState().foreignIds);
  if (isForeign) foreignIds.add(id);
  else foreignIds.delete(id);
  rolloutStore.setState({ foreignIds });
}
