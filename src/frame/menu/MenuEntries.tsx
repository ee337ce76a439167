import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useDeclarations } from '../../console/hooks';
import { shellTexts } from '../../i18n/es/shell';
import { importOrNewVersion } from '../../lib/retryImport';
import type { MenuEntry } from '../../parts/types';
import { arrange, MANY } from './arrange';
import type { MenuKeyHandler } from './MenuFilter';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import { SkeletonMenu } from './SkeletonMenu';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  isPending: boolean;
  /** Collapsed: icons alone, without a filter. */
  hints?: boolean;
}

const texts = shellTexts.menu;
const MenuFilter = lazy(() => importOrNewVersion(() => import('./MenuFilter')));

/** The entries themselves, for the side menu and the drawer; grey bars while the profile loads (SHELL-25). */
export function MenuEntries({ entries, isPending, hints = false }: MenuEntriesProps) {
  const { awaited } = useDeclarations();
  if (isPending) return <SkeletonMenu />;
  // What is still to come counts, or the entries would move under the pointer when it is there.
  const isLong = entries.length + awaited.length >= MANY;
  const all = (
    <ul className="menu-entries">
      {arrange(entries).map((line) =>
        line.kind === 'entry' ? (
          <MenuLink key={line.entry.to} entry={line.entry} hints={hints} />
        ) : (
          <MenuGroup
            key={`group ${line.label}`}
            label={line.label}
            entries={line.entries}
            hints={hints}
            startsOpen={!isLong}
          />
        ),
      )}
    </ul>
  );
  return (
    <nav aria-label={texts.main}>{isLong && !hints ? <Filtered entries={entries}>{all}</Filtered> : all}</nav>
  );
}

/** The entries with a box that filters them. They stay as they are when the box comes: a press would go astray between. */
function Filtered({ entries, children }: { entries: readonly MenuEntry[]; children: ReactNode }) {
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
