import ConfigErrorPage, { type ConfigErrorPageProps } from './ConfigErrorPage';
import { mount, type Unmount } from './mount';

/** Draws what is wrong with the runtime config. */
export const mountConfigError = (container: Element, props: ConfigErrorPageProps): Unmount =>
  mount(container, <ConfigErrorPage {...props} />);
