import LayoutSkeleton from '../layout/LayoutSkeleton';
import { mount, type Unmount } from './mount';

/** Mounts only the layout while the boot request decides where the user has to go first. */
export const mountShell = (container: Element, name: string): Unmount =>
  mount(container, <LayoutSkeleton name={name} />);
