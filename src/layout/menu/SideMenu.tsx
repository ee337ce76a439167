import type { MenuEntry } from '../../extensions/types';
import { shellTexts } from '../../i18n/messages/shell';
import { Icon } from '../../ui/icon/Icon';
import { AfterFirstPaint } from '../../ui/page/AfterFirstPaint';
import { MenuEntries } from './MenuEntries';
import { useRememberMenuShape } from './menuShape';
import { MenuSkeleton } from './MenuSkeleton';
import { Button } from '../../ui/button/Button';

interface SideMenuProps {
  /** Undefined while they load. */
  entries: readonly MenuEntry[] | undefined;
  collapsed: boolean;
  onToggle: () => void;
}

const texts = shellTexts.menu;

/** Side menu beside the page. Collapsed it shows only icons; the names stay for screen readers and as tooltips. */
export function SideMenu({ entries, collapsed, onToggle }: SideMenuProps) {
  useRememberMenuShape(entries);
  const action = collapsed ? texts.expand : texts.collapse;
  return (
    <aside className={`side-menu ${collapsed ? 'collapsed' : ''}`}>
      <AfterFirstPaint
        fallback={
          <div aria-hidden>
            <MenuSkeleton entries={entries} />
          </div>
        }
      >
        <MenuEntries entries={entries} collapsed={collapsed} />
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
      </AfterFirstPaint>
    </aside>
  );
}
