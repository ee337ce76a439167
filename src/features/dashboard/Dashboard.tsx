import { useEffect } from 'react';
import { preloadCharts } from '../../charts/lazyCharts';
import { normaliseAccess } from '../../config/normalise/access';
import { useCanAccess } from '../../session/access/useCanAccess';
import { GatewaysCard } from './GatewaysCard';
import { OccupancyCard } from './OccupancyCard';
import { TicketsCard } from './TicketsCard';
import { UsersCard } from './UsersCard';
import './dashboard.css';

/** The four cards in order, with their access rules. Gateways as in the menu. */
const cards = [
  { Card: OccupancyCard, access: normaliseAccess(undefined) },
  { Card: UsersCard, access: normaliseAccess('read_count_users_dashboard_index') },
  { Card: TicketsCard, access: normaliseAccess(undefined) },
  { Card: GatewaysCard, access: normaliseAccess('read_gateways_list') },
];

/** Dashboard with four cards, each with its own call, loading and error states. */
export function Dashboard() {
  const canAccess = useCanAccess();
  useEffect(preloadCharts, []);
  return (
    <div className="dashboard">
      {cards.map(({ Card, access }, index) => (canAccess(access) ? <Card key={index} /> : null))}
    </div>
  );
}
