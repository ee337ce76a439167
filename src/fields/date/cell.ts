import { dateCell } from './dateCell';

export default dateCell('date');
