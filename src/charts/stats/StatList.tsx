import type { ReactNode } from 'react';
import { Link } from '../../ui/page/Link';
import { chartTexts } from '../texts';
import { CountUp } from './CountUp';
import type { Quantity } from './quantity';
import '../charts.css';

export interface Stat {
  label: string;
  /** null: nothing to tell, drawn as a dash; undefined: on its way. */
  quantity: Quantity | null | undefined;
  /** The list that it counts. */
  to?: string | undefined;
}

const StatLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;

/** Figures under their names, each counting up (DASH-06, TICKET-25); dashes alone stand for a failure (TICKET-27). */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-list">
      {stats.map(({ label, quantity, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {quantity ? (
              <StatLink to={to}>
                <CountUp quantity={quantity} />
              </StatLink>
            ) : quantity === undefined ? (
              <span className="skeleton" aria-hidden />
            ) : (
              <>
                <span aria-hidden>–</span>
                <span className="visually-hidden">{chartTexts.noValue}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
