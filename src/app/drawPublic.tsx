import PublicApp, { type PublicAppProps } from '../public/PublicApp';
import { draw, type Undraw } from './draw';

/** Draws a page before the admin area. */
export const drawPublic = (place: Element, props: PublicAppProps): Undraw =>
  draw(place, <PublicApp {...props} />);
