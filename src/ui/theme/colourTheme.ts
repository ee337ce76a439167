/** What the colours follow: the system, or what the person chose. */
export const colourThemes = ['system', 'light', 'dark'] as const;
export type ColourTheme = (typeof colourThemes)[number];

/** Where the choice is kept: a preference of the view. `start.js` reads it before anything is painted. */
export const THEME_KEY = 'view.theme';

/** Whatever is kept as one of the themes; what is none follows the system. */
export const parseTheme = (stored: unknown): ColourTheme =>
  colourThemes.find((theme) => theme === stored) ?? 'system';

/** Puts a theme on the page; tokens.css does the rest, also when the system changes later. */
export function applyTheme(theme: ColourTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
