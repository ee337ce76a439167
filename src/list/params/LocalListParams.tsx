import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { List } from '../../config/types';
import { DiscardDialog } from '../../ui/dialog/DiscardDialog';
import { discardUnsavedChanges, losesChanges, useIsSending } from '../../ui/dialog/unsavedChanges';
import type { ListParamsControl } from './listParamsControl';
import { mergeParams, readListParams, type ListParams } from './listParams';

interface LocalListParamsProps {
  list: List;
  children: (control: ListParamsControl) => ReactNode;
}

/**
 * List params in component state (`syncUrl: false`): they start with the defaults whenever the list opens. A change asks
 * first if it loses unsaved input in the rows, as the guard of navigation does for params in the URL.
 */
export default function LocalListParams({ list, children }: LocalListParamsProps) {
  const [params, setListParams] = useState(() => readListParams(list, new URLSearchParams()));
  const [heldChanges, setHeldChanges] = useState<Partial<ListParams>>();
  const isSending = useIsSending();
  const applyChanges = useCallback(
    (changes: Partial<ListParams>) => setListParams((previous) => mergeParams(list, previous, changes)),
    [list],
  );
  const setParams = useCallback(
    (changes: Partial<ListParams>) =>
      losesChanges({ list }) ? setHeldChanges(changes) : applyChanges(changes),
    [list, applyChanges],
  );
  const control = useMemo(
    (): ListParamsControl => ({
      params,
      setParams,
      replacePage: (page) => applyChanges({ page }),
      getHref: () => undefined,
    }),
    [params, setParams, applyChanges],
  );
  return (
    <>
      {children(control)}
      {heldChanges && (
        <DiscardDialog
          open
          isSending={isSending}
          onDiscard={() => {
            discardUnsavedChanges({ list });
            applyChanges(heldChanges);
            setHeldChanges(undefined);
          }}
          onKeep={() => setHeldChanges(undefined)}
        />
      )}
    </>
  );
}
