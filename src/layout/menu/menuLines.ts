import { includesFolded } from '../../lib/text/foldText';
import type { MenuEntry } from '../../extensions/types';

/** Line of the menu: an entry, or a group with its entries. */
export type MenuLine =
  | { kind: 'entry'; entry: MenuEntry }
  | { kind: 'group'; label: string; entries: readonly MenuEntry[] };

/** Returns the menu lines in order; a group takes the position of its first entry. */
export function buildMenuLines(entries: readonly MenuEntry[]): MenuLine[] {
  const lines: MenuLine[] = [];
  const groups = new Map<string, MenuEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order)) {
    const group = entry.group === undefined ? undefined : groups.get(entry.group);
    if (group) group.push(entry);
    else if (entry.group === undefined) lines.push({ kind: 'entry', entry });
    else {
      const groupEntries = [entry];
      groups.set(entry.group, groupEntries);
      lines.push({ kind: 'group', label: entry.group, entries: groupEntries });
    }
  }
  return lines;
}

/** Returns the entries whose name or group contains the text, ignoring accents and case. */
export const filterMenuEntries = (entries: readonly MenuEntry[], text: string): MenuEntry[] =>
  entries
    .filter(({ label, group }) => includesFolded(label, text) || includesFolded(group, text))
    .toSorted((a, b) => a.order - b.order);

/** True if a page is at the path of an entry or below it. */
const isPathWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** True if a page belongs to an entry: it is within its path, or within that of a screen whose parent it is. */
export const isCurrentEntry = ({ to, childPaths = [] }: MenuEntry, pathname: string): boolean =>
  [to, ...childPaths].some((path) => isPathWithin(pathname, path));
