import { useId } from 'react';
import { useLocation, useStore } from 'ra-core';
import { isPlainObject } from '../../lib/json';
import type { MenuEntry } from '../../extensions/types';
import { Icon } from '../../ui/icon/Icon';
import { isPathWithin } from './menuLines';
import { MenuLink } from './MenuLink';

interface MenuGroupProps {
  label: string;
  entries: readonly MenuEntry[];
  collapsed: boolean;
  /** Open until somebody folds it. */
  defaultOpen: boolean;
}

/** Groups that somebody opened or folded, by name; remembered in this browser. */
const NONE: Readonly<Record<string, boolean>> = {};

/** A group of the menu that folds; the one with the page on screen starts open. */
export function MenuGroup({ label, entries, collapsed, defaultOpen }: MenuGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [stored, setStored] = useStore<unknown>('view.menuGroups', NONE);
  const storedGroups = isPlainObject(stored) ? stored : NONE;
  const storedOpen = Object.hasOwn(storedGroups, label) ? storedGroups[label] : undefined;
  const isOpen =
    typeof storedOpen === 'boolean'
      ? storedOpen
      : defaultOpen || entries.some(({ to }) => isPathWithin(pathname, to));
  return (
    <li>
      <button
        type="button"
        className="menu-entry menu-group"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(collapsed ? { title: label } : {})}
        onClick={() => setStored({ ...storedGroups, [label]: !isOpen })}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} />
        <span className={collapsed ? 'visually-hidden' : 'menu-entry-label'}>{label}</span>
      </button>
      <ul id={id} className="menu-entries" hidden={!isOpen} aria-label={label}>
        {isOpen && entries.map((entry) => <MenuLink key={entry.to} entry={entry} collapsed={collapsed} />)}
      </ul>
    </li>
  );
}
