import type { List } from '../../config/types';
import { formatNumber } from '../../lib/formatNumber';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import type { ListData } from '../data/listData';
import { PageLink } from './PageLink';
import { useRowRange } from './rowRange';
import { listTexts } from '../texts';
import { usePrefetchNextPage } from './usePrefetchNextPage';
import { interpolateText } from '../../i18n/interpolateText';

/**
 * Row range and total, page size, and links to the pages. For a single page it shows the total, and the page sizes if a
 * smaller one would split it.
 */
export function Pagination({ control, listData }: { control: ListParamsControl; listData: ListData }) {
  const { list } = useListContext();
  const { page, perPage } = control.params;
  const { total } = listData;
  const rowCount = listData.data?.length ?? 0;
  const rowRange = useRowRange(listData, control.params);
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  const endRef = usePrefetchNextPage(listData, page);
  const isSingle = lastPage === 1 && page === 1 && !listData.hasNextPage;
  const hasSizes =
    getPageSizes(list, perPage).length > 1 &&
    !(isSingle && rowCount <= Math.min(...getPageSizes(list, perPage)));
  return (
    <>
      <span ref={endRef} className="list-end" />
      <nav className={isSingle && !hasSizes ? 'pager is-total' : 'pager'} aria-label={listTexts.pager}>
        <span aria-live="polite">
          {isSingle || !rowRange
            ? interpolateText(listTexts.results, { smart_count: rowCount })
            : interpolateText(total === undefined ? listTexts.range_open : listTexts.range, {
                from: formatCount(rowRange.from),
                to: formatCount(rowRange.to),
                total: formatCount(total ?? 0),
              })}
        </span>
        {hasSizes && (
          <label className="pager-size">
            <span>{listTexts.page_size}</span>
            <select
              className="input small"
              value={perPage}
              onChange={(event) => control.setParams({ perPage: Number(event.target.value) })}
            >
              {getPageSizes(list, perPage).map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </label>
        )}
        {!isSingle && (
          <span className="pager-pages">
            <PageLink
              icon="chevrons-left"
              label={listTexts.first_page}
              page={page > 1 ? 1 : undefined}
              control={control}
              listData={listData}
            />
            <PageLink
              icon="chevron-left"
              label={listTexts.previous_page}
              page={page > 1 ? page - 1 : undefined}
              control={control}
              listData={listData}
            />
            <span>
              {lastPage === undefined
                ? interpolateText(listTexts.page_open, { page })
                : interpolateText(listTexts.page, { page: formatCount(page), last: formatCount(lastPage) })}
            </span>
            <PageLink
              icon="chevron-right"
              label={listTexts.next_page}
              page={listData.hasNextPage ? page + 1 : undefined}
              control={control}
              listData={listData}
            />
            {lastPage !== undefined && (
              <PageLink
                icon="chevrons-right"
                label={listTexts.last_page}
                page={page < lastPage ? lastPage : undefined}
                control={control}
                listData={listData}
              />
            )}
          </span>
        )}
      </nav>
    </>
  );
}

const formatCount = (value: number): string => formatNumber(value) ?? String(value);

const getPageSizes = (list: List, perPage: number): number[] =>
  [...new Set([...list.pageSizes, perPage])].sort((a, b) => a - b);
