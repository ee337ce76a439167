import { useId } from 'react';
import { useLocation, useStore } from 'ra-core';
import { isPlainObject } from '../../lib/json';
import type { MenuEntry } from '../../extensions/types';
import { Icon } from '../../ui/icon/Icon';
import { isCurrentEntry } from './menuLines';
import { MenuLink } from './MenuLink';

interface MenuGroupProps {
  label: string;
  entries: readonly MenuEntry[];
  collapsed: boolean;
  /** True: open until the user collapses it. */
  defaultOpen: boolean;
}

/** Groups that the user opened or collapsed, by name; stored in this browser. */
const NONE: Readonly<Record<string, boolean>> = {};

/** Collapsible menu group; the one with the current page is initially open. */
export function MenuGroup({ label, entries, collapsed, defaultOpen }: MenuGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [stored, setStored] = useStore<unknown>('view.menuGroups', NONE);
  const storedGroups = isPlainObject(stored) ? stored : NONE;
  const storedOpen = Object.hasOwn(storedGroups, label) ? storedGroups[label] : undefined;
  const isOpen =
    typeof storedOpen === 'boolean'
      ? storedOpen
      : defaultOpen || entries.some((entry) => isCurrentEntry(entry, pathname));
  return (
    <li className={entries[0]?.divider ? 'after-gap' : undefined}>
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
