import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readValue } from '../../fields/readValue';
import { fieldTypes } from '../../fields/registry';
import { useText } from '../../i18n/useText';
import type { Field } from '../../config/types';
import { foldText } from '../../lib/foldText';
import type { Rows, RowsQuery } from './rows';
import { sortRows } from './sortRows';

type LocalRows = Pick<
  Rows,
  'rows' | 'all' | 'total' | 'hasNextPage' | 'readPage' | 'prefetchPage' | 'readAll'
>;

interface LocalQuery extends Pick<RowsQuery, 'list' | 'state' | 'fits'> {
  rows: readonly RaRecord[] | undefined;
}

const NONE = {
  hasNextPage: false,
  readPage: () => Promise.resolve({ rows: [], hasNextPage: false }),
  prefetchPage: () => () => undefined,
  readAll: () => Promise.resolve([]),
};

/** Between the cells of a row: nobody can type it, so no search finds what begins in one cell and ends in the next. */
const BORDER = '\n';

/** Searches, sorts and pages rows that came whole, by what is on screen, accents and case aside. */
export function useLocalRows({ list, state, fits, rows }: LocalQuery): LocalRows {
  const t = useText();
  // Made with the first search and kept for the next ones: of ten thousand rows it is the greater part of the work.
  const read = useMemo(() => {
    const textOf = (field: Field, row: RaRecord): string =>
      String(fieldTypes.get(field.type)?.toText(readValue(field, row), field, t) ?? '');
    const lines = new Map<RaRecord, string>();
    const lineOf = (row: RaRecord): string => {
      const line =
        lines.get(row) ?? foldText(list.columns.map(({ field }) => textOf(field, row)).join(BORDER));
      lines.set(row, line);
      return line;
    };
    return rows && { rows, textOf, lineOf };
  }, [list, rows, t]);
  return useMemo(() => {
    if (!read) return { ...NONE, rows: undefined, total: undefined };
    const part = foldText(state.search.trim());
    const found = read.rows.filter(
      (row) => (!fits || fits(row)) && (part === '' || read.lineOf(row).includes(part)),
    );
    const by = [...list.columns.map(({ field }) => field), ...list.sorts].find(
      ({ name }) => name === state.sort?.field,
    );
    if (list.reverse) found.reverse();
    const all = by
      ? sortRows(found, {
          order: state.sort?.order ?? 'ASC',
          valueOf: (row) => readValue(by, row),
          textOf: (row) => read.textOf(by, row),
        })
      : found;
    const total = all.length;
    const pageAt = (page: number) => ({
      rows: all.slice((page - 1) * state.size, page * state.size),
      hasNextPage: page * state.size < total,
    });
    return {
      ...pageAt(state.page),
      all,
      total,
      readPage: (page) => Promise.resolve(pageAt(page)),
      prefetchPage: NONE.prefetchPage,
      readAll: () => Promise.resolve(all),
    };
  }, [list, state, fits, read]);
}
