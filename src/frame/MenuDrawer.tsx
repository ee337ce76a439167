import { shellTexts } from '../i18n/es/shell';
import { Drawer } from '../ui/Drawer';
import type { MenuEntry } from '../parts/types';
import { MenuEntries } from './menu/MenuEntries';
import { MENU_DRAWER } from '../ui/tokens';

interface MenuDrawerProps {
  open: boolean;
  entries: readonly MenuEntry[];
  isPending: boolean;
  onClose: () => void;
}

/** The side menu of narrow windows: a drawer at the right, 300 px wide (SHELL-24), which closes when a page is chosen. */
export function MenuDrawer({ open, entries, isPending, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      title={shellTexts.menu.title}
      width={MENU_DRAWER}
      className="menu-drawer"
      isToRead
      onClose={onClose}
    >
      <MenuEntries entries={entries} isPending={isPending} />
    </Drawer>
  );
}
