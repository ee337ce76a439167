import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import type { MenuEntry } from '../../extensions/types';
import { buildMenuLines } from './menuLines';
import type { MenuKeyHandler } from './MenuFilter';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import { MenuSkeleton } from './MenuSkeleton';

interface MenuEntriesProps {
  /** Undefined while they load. */
  entries: readonly MenuEntry[] | undefined;
  /** True shows only icons, without a filter. */
  collapsed?: boolean;
}

/** Number of entries from which the menu has a filter and its groups are initially collapsed. */
const LONG_MENU_SIZE = 20;

const texts = shellTexts.menu;
const MenuFilter = lazy(() => importWithRetry(() => import('./MenuFilter')));

/** Menu entries, for the side menu and the drawer; skeleton bars while they load. */
export function MenuEntries({ entries, collapsed = false }: MenuEntriesProps) {
  if (!entries) return <MenuSkeleton entries={entries} />;
  const isLong = entries.length >= LONG_MENU_SIZE;
  const menuList = (
    <ul className="menu-entries">
      {buildMenuLines(entries).map((line) =>
        line.kind === 'entry' ? (
          <MenuLink key={line.entry.to} entry={line.entry} collapsed={collapsed} />
        ) : (
          <MenuGroup
            key={`group ${line.label}`}
            label={line.label}
            entries={line.entries}
            collapsed={collapsed}
            defaultOpen={!isLong}
          />
        ),
      )}
    </ul>
  );
  return (
    <nav aria-label={texts.main}>
      {isLong && !collapsed ? <FilterableMenu entries={entries}>{menuList}</FilterableMenu> : menuList}
    </nav>
  );
}

/** Entries with a filter box. The entries stay mounted when the box loads: remounting would lose a press. */
function FilterableMenu({ entries, children }: { entries: readonly MenuEntry[]; children: ReactNode }) {
  const keyHandler = useRef<MenuKeyHandler>(undefined);
  const setKeyHandler = useCallback((handler: MenuKeyHandler) => {
    keyHandler.current = handler;
  }, []);
  const [isFiltered, setFiltered] = useState(false);
  return (
    <div role="group" className="menu-filter" onKeyDown={(event) => keyHandler.current?.(event)}>
      <Suspense fallback={<span className="menu-filter-room" />}>
        <MenuFilter entries={entries} setKeyHandler={setKeyHandler} onFiltered={setFiltered} />
      </Suspense>
      {isFiltered ? null : children}
    </div>
  );
}
