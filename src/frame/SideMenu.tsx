import type { MenuEntry } from '../parts/types';
import { shellTexts } from '../i18n/es/shell';
import { Icon } from '../ui/Icon';
import { MenuEntries } from './menu/MenuEntries';

interface SideMenuProps {
  entries: readonly MenuEntry[];
  isPending: boolean;
  collapsed: boolean;
  onToggle: () => void;
}

const texts = shellTexts.menu;

/** The side menu beside the page; collapsed it shows icons alone, their names stay for screen readers and as a hint. */
export function SideMenu({ entries, isPending, collapsed, onToggle }: SideMenuProps) {
  const action = collapsed ? texts.expand : texts.collapse;
  return (
    <aside className={`side-menu ${collapsed ? 'collapsed' : ''}`}>
      <MenuEntries entries={entries} isPending={isPending} hints={collapsed} />
      <button
        type="button"
        className="button ghost side-toggle"
        aria-expanded={!collapsed}
        {...(collapsed ? { 'aria-label': action, title: action } : {})}
        onClick={onToggle}
      >
        <Icon name={collapsed ? 'chevrons-right' : 'chevrons-left'} size={18} />
        {collapsed ? null : action}
      </button>
    </aside>
  );
}
