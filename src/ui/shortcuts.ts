import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { createStorage } from '../lib/storage';
import { topDialog } from './dialogStack';

/** A key that does something while what it is for is on screen. */
export interface Shortcut {
  /** As the keyboard names it (`KeyboardEvent.key`), letters small: `j`, `/`, `?`. */
  key: string;
  /** What it does, as the list of shortcuts says it. */
  label: string;
  /** Of the page it wins over the same key of the whole console. */
  of: 'page' | 'console';
}

interface Registered extends Shortcut {
  run: () => void;
}

/** How people are told that a key exists beside the pointer: kept over a sign-out, as how things look is. */
const store = createStorage('local', 'RaStore.');
const OFF = 'view.withoutShortcuts';

let registered: readonly Registered[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of Array.from(listeners)) listener();
};

/** Whether single keys do something here (WCAG 2.1.4: they can be turned off). */
export const areShortcutsOn = (): boolean => store.get(OFF) === null;

/** Turns them on or off in this browser. */
export function turnShortcuts(on: boolean): void {
  if (on) store.remove(OFF);
  else store.set(OFF, 'true');
  tell();
}

const WRITTEN_IN =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"]';

/** The shortcut that a key means now: none while somebody types, in a menu or over a dialog. */
function meantBy(event: KeyboardEvent): Registered | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areShortcutsOn() || topDialog()) return undefined;
  if (target instanceof Element && target.closest(WRITTEN_IN)) return undefined;
  const fitting = registered.filter((one) => one.key === key.toLowerCase());
  return fitting.findLast(({ of }) => of === 'page') ?? fitting.at(-1);
}

function onKey(event: KeyboardEvent): void {
  const shortcut = meantBy(event);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

function register(one: Registered): () => void {
  if (registered.length === 0) document.addEventListener('keydown', onKey);
  registered = [...registered, one];
  tell();
  return () => {
    registered = registered.filter((other) => other !== one);
    if (registered.length === 0) document.removeEventListener('keydown', onKey);
    tell();
  };
}

/**
 * A single key, as long as the component is there. The list of shortcuts shows what is registered here and nothing else.
 * `run` undefined: the key does nothing now.
 */
export function useShortcut({ key, label, of }: Shortcut, run: (() => void) | undefined): void {
  const latest = useEffectEvent(() => run?.());
  const isOn = run !== undefined;
  // From the moment what it is for is seen.
  useLayoutEffect(
    () => (isOn ? register({ key, label, of, run: () => latest() }) : undefined),
    [key, label, of, isOn],
  );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): readonly Registered[] => registered;

/** What single keys do on this page, in the order in which it came there. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, current, current);

/** The same as `areShortcutsOn`, as long as it is drawn. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn, () => true);
