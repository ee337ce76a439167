import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readValue } from '../../fields/core/readValue';
import { readFieldText } from '../../fields/core/readFieldText';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/text/foldText';
import type { ListData, ListDataQuery } from './listData';
import { sortLocalRows } from './sortLocalRows';

type LocalRows = Pick<
  ListData,
  'data' | 'allRows' | 'total' | 'hasNextPage' | 'readPage' | 'prefetchPage' | 'readAll'
>;

interface LocalRowsOptions extends Pick<ListDataQuery, 'list' | 'params' | 'matchesFilter'> {
  rows: readonly RaRecord[] | undefined;
}

const NO_ROWS = {
  hasNextPage: false,
  readPage: () => Promise.resolve({ data: [], hasNextPage: false }),
  prefetchPage: () => () => undefined,
  readAll: () => Promise.resolve([]),
};

/** Separates the cells of a row. It cannot be typed, so no search matches across two cells. */
const CELL_SEPARATOR = '\n';

/** Searches, sorts and pages unpaged rows by their display texts, ignoring accents and case. */
export function useLocalRows({ list, params, matchesFilter, rows }: LocalRowsOptions): LocalRows {
  const t = useTranslateText();
  // Built at the first search and reused: for ten thousand rows it is most of the work.
  const searchIndex = useMemo(() => {
    const getCellText = (field: Field, row: RaRecord): string => readFieldText(field, row, t);
    const rowTexts = new Map<RaRecord, string>();
    const getRowText = (row: RaRecord): string => {
      const rowText =
        rowTexts.get(row) ??
        foldText(list.columns.map(({ field }) => getCellText(field, row)).join(CELL_SEPARATOR));
      rowTexts.set(row, rowText);
      return rowText;
    };
    return rows && { rows, textOf: getCellText, lineOf: getRowText };
  }, [list, rows, t]);
  return useMemo(() => {
    if (!searchIndex) return { ...NO_ROWS, data: undefined, total: undefined };
    const searchText = foldText(params.search.trim());
    const filteredRows = searchIndex.rows.filter(
      (row) =>
        (!matchesFilter || matchesFilter(row)) &&
        (searchText === '' || searchIndex.lineOf(row).includes(searchText)),
    );
    const sortField = [...list.columns.map(({ field }) => field), ...list.sortableFields].find(
      ({ name }) => name === params.sort?.field,
    );
    if (list.reverse) filteredRows.reverse();
    const allRows = sortField
      ? sortLocalRows(filteredRows, {
          order: params.sort?.order ?? 'ASC',
          getValue: (row) => readValue(sortField, row),
          getText: (row) => searchIndex.textOf(sortField, row),
        })
      : filteredRows;
    const total = allRows.length;
    const getPage = (page: number) => ({
      data: allRows.slice((page - 1) * params.perPage, page * params.perPage),
      hasNextPage: page * params.perPage < total,
    });
    return {
      ...getPage(params.page),
      allRows,
      total,
      readPage: (page) => Promise.resolve(getPage(page)),
      prefetchPage: NO_ROWS.prefetchPage,
      readAll: () => Promise.resolve(allRows),
    };
  }, [list, params, matchesFilter, searchIndex]);
}
