import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { List, ListColumn } from '../../config/types';
import { getColumnKey } from './columnKey';

/** Query parameter with the keys of the visible columns, as a view has them. Without it they are those of the user. */
export const COLUMNS_PARAM = 'columns';

interface UrlColumns {
  /** Keys of the visible columns; undefined if the URL names none that the list has. */
  keys: readonly string[] | undefined;
  /** Writes them to the URL, without a history entry. */
  setKeys: (keys: readonly string[] | undefined) => void;
}

/** Returns the visible columns of a list that the URL names. */
export function useUrlColumns(list: List, available: readonly ListColumn[]): UrlColumns {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const text = list.syncUrl ? new URLSearchParams(search).get(COLUMNS_PARAM) : null;
  const keys = useMemo(() => {
    const urlKeys = text?.split(',');
    const knownKeys = available.map(getColumnKey).filter((key) => urlKeys?.includes(key));
    return knownKeys.length > 0 ? knownKeys : undefined;
  }, [text, available]);
  const setKeys = (newKeys: readonly string[] | undefined): void => {
    const searchParams = new URLSearchParams(search);
    if (newKeys) searchParams.set(COLUMNS_PARAM, newKeys.join(','));
    else searchParams.delete(COLUMNS_PARAM);
    void navigate({ search: `?${searchParams}` }, { replace: true, state });
  };
  return { keys, setKeys };
}
