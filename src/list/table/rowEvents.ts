import { useCallback, useMemo, type MouseEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';
import type { RowPointerHandlers } from './usePrefetchRecord';
import { useListContext } from '../ListContext';
import { getRowTarget } from './rowTarget';
import { withoutBasePath, withBasePath } from '../../lib/url/basePath';

/** Controls of a row, which handle clicks themselves. */
export const INTERACTIVE_SELECTOR = 'a, button, input, label, select, [role="menu"], dialog';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Returns the table row that contains an element; skips rows of nested tables and expanded content. */
const findRow = (body: HTMLElement, target: HTMLElement): HTMLElement | undefined => {
  const row = target.closest<HTMLElement>('tr[data-at]');
  return row?.parentElement === body ? row : undefined;
};

/** Returns the record of a row by its index, since rows may lack an id. */
const findRecord = (
  rows: readonly RaRecord[],
  body: HTMLElement,
  target: HTMLElement,
): RaRecord | undefined => rows[Number(findRow(body, target)?.dataset.at)];

/** Returns delegated pointer handlers for all rows. Ignores pointers over controls, and touch scrolling. */
export function useRowPointer(rows: readonly RaRecord[], { onMove, onLeave, onPress }: RowPointerHandlers) {
  return useMemo(() => {
    const createHandler = (handler: (record: RaRecord) => void) => (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const control = target.closest(INTERACTIVE_SELECTOR);
      const record = findRecord(rows, event.currentTarget, target);
      const isRelevant = event.pointerType !== 'touch' && (!control || control.matches('a.row-link'));
      if (record && hasId(record) && isRelevant) handler(record);
      else onLeave();
    };
    return {
      onPointerMove: createHandler(onMove),
      onPointerDown: createHandler(onPress),
      onPointerLeave: onLeave,
    };
  }, [rows, onMove, onLeave, onPress]);
}

/** Returns a click handler that opens the clicked row, like its link. Ignores text selections and clicks on controls. */
export function useRowClick(rows: readonly RaRecord[], onOpen?: (path: string) => void) {
  const { list, resource, parent } = useListContext();
  const { rowClick } = list;
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const row = findRow(event.currentTarget, target);
      if (event.defaultPrevented || !row) return;
      // Rows have plain anchors: fifty router links would re-render at every navigation.
      const link = target.closest<HTMLAnchorElement>('a.row-link');
      if (link && link.target === '' && isPlainClick(event)) {
        event.preventDefault();
        onOpen?.(withoutBasePath(link.pathname));
        void navigate(withoutBasePath(link.pathname) + link.search);
        return;
      }
      if (target.closest(INTERACTIVE_SELECTOR) || window.getSelection()?.toString()) return;
      if (rowClick?.kind === 'action') {
        if (event.button === 0) row.querySelector<HTMLElement>('.row-action')?.click();
        return;
      }
      const record = findRecord(rows, event.currentTarget, target);
      const destination = record && getRowTarget(rowClick, resource, record, parent);
      if (!destination || event.button > 1) return;
      if (destination.opensNewWindow || event.button === 1 || event.ctrlKey || event.metaKey)
        window.open(
          destination.opensNewWindow ? destination.href : withBasePath(destination.href),
          '_blank',
          'noopener,noreferrer',
        );
      else {
        onOpen?.(destination.href);
        void navigate(destination.href);
      }
    },
    [rows, rowClick, resource, parent, navigate, onOpen],
  );
}
