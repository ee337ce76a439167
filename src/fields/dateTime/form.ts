import { dateForm } from '../date/dateForm';

export default dateForm('dateTime');
