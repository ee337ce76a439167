import { createDateFormBehaviour } from '../dateBase/createDateFormBehaviour';

export default createDateFormBehaviour('date');
