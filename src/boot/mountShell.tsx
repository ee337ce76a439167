import LayoutSkeleton from '../layout/LayoutSkeleton';
import { mount, type Unmount } from './mount';

/** Draws the frame alone, while it is asked where the user has to go first. */
export const mountShell = (container: Element, name: string): Unmount =>
  mount(container, <LayoutSkeleton name={name} />);
