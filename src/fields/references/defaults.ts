import { defaults as one } from '../reference/defaults';

const { show: _, ...defaults } = one;
export { defaults };
