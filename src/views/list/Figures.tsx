import { readQuantity } from '../../charts/duration';
import { StatList } from '../../charts/StatList';
import { readPath } from '../../config/readPath';
import { useText } from '../../i18n/useText';
import { useShownList } from './ListContext';
import { figuresTexts } from './figuresTexts';
import type { Rows } from './rows';

/** Figures that came with the rows of a list: they ask nothing of their own. All dashes when the list cannot be had. */
export default function Figures({ rows }: { rows: Rows }) {
  const { list } = useShownList();
  const t = useText();
  const hasFailed = rows.error !== null && !rows.isFetching;
  const isAwaited = rows.around === undefined && !hasFailed;
  const quantityAt = (path: string) =>
    hasFailed ? null : isAwaited ? undefined : (readQuantity(readPath(rows.around, path)) ?? null);
  return (
    <section className="card list-figures" aria-label={figuresTexts.figures} aria-busy={isAwaited}>
      <StatList
        stats={list.figures.map(({ label, read }) => ({ label: t(label), quantity: quantityAt(read) }))}
      />
    </section>
  );
}
