import type { TabType } from '../types';

export default { id: 'events', loader: () => import('./Events') } satisfies TabType;
