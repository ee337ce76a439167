import { dateCell } from '../date/dateCell';

export default dateCell('dateTime');
