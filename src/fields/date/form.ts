import { dateForm } from './dateForm';

export default dateForm('date');
