import { useLayoutEffect, useState } from 'react';

/**
 * Beside what can be typed into or pressed: has the effects of its drawing run before it is painted. Without it they come some
 * moments after, and one that puts a form into its first state would take out again what was typed in between. React runs all
 * effects that are due before it draws for an update that a layout effect asks for.
 */
export function FlushEffectsBeforePaint(): null {
  const [, forceUpdate] = useState(false);
  useLayoutEffect(() => forceUpdate(true), []);
  return null;
}
