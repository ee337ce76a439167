import type { ReactNode } from 'react';

/**
 * What a part is given to draw beside other things: a text gets an element of its own. A translator of the browser puts
 * elements in the place of texts; React, which would put something before such a text or take it away, then finds it gone and
 * fails. The only child of an element is safe: React sets the text of that element. Preact, which draws the public pages, changes
 * the text that it drew, wherever that is by then: another text is another element.
 */
export const wrapText = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span key={node}>{node}</span> : node;
