import '../detail/detail.css';
import { DetailHeader } from '../detail/DetailHeader';

/** Fields of a row that was opened, as the page of a record shows them; apart, since they come with that page. */
export default DetailHeader;
