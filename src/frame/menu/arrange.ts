import { includesFolded } from '../../lib/foldText';
import type { MenuEntry } from '../../parts/types';

/** A line of the menu: an entry, or a group with its entries. */
export type MenuLine =
  | { kind: 'entry'; entry: MenuEntry }
  | { kind: 'group'; label: string; entries: readonly MenuEntry[] };

/** Entries from which on the menu has a filter, and its groups start folded. */
export const MANY = 15;

/** The menu in its order; a group stands where its first entry would. */
export function arrange(entries: readonly MenuEntry[]): MenuLine[] {
  const lines: MenuLine[] = [];
  const groups = new Map<string, MenuEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order)) {
    const group = entry.group === undefined ? undefined : groups.get(entry.group);
    if (group) group.push(entry);
    else if (entry.group === undefined) lines.push({ kind: 'entry', entry });
    else {
      const first = [entry];
      groups.set(entry.group, first);
      lines.push({ kind: 'group', label: entry.group, entries: first });
    }
  }
  return lines;
}

/** Entries whose name or group contains the text, whatever accents and case either has. */
export const matching = (entries: readonly MenuEntry[], text: string): MenuEntry[] =>
  entries
    .filter(({ label, group }) => includesFolded(label, text) || includesFolded(group, text))
    .toSorted((a, b) => a.order - b.order);

/** Whether a page lies at an entry or below it. */
export const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
