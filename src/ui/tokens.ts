/** The colours of the console. theme.css says the same as CSS variables (`--c-text` …); a test keeps the two equal. */
export const colours = {
  text: '#1b2130',
  muted: '#586174',
  line: '#e2e5eb',
  /** Borders of controls: 3:1 on every surface (WCAG 1.4.11). */
  edge: '#868e9f',
  surface: '#ffffff',
  bg: '#f6f7f9',
  hover: '#eef0f4',
  primary: '#3556c8',
  primaryHover: '#2a46a8',
  primarySoft: '#ebeffc',
  primaryText: '#ffffff',
  danger: '#b8252f',
  dangerHover: '#971b25',
  dangerSoft: '#fdecec',
  success: '#14693d',
  successSoft: '#e5f5ec',
  warning: '#855000',
  warningSoft: '#fdf2dd',
  /** Of drawings: orange to the eye, 3:1 on a card (WCAG 1.4.11); text needs `warning`. */
  warningMark: '#d9690b',
  info: '#0b5aa8',
  infoSoft: '#e7f1fc',
  focus: '#3556c8',
  /** Over the page, behind a dialog. */
  backdrop: 'rgb(20 25 38 / 45%)',
} as const;

/** px: from this width on the side menu stands beside the page, below it is a drawer (SHELL-24). */
export const LG = 1200;

/** px: the side menu's drawer (SHELL-24) and the two widths of drawers with forms (LIST-19). */
export const MENU_DRAWER = 300;
export const DRAWER_WIDTHS = [480, 520] as const;

export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
