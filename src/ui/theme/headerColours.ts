import type { CSSProperties } from 'react';
import { getTextBackdrop, isHexColour, getTextColour } from '../../lib/colour';

/** Custom properties, which React sets through CSSOM; only a validated colour reaches them. */
export function headerColours(colour: unknown): CSSProperties | undefined {
  if (!isHexColour(colour)) return undefined;
  // The type of `style` has no custom properties.
  return {
    '--header-bg': colour,
    '--header-fg': getTextColour(colour),
    '--header-band': getTextBackdrop(colour) ?? 'transparent',
  } as CSSProperties;
}
