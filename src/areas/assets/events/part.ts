import type { TabType } from '../../../parts/types';

export default { kind: 'tab', id: 'events', loader: () => import('./Events') } satisfies TabType;
