import { useEffectEvent, useLayoutEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { createStorage } from '../../lib/storage/storage';
import { topDialog } from '../dialog/dialogStack';

/** Keyboard shortcut that works while its target is on screen. */
export interface Shortcut {
  /** Key as in `KeyboardEvent.key`, letters in lower case: `j`, `/`, `?`. */
  key: string;
  /** Description of the effect, for the list of shortcuts. */
  label: string;
  /** A `page` shortcut takes precedence over a `console` shortcut with the same key. */
  context: 'page' | 'console';
}

interface RegisteredShortcut extends Shortcut {
  run: () => void;
}

/** Shortcut setting. It survives a sign-out, as the view preferences do. */
const storage = createStorage('local', 'RaStore.');
const DISABLED_KEY = 'view.withoutShortcuts';

/** Registered shortcuts, in the order in which they were registered. */
const shortcutStore = createStore<{ shortcuts: readonly RegisteredShortcut[] }>(() => ({ shortcuts: [] }));

/** True if single-key shortcuts are enabled (WCAG 2.1.4 requires that users can turn them off). */
export const areShortcutsEnabled = (): boolean => storage.get(DISABLED_KEY) === null;

/** Turns single-key shortcuts on or off in this browser. */
export function setShortcutsEnabled(isEnabled: boolean): void {
  if (isEnabled) storage.remove(DISABLED_KEY);
  else storage.set(DISABLED_KEY, 'true');
  // The setting is in the browser's storage; a new state makes `useAreShortcutsEnabled` read it again.
  shortcutStore.setState({});
}

const TYPING_SELECTOR =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"]';

/** Returns the shortcut for a key event; none while the user types, in a menu or over a dialog. */
function findShortcut(event: KeyboardEvent): RegisteredShortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areShortcutsEnabled() || topDialog())
    return undefined;
  if (target instanceof Element && target.closest(TYPING_SELECTOR)) return undefined;
  const { shortcuts } = shortcutStore.getState();
  const matches = shortcuts.filter((shortcut) => shortcut.key === key.toLowerCase());
  return matches.findLast(({ context }) => context === 'page') ?? matches.at(-1);
}

function onKey(event: KeyboardEvent): void {
  const shortcut = findShortcut(event);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

function register(shortcut: RegisteredShortcut): () => void {
  const { shortcuts } = shortcutStore.getState();
  if (shortcuts.length === 0) document.addEventListener('keydown', onKey);
  shortcutStore.setState({ shortcuts: [...shortcuts, shortcut] });
  return () => {
    const remaining = shortcutStore.getState().shortcuts.filter((entry) => entry !== shortcut);
    if (remaining.length === 0) document.removeEventListener('keydown', onKey);
    shortcutStore.setState({ shortcuts: remaining });
  };
}

/**
 * Registers a single-key shortcut while the component is mounted. The list of shortcuts shows only registered ones. If `run`
 * is undefined, the key does nothing.
 */
export function useShortcut({ key, label, context }: Shortcut, run: (() => void) | undefined): void {
  const runLatest = useEffectEvent(() => run?.());
  const isActive = run !== undefined;
  // A layout effect, so that the shortcut works as soon as its target is visible.
  useLayoutEffect(
    () => (isActive ? register({ key, label, context, run: () => runLatest() }) : undefined),
    [key, label, context, isActive],
  );
}

/** Returns the single-key shortcuts of this page, in the order in which they were registered. */
export const useShortcuts = (): readonly Shortcut[] => useStore(shortcutStore, ({ shortcuts }) => shortcuts);

/** Hook version of `areShortcutsEnabled`. */
export const useAreShortcutsEnabled = (): boolean => useStore(shortcutStore, areShortcutsEnabled);
