import type { ReactNode } from 'react';

/**
 * Wraps a text node in its own element, for use next to siblings. Browser translators replace text nodes with elements, so
 * React fails when it inserts before or removes such a text. An only child is safe: React sets the text of its parent.
 */
export const wrapText = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
