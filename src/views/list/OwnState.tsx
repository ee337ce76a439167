import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { List } from '../../config/types';
import { changed, type ListControl } from './listControl';
import { readListState, type ListState } from './listState';

interface OwnStateProps {
  list: List;
  children: (control: ListControl) => ReactNode;
}

/** The state of a list that is not in the address (`inAddress: false`): it begins anew whenever the list is opened. */
export default function OwnState({ list, children }: OwnStateProps) {
  const [state, setState] = useState(() => readListState(list, new URLSearchParams()));
  const change = useCallback((part: Partial<ListState>) => setState((before) => changed(before, part)), []);
  const control = useMemo(
    (): ListControl => ({
      state,
      change,
      correctPage: (page) => change({ page }),
      hrefOf: () => undefined,
    }),
    [state, change],
  );
  return children(control);
}
