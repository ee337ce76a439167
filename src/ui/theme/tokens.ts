/** px: from this width on the side menu stands beside the page, below it is a drawer (SHELL-24). */
export const SIDE_MENU_MIN_WIDTH = 1200;

/** px: the side menu's drawer (SHELL-24) and the two widths of drawers with forms (LIST-19). */
export const MENU_DRAWER_WIDTH = 300;
export const DRAWER_WIDTHS = [480, 520] as const;
