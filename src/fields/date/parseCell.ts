import { createDateCellParser } from '../dateBase/createDateCellParser';

export default createDateCellParser('date');
