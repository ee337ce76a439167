import type { TabType } from '../../../parts/types';

export default {
  kind: 'tab',
  id: 'ticket-statistics',
  loader: () => import('./TicketStatistics'),
} satisfies TabType;
