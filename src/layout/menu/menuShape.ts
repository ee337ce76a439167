import { useEffect } from 'react';
import { useStore } from 'ra-core';
import type { MenuEntry } from '../../extensions/types';
import { parseMenuShape } from '../../lib/menuShape';
import { activeView } from '../../lib/viewAs/activeView';
import { getToken } from '../../session/session';
import { buildMenuLines } from './menuLines';

/** Key of the shape in the store. `src/preload/preload.ts` reads it, too. */
const SHAPE_KEY = 'view.menuShape';

/** Returns the shape of the menu for its skeleton, as `parseMenuShape` reads it. A group is one line. */
const getMenuShape = (entries: readonly MenuEntry[]): string =>
  buildMenuLines(entries)
    .map((line) => {
      const [first, { length }] =
        line.kind === 'entry' ? [line.entry, line.entry.label] : [line.entries[0], line.label];
      return first?.divider ? -length : length;
    })
    .join();

/** Stores the shape of the menu for the skeleton of the next visit. */
export function useRememberMenuShape(entries: readonly MenuEntry[] | undefined): void {
  const [stored, store] = useStore<unknown>(SHAPE_KEY);
  const shape = entries && getMenuShape(entries);
  useEffect(() => {
    // The menu of another role is not the one of the next visit. A sign-out has just emptied the storage, and it stays empty.
    if (shape === undefined || shape === stored || activeView.current || getToken() === undefined) return;
    store(shape);
  }, [shape, stored, store]);
}

/** Returns the lines of the skeleton: those of the entries or, while these are undefined, those of the last visit. */
export function useMenuShape(entries: readonly MenuEntry[] | undefined): readonly number[] {
  const [stored] = useStore<unknown>(SHAPE_KEY);
  return parseMenuShape(entries ? getMenuShape(entries) : stored);
}
