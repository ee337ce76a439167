import type { TabType } from '../types';

export default { id: 'ticket-statistics', loader: () => import('./TicketStatistics') } satisfies TabType;
