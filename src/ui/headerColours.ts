import type { CSSProperties } from 'react';
import { bandOn, isHexColour, textOn } from '../lib/colour';

/** Custom properties, which React sets through CSSOM; nothing but a checked colour reaches them. */
export function headerColours(colour: unknown): CSSProperties | undefined {
  if (!isHexColour(colour)) return undefined;
  // The type of `style` knows no custom properties.
  return {
    '--header-bg': colour,
    '--header-fg': textOn(colour),
    '--header-band': bandOn(colour) ?? 'transparent',
  } as CSSProperties;
}
