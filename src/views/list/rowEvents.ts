import { useCallback, useMemo, type MouseEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';
import type { RowPointer } from '../detail/usePrefetchDetail';
import { useShownList } from './ListContext';
import { rowTarget } from './rowOpens';
import { ownPath, served } from '../../lib/base';

const INTERACTIVE = 'a, button, input, label, select, [role="menu"], dialog';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The row of a table that holds an element: not one of a table inside it, nor what is open below a row. */
const rowAt = (body: HTMLElement, target: HTMLElement): HTMLElement | undefined => {
  const row = target.closest<HTMLElement>('tr[data-at]');
  return row?.parentElement === body ? row : undefined;
};

/** The record of such a row, by its place: rows may lack an id. */
const recordAt = (rows: readonly RaRecord[], body: HTMLElement, target: HTMLElement): RaRecord | undefined =>
  rows[Number(rowAt(body, target)?.dataset.at)];

/** Tells of the pointer over the rows, in one place for all of them; not over their controls, nor of a finger that scrolls. */
export function useRowPointer(rows: readonly RaRecord[], { moved, left, pressed }: RowPointer) {
  return useMemo(() => {
    const tell = (say: (record: RaRecord) => void) => (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const control = target.closest(INTERACTIVE);
      const record = recordAt(rows, event.currentTarget, target);
      const counts = event.pointerType !== 'touch' && (!control || control.matches('a.row-link'));
      if (record && hasId(record) && counts) say(record);
      else left();
    };
    return { onPointerMove: tell(moved), onPointerDown: tell(pressed), onPointerLeave: left };
  }, [rows, moved, left, pressed]);
}

/** A click anywhere on a row opens it, as its link would; a selection of text or a control of its own is left alone. */
export function useRowClick(rows: readonly RaRecord[], onOpen?: (path: string) => void) {
  const { list, resource, parent } = useShownList();
  const { rowClick } = list;
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const row = rowAt(event.currentTarget, target);
      if (event.defaultPrevented || !row) return;
      // Plain anchors: fifty router links would be drawn again at every change of address.
      const link = target.closest<HTMLAnchorElement>('a.row-link');
      if (link && link.target === '' && isPlainClick(event)) {
        event.preventDefault();
        onOpen?.(ownPath(link.pathname));
        void navigate(ownPath(link.pathname) + link.search);
        return;
      }
      if (target.closest(INTERACTIVE) || window.getSelection()?.toString()) return;
      if (rowClick?.kind === 'action') {
        if (event.button === 0) row.querySelector<HTMLElement>('.row-action')?.click();
        return;
      }
      const record = recordAt(rows, event.currentTarget, target);
      const opens = record && rowTarget(rowClick, resource, record, parent);
      if (!opens || event.button > 1) return;
      if (opens.newWindow || event.button === 1 || event.ctrlKey || event.metaKey)
        window.open(opens.newWindow ? opens.href : served(opens.href), '_blank', 'noopener,noreferrer');
      else {
        onOpen?.(opens.href);
        void navigate(opens.href);
      }
    },
    [rows, rowClick, resource, parent, navigate, onOpen],
  );
}
