import '../../show/show.css';
import { FieldList } from '../../show/fieldList/FieldList';

/** Fields of an expanded row, as on a record's page. A separate module, since its code is shared with that page. */
export default FieldList;
