/** Colour theme: the system's, or the user's choice. */
export const colourThemes = ['system', 'light', 'dark'] as const;
export type ColourTheme = (typeof colourThemes)[number];

/** Storage key of the choice, a view preference. The preload script reads it before the first paint. */
export const THEME_KEY = 'view.theme';

/** Parses the stored theme; an invalid value follows the system. */
export const parseTheme = (stored: unknown): ColourTheme =>
  colourThemes.find((theme) => theme === stored) ?? 'system';

/** Applies a theme to the page; tokens.css does the rest, also when the system theme changes later. */
export function applyTheme(theme: ColourTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
