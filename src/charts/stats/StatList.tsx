import type { ReactNode } from 'react';
import { Link } from '../../ui/page/Link';
import { chartTexts } from '../texts';
import { CountUp } from './CountUp';
import type { Quantity } from './quantity';
import '../charts.css';

export interface Stat {
  label: string;
  /** Full name of an abbreviated label. */
  name?: string | undefined;
  /** null: no value, shown as a dash; undefined: loading. */
  quantity: Quantity | null | undefined;
  /** Path of the list that the figure counts. */
  to?: string | undefined;
}

const StatLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;

interface StatListProps {
  stats: readonly Stat[];
  /** True: a row of figures, each before its name. Default: columns, each below its name. */
  isRow?: boolean;
}

/** Figures with their names, each counting up; nothing (0, a dash) is muted. All dashes mean a failure. */
export function StatList({ stats, isRow = false }: StatListProps) {
  return (
    <dl className={isRow ? 'stat-list in-row' : 'stat-list'}>
      {stats.map(({ label, name, quantity, to }) => (
        <div key={label}>
          <dt>{name === undefined ? label : <abbr title={name}>{label}</abbr>}</dt>
          <dd className={quantity === null || quantity?.value === 0 ? 'is-nothing' : undefined}>
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
