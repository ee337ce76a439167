import type { MenuEntry } from '../parts/types';
import { shellTexts } from '../i18n/es/shell';
import { Icon } from '../ui/Icon';
import { Afterwards } from '../ui/Afterwards';
import { MenuEntries } from './menu/MenuEntries';
import { SkeletonMenu } from './menu/SkeletonMenu';
import { Button } from '../ui/Button';

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
      <Afterwards
        instead={
          <div aria-hidden>
            <SkeletonMenu />
          </div>
        }
      >
        <MenuEntries entries={entries} isPending={isPending} hints={collapsed} />
        <Button
          variant="quiet"
          className="side-toggle"
          aria-expanded={!collapsed}
          {...(collapsed ? { 'aria-label': action, title: action } : {})}
          onClick={onToggle}
          icon={<Icon name={collapsed ? 'chevrons-right' : 'chevrons-left'} size={18} />}
        >
          {collapsed ? null : action}
        </Button>
      </Afterwards>
    </aside>
  );
}
