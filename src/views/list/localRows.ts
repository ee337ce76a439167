import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readValue } from '../../fields/readValue';
import { fieldTypes } from '../../fields/registry';
import { useText } from '../../i18n/useText';
import type { Field } from '../../config/types';
import { includesFolded } from '../../lib/foldText';
import type { Rows, RowsQuery } from './rows';

type LocalRows = Pick<Rows, 'rows' | 'all' | 'total' | 'hasNextPage' | 'prefetchPage' | 'readAll'>;

interface LocalQuery extends Pick<RowsQuery, 'list' | 'state' | 'fits'> {
  rows: readonly RaRecord[] | undefined;
}

const NONE = {
  hasNextPage: false,
  prefetchPage: () => () => undefined,
  readAll: () => Promise.resolve([]),
};

/** Searches, sorts and pages rows that came whole, by what is on screen, accents and case aside. */
export function useLocalRows({ list, state, fits, rows }: LocalQuery): LocalRows {
  const t = useText();
  return useMemo(() => {
    const shown = (field: Field, row: RaRecord): string =>
      String(fieldTypes.get(field.type)?.toText(readValue(field, row), field, t) ?? '');
    if (!rows) return { ...NONE, rows: undefined, total: undefined };
    const found = rows.filter(
      (row) =>
        (!fits || fits(row)) &&
        (!state.search ||
          list.columns.some((column) => includesFolded(shown(column.field, row), state.search))),
    );
    const by = [...list.columns.map(({ field }) => field), ...list.sorts].find(
      ({ name }) => name === state.sort?.field,
    );
    if (list.reverse) found.reverse();
    if (by) {
      const sign = state.sort?.order === 'DESC' ? -1 : 1;
      found.sort((a, b) => {
        // Dates and amounts do not go by how they read.
        const [one, other] = [readValue(by, a), readValue(by, b)];
        return typeof one === 'number' && typeof other === 'number'
          ? sign * (one - other)
          : sign * shown(by, a).localeCompare(shown(by, b), 'es', { numeric: true });
      });
    }
    const start = (state.page - 1) * state.size;
    const total = found.length;
    return {
      rows: found.slice(start, start + state.size),
      all: found,
      total,
      hasNextPage: state.page * state.size < total,
      prefetchPage: NONE.prefetchPage,
      readAll: () => Promise.resolve(found),
    };
  }, [list, state, fits, rows, t]);
}
