import { parseQuantity } from '../charts/stats/quantity';
import { StatList } from '../charts/stats/StatList';
import { readPath } from '../config/values/readPath';
import { useTranslateText } from '../i18n/useTranslateText';
import { useListContext } from './ListContext';
import { figuresTexts } from './figuresTexts';
import type { ListData } from './data/listData';

/**
 * Summary figures from the response of the list's rows; sends no request of its own. Shows dashes if the list cannot be
 * read.
 */
export default function ListFigures({ listData }: { listData: ListData }) {
  const { list } = useListContext();
  const t = useTranslateText();
  const hasFailed = listData.error !== null && !listData.isFetching;
  const isPending = listData.meta === undefined && !hasFailed;
  const readQuantityAt = (path: string) =>
    hasFailed ? null : isPending ? undefined : (parseQuantity(readPath(listData.meta, path)) ?? null);
  return (
    <section className="card list-figures" aria-label={figuresTexts.figures} aria-busy={isPending}>
      <StatList
        isRow
        stats={list.summary.map(({ label, responsePath }) => ({
          label: t(label),
          quantity: readQuantityAt(responsePath),
        }))}
      />
    </section>
  );
}
