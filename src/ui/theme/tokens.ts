/** px: from this width on the side menu is beside the page; below it the menu is a drawer. */
export const SIDE_MENU_MIN_WIDTH = 1200;

/** px: the side menu's drawer and the two widths of form drawers. */
export const MENU_DRAWER_WIDTH = 300;
export const DRAWER_WIDTHS = [480, 520] as const;
