import { definePart } from '../../../parts/definePart';

export default definePart({ kind: 'tab', id: 'events', loader: () => import('./Events') });
