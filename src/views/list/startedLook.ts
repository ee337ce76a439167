import { ownPath } from '../../lib/base';
import type { Started } from '../../lib/consoleStarted';

/** Puts into an element what the list of this address showed last, which `start.js` has put into the page. */
export const takeLook = (place: Element | null): void => {
  const look: Started['look'] = window.consoleStarted?.look;
  if (!place || look?.path !== ownPath() + window.location.search) return;
  look.shown.removeAttribute('style');
  place.append(look.shown);
};

/** The rows are there: what was shown before them is over. */
export const dropLook = (): void => {
  if (window.consoleStarted) delete window.consoleStarted.look;
};
