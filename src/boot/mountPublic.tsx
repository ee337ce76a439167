import AuthApp, { type AuthAppProps } from '../auth/AuthApp';
import { mount, type Unmount } from './mount';

/** Mounts a page outside the admin area. */
export const mountPublic = (container: Element, props: AuthAppProps): Unmount =>
  mount(container, <AuthApp {...props} />);
