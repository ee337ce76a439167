import type { CSSProperties } from 'react';
import { isHexColour, readableOn } from '../lib/colour';

/** Custom properties, which React sets through CSSOM; nothing but a checked colour reaches them. */
export function headerColours(colour: unknown): CSSProperties | undefined {
  if (!isHexColour(colour)) return undefined;
  // The type of `style` knows no custom properties.
  return { '--header-bg': colour, '--header-fg': readableOn(colour) } as CSSProperties;
}
