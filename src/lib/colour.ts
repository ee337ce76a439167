type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Brightness above which a background counts as light. */
const LIGHT_THRESHOLD = 127.5;

/** Minimum text contrast of WCAG 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Minimum contrast of a backdrop; higher than needed, because the backdrop is slightly lighter on hover. */
const MIN_BACKDROP_CONTRAST = 6;

/** Step by which each attempt for a backdrop is darker. */
const DARKEN_STEP = 0.05;

/** True if `value` is `#RRGGBB` or `#RRGGBBAA`; no other value may be used in a style. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** Returns the visible colour, channels 0 to 255; a translucent colour is blended over white. */
function blendOverWhite(hex: string): Rgb {
  const channel = (offset: number): number => Number.parseInt(hex.slice(offset, offset + 2), 16);
  const alpha = hex.length === 9 ? channel(7) / 255 : 1;
  const mix = (value: number): number => value * alpha + 255 * (1 - alpha);
  return [mix(channel(1)), mix(channel(3)), mix(channel(5))];
}

function getBrightness([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function getLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const scaled = value / 255;
    return scaled <= 0.04045 ? scaled / 12.92 : ((scaled + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the tuple's length, but its type does not
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio, 1 to 21, of two colours that `isHexColour` accepts. */
export function getContrastRatio(firstColour: string, secondColour: string): number {
  const [dark = 0, light = 0] = [
    getLuminance(blendOverWhite(firstColour)),
    getLuminance(blendOverWhite(secondColour)),
  ].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the text colour for a background: black if its brightness is above 127.5, else white. An invalid colour counts as
 * white.
 */
export function getTextColour(hex: unknown): '#000000' | '#ffffff' {
  return !isHexColour(hex) || getBrightness(blendOverWhite(hex)) > LIGHT_THRESHOLD ? '#000000' : '#ffffff';
}

/**
 * Returns the shade to put behind the text of `getTextColour` if the colour's own contrast is too low; undefined if it is
 * enough. Only white text has this problem, on colours such as a strong orange or green; black text above 127.5 always has
 * contrast.
 */
export function getTextBackdrop(hex: unknown): string | undefined {
  if (!isHexColour(hex) || getContrastRatio(hex, getTextColour(hex)) >= MIN_CONTRAST) return undefined;
  const rgb = blendOverWhite(hex);
  for (let factor = 1 - DARKEN_STEP; factor > 0; factor -= DARKEN_STEP) {
    const backdrop = toHex(rgb.map((component) => component * factor));
    if (getContrastRatio(backdrop, '#ffffff') >= MIN_BACKDROP_CONTRAST) return backdrop;
  }
  return '#000000';
}

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((component) => Math.round(component).toString(16).padStart(2, '0')).join('')}`;
