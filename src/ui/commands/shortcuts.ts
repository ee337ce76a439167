import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { createStorage } from '../../lib/storage/storage';
import { topDialog } from '../dialog/dialogStack';

/** A key that does something while what it is for is on screen. */
export interface Shortcut {
  /** As the keyboard names it (`KeyboardEvent.key`), letters small: `j`, `/`, `?`. */
  key: string;
  /** What it does, as the list of shortcuts says it. */
  label: string;
  /** Of the page it wins over the same key of the whole console. */
  context: 'page' | 'console';
}

interface RegisteredShortcut extends Shortcut {
  run: () => void;
}

/** How people are told that a key exists beside the pointer: kept over a sign-out, as how things look is. */
const storage = createStorage('local', 'RaStore.');
const DISABLED_KEY = 'view.withoutShortcuts';

let registered: readonly RegisteredShortcut[] = [];
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of Array.from(listeners)) listener();
};

/** Whether single keys do something here (WCAG 2.1.4: they can be turned off). */
export const areShortcutsEnabled = (): boolean => storage.get(DISABLED_KEY) === null;

/** Turns them on or off in this browser. */
export function setShortcutsEnabled(isEnabled: boolean): void {
  if (isEnabled) storage.remove(DISABLED_KEY);
  else storage.set(DISABLED_KEY, 'true');
  notifyListeners();
}

const TYPING_SELECTOR =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"]';

/** The shortcut that a key means now: none while somebody types, in a menu or over a dialog. */
function findShortcut(event: KeyboardEvent): RegisteredShortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areShortcutsEnabled() || topDialog())
    return undefined;
  if (target instanceof Element && target.closest(TYPING_SELECTOR)) return undefined;
  const matches = registered.filter((shortcut) => shortcut.key === key.toLowerCase());
  return matches.findLast(({ context }) => context === 'page') ?? matches.at(-1);
}

function onKey(event: KeyboardEvent): void {
  const shortcut = findShortcut(event);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

function register(shortcut: RegisteredShortcut): () => void {
  if (registered.length === 0) document.addEventListener('keydown', onKey);
  registered = [...registered, shortcut];
  notifyListeners();
  return () => {
    registered = registered.filter((entry) => entry !== shortcut);
    if (registered.length === 0) document.removeEventListener('keydown', onKey);
    notifyListeners();
  };
}

/**
 * A single key, as long as the component is there. The list of shortcuts shows what is registered here and nothing else.
 * `run` undefined: the key does nothing now.
 */
export function useShortcut({ key, label, context }: Shortcut, run: (() => void) | undefined): void {
  const runLatest = useEffectEvent(() => run?.());
  const isActive = run !== undefined;
  // From the moment what it is for is seen.
  useLayoutEffect(
    () => (isActive ? register({ key, label, context, run: () => runLatest() }) : undefined),
    [key, label, context, isActive],
  );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const getRegistered = (): readonly RegisteredShortcut[] => registered;

/** What single keys do on this page, in the order in which it came there. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribe, getRegistered, getRegistered);

/** The same as `areShortcutsEnabled`, as long as it is drawn. */
export const useAreShortcutsEnabled = (): boolean =>
  useSyncExternalStore(subscribe, areShortcutsEnabled, () => true);
