import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { List } from '../../config/types';
import type { ListParamsControl } from './listParamsControl';
import { mergeParams, readListParams, type ListParams } from './listParams';

interface LocalListParamsProps {
  list: List;
  children: (control: ListParamsControl) => ReactNode;
}

/** List params in component state (`syncUrl: false`): they start with the defaults whenever the list opens. */
export default function LocalListParams({ list, children }: LocalListParamsProps) {
  const [params, setListParams] = useState(() => readListParams(list, new URLSearchParams()));
  const setParams = useCallback(
    (changes: Partial<ListParams>) => setListParams((previous) => mergeParams(list, previous, changes)),
    [list],
  );
  const control = useMemo(
    (): ListParamsControl => ({
      params,
      setParams,
      replacePage: (page) => setParams({ page }),
      getHref: () => undefined,
    }),
    [params, setParams],
  );
  return children(control);
}
