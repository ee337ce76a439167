import ConfigFailed, { type ConfigFailedProps } from './ConfigFailed';
import { draw, type Undraw } from './draw';

/** Draws what is wrong with the runtime config. */
export const drawFailed = (place: Element, props: ConfigFailedProps): Undraw =>
  draw(place, <ConfigFailed {...props} />);
