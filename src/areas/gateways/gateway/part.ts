import type { TabType } from '../../../parts/types';

export default { kind: 'tab', id: 'gateway', loader: () => import('./GatewayTab') } satisfies TabType;
