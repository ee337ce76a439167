import { defaults as one } from '../reference/defaults';

const { pickerView: _, ...defaults } = one;
export { defaults };
