import { useId } from 'react';
import { useLocation, useStore } from 'ra-core';
import { isPlainObject } from '../../lib/json';
import type { MenuEntry } from '../../parts/types';
import { Icon } from '../../ui/Icon';
import { isWithin } from './arrange';
import { MenuLink } from './MenuLink';

interface MenuGroupProps {
  label: string;
  entries: readonly MenuEntry[];
  hints: boolean;
  /** Open until somebody folds it. */
  startsOpen: boolean;
}

/** Groups that somebody opened or folded, by name; remembered in this browser. */
const NONE: Readonly<Record<string, boolean>> = {};

/** A group of the menu that folds; the one with the page on screen starts open. */
export function MenuGroup({ label, entries, hints, startsOpen }: MenuGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [stored, setStored] = useStore<unknown>('view.menuGroups', NONE);
  const known = isPlainObject(stored) ? stored : NONE;
  const chosen = Object.hasOwn(known, label) ? known[label] : undefined;
  const open =
    typeof chosen === 'boolean' ? chosen : startsOpen || entries.some(({ to }) => isWithin(pathname, to));
  return (
    <li>
      <button
        type="button"
        className="menu-entry menu-group"
        aria-expanded={open}
        aria-controls={id}
        {...(hints ? { title: label } : {})}
        onClick={() => setStored({ ...known, [label]: !open })}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
        <span className={hints ? 'visually-hidden' : 'menu-entry-label'}>{label}</span>
      </button>
      <ul id={id} className="menu-entries" hidden={!open} aria-label={label}>
        {open && entries.map((entry) => <MenuLink key={entry.to} entry={entry} hints={hints} />)}
      </ul>
    </li>
  );
}
