import AdminApp, { type AdminAppProps } from './AdminApp';
import { draw, type Undraw } from './draw';

/** Draws the admin area. */
export const drawAdmin = (place: Element, props: AdminAppProps): Undraw =>
  draw(place, <AdminApp {...props} />);
