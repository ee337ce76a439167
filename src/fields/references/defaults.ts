/** The same as for one record. */
export { defaults } from '../reference/defaults';
