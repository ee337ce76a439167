import { useLayoutEffect, useState } from 'react';

/**
 * Render this next to inputs and buttons: it flushes the effects of the same render before paint. Otherwise they run some
 * moments later, and an effect that initialises a form would remove text typed in between. React flushes all pending effects
 * before it renders an update scheduled in a layout effect.
 */
export function FlushEffectsBeforePaint(): null {
  const [, forceUpdate] = useState(false);
  useLayoutEffect(() => forceUpdate(true), []);
  return null;
}
