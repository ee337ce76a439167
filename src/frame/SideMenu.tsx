import { LinkBase, useLocation } from 'ra-core';
import type { MenuEntry } from '../parts/types';
import { shellTexts } from '../i18n/es/shell';
import { Icon } from '../ui/Icon';

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

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  isPending: boolean;
  hints?: boolean;
}

/** The entries themselves, for the side menu and the drawer; grey bars while the profile loads (SHELL-25). */
export function MenuEntries({ entries, isPending, hints = false }: MenuEntriesProps) {
  const { pathname } = useLocation();
  if (isPending) return <SkeletonMenu />;
  const sorted = entries.toSorted((a, b) => a.order - b.order);
  return (
    <nav aria-label={texts.main}>
      <ul className="menu-entries">
        {sorted.map(({ to, label, icon }) => (
          <li key={to}>
            <LinkBase
              to={to}
              className="menu-entry"
              {...(hints ? { title: label } : {})}
              {...(isWithin(pathname, to) ? { 'aria-current': 'page' } : {})}
            >
              <Icon name={icon} size={18} />
              <span className={hints ? 'visually-hidden' : 'menu-entry-label'}>{label}</span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

function SkeletonMenu() {
  return (
    <div role="status" className="menu-entries">
      <span className="visually-hidden">{texts.loading}</span>
      {Array.from({ length: 7 }, (_, line) => (
        <span key={line} className="menu-entry" aria-hidden>
          <span className="skeleton" style={{ width: 18, height: 18 }} />
          <span
            className="skeleton menu-entry-label"
            style={{ maxWidth: 80 + ((line * 31) % 60), height: 12 }}
          />
        </span>
      ))}
    </div>
  );
}
