import type { TabType } from '../../../parts/types';

export default { kind: 'tab', id: 'consumptions', loader: () => import('./Consumptions') } satisfies TabType;
