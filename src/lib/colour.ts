type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Brightness from which a background counts as light (SHELL-28). */
const LIGHT_FROM = 127.5;

/** Contrast that WCAG 1.4.3 asks of text. */
const ENOUGH_CONTRAST = 4.5;

/** Contrast of a band: what is left under the pointer, where it is a little lighter, is enough. */
const BAND_CONTRAST = 6;

/** How much darker each try for a band is. */
const STEP = 0.05;

/** Whether `value` is `#RRGGBB` or `#RRGGBBAA` (CLIENT-37): nothing else may reach a style. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** Colour on the screen, 0 to 255 a channel: a translucent one lies over white. */
function overWhite(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const alpha = hex.length === 9 ? channel(7) / 255 : 1;
  const mix = (value: number): number => value * alpha + 255 * (1 - alpha);
  return [mix(channel(1)), mix(channel(3)), mix(channel(5))];
}

function brightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the length of the tuple, its type does not say so
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21, of two colours that `isHexColour` accepts. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(overWhite(one)), luminance(overWhite(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Text colour for a background by its brightness: black on what is brighter than 127.5, white on the rest (SHELL-28).
 * What is no colour counts as white.
 */
export function textOn(hex: unknown): '#000000' | '#ffffff' {
  return !isHexColour(hex) || brightness(overWhite(hex)) > LIGHT_FROM ? '#000000' : '#ffffff';
}

/**
 * The shade to put behind the text of `textOn` where that cannot be read on the colour itself; undefined where it can.
 * Only white on a colour such as a strong orange or green is hard to read: black on what is brighter than 127.5 never is.
 */
export function bandOn(hex: unknown): string | undefined {
  if (!isHexColour(hex) || contrast(hex, textOn(hex)) >= ENOUGH_CONTRAST) return undefined;
  const rgb = overWhite(hex);
  for (let share = 1 - STEP; share > 0; share -= STEP) {
    const band = toHex(rgb.map((part) => part * share));
    if (contrast(band, '#ffffff') >= BAND_CONTRAST) return band;
  }
  return '#000000';
}

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
