import { chartTexts } from './texts';
import { Counter } from './Counter';
import type { Quantity } from './duration';
import './charts.css';

export interface Stat {
  label: string;
  /** null: nothing to tell, drawn as a dash. */
  quantity: Quantity | null;
}

/** Figures under their names, each counting up (DASH-06, TICKET-25); dashes alone stand for a failure (TICKET-27). */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-list">
      {stats.map(({ label, quantity }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {quantity ? (
              <Counter quantity={quantity} />
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
