import type { TabType } from '../types';

export default { id: 'gateway', loader: () => import('./GatewayTab') } satisfies TabType;
