import { definePart } from '../../../parts/definePart';

export default definePart({ kind: 'tab', id: 'consumptions', loader: () => import('./Consumptions') });
