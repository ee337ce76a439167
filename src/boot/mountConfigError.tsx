import ConfigErrorPage, { type ConfigErrorPageProps } from './ConfigErrorPage';
import { mount, type Unmount } from './mount';

/** Mounts the page with the problems of the runtime config. */
export const mountConfigError = (container: Element, props: ConfigErrorPageProps): Unmount =>
  mount(container, <ConfigErrorPage {...props} />);
