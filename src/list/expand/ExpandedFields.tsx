import '../../show/show.css';
import { FieldList } from '../../show/fieldList/FieldList';

/** Fields of a row that was opened, as the page of a record shows them; apart, since they come with that page. */
export default FieldList;
