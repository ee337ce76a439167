import { useCallback, useMemo, type MouseEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';
import type { RowPointer } from '../detail/usePrefetchDetail';
import { useShownList } from './ListContext';
import { rowTarget } from './rowOpens';

const INTERACTIVE = 'a, button, input, label, select, [role="menu"], dialog';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The record of the row that holds an element. */
const recordAt = (rows: readonly RaRecord[], target: HTMLElement): RaRecord | undefined => {
  const row = target.closest('tr');
  // By its place on screen: rows may lack an id.
  return row ? rows[row.sectionRowIndex] : undefined;
};

/** Tells of the pointer over the rows, in one place for all of them; not over their controls, nor of a finger that scrolls. */
export function useRowPointer(rows: readonly RaRecord[], { moved, left, pressed }: RowPointer) {
  return useMemo(() => {
    const tell = (say: (record: RaRecord) => void) => (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const control = target.closest(INTERACTIVE);
      const record = recordAt(rows, target);
      const counts = event.pointerType !== 'touch' && (!control || control.matches('a.row-link'));
      if (record && hasId(record) && counts) say(record);
      else left();
    };
    return { onPointerMove: tell(moved), onPointerDown: tell(pressed), onPointerLeave: left };
  }, [rows, moved, left, pressed]);
}

/** A click anywhere on a row opens it, as its link would; a selection of text or a control of its own is left alone. */
export function useRowClick(rows: readonly RaRecord[]) {
  const { list, resource, parent } = useShownList();
  const { rowClick } = list;
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented) return;
      // Plain anchors: fifty router links would be drawn again at every change of address.
      const link = target.closest<HTMLAnchorElement>('a.row-link');
      if (link && link.target === '' && isPlainClick(event)) {
        event.preventDefault();
        void navigate(link.pathname + link.search);
        return;
      }
      if (target.closest(INTERACTIVE) || window.getSelection()?.toString()) return;
      if (rowClick?.kind === 'action') {
        if (event.button === 0) target.closest('tr')?.querySelector<HTMLElement>('.row-action')?.click();
        return;
      }
      const record = recordAt(rows, target);
      const opens = record && rowTarget(rowClick, resource, record, parent);
      if (!opens || event.button > 1) return;
      if (opens.newWindow || event.button === 1 || event.ctrlKey || event.metaKey)
        window.open(opens.href, '_blank', 'noopener,noreferrer');
      else void navigate(opens.href);
    },
    [rows, rowClick, resource, parent, navigate],
  );
}
