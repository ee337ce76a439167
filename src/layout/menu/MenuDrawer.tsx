import { shellTexts } from '../../i18n/messages/shell';
import { Drawer } from '../../ui/dialog/Drawer';
import type { MenuEntry } from '../../extensions/types';
import { MenuEntries } from './MenuEntries';
import { MENU_DRAWER_WIDTH } from '../../ui/theme/tokens';

interface MenuDrawerProps {
  open: boolean;
  /** Undefined while they load. */
  entries: readonly MenuEntry[] | undefined;
  onClose: () => void;
}

/** Side menu of narrow windows: a drawer at the right, 300 px wide, which closes when the user selects a page. */
export function MenuDrawer({ open, entries, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      title={shellTexts.menu.title}
      width={MENU_DRAWER_WIDTH}
      className="menu-drawer"
      skipFieldFocus
      onClose={onClose}
    >
      <MenuEntries entries={entries} />
    </Drawer>
  );
}
