import { readQuantity } from '../../charts/duration';
import { StatList } from '../../charts/StatList';
import { readPath } from '../../config/readPath';
import { useText } from '../../i18n/useText';
import { Skeletons } from '../../ui/states';
import { useShownList } from './ListContext';
import { figuresTexts } from './figuresTexts';
import type { Rows } from './rows';

/** Figures that came with the rows of a list: they ask nothing of their own. All dashes when the list cannot be had. */
export default function Figures({ rows }: { rows: Rows }) {
  const { list } = useShownList();
  const t = useText();
  const hasFailed = rows.error !== null && !rows.isFetching;
  return (
    <section className="card list-figures" aria-label={figuresTexts.figures}>
      {rows.around === undefined && !hasFailed ? (
        <Skeletons lines={2} height={18} />
      ) : (
        <StatList
          stats={list.figures.map(({ label, read }) => ({
            label: t(label),
            quantity: hasFailed ? null : (readQuantity(readPath(rows.around, read)) ?? null),
          }))}
        />
      )}
    </section>
  );
}
