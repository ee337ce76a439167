import { Navigate, useLocation } from 'react-router-dom';

/** The other address of the tickets, which other places write: leads to theirs, with what it asked for (TICKET-01). */
export default function MovedTickets() {
  const { pathname, search } = useLocation();
  const own = pathname.replace('/admin/tickets', '/admin/support-tickets');
  return <Navigate to={{ pathname: own, search }} replace />;
}
