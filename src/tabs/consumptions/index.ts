import type { TabType } from '../types';

export default { id: 'consumptions', loader: () => import('./Consumptions') } satisfies TabType;
