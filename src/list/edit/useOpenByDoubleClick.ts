import { useEffect, useEffectEvent, type RefObject } from 'react';
import { INTERACTIVE_SELECTOR } from '../table/rowEvents';

/** Opens a cell by a double click on it, except on a link or control in it. `buttonRef`: button in the cell. */
export function useOpenByDoubleClick(
  buttonRef: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onOpen: () => void,
): void {
  const handleDoubleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(INTERACTIVE_SELECTOR)) onOpen();
  });
  useEffect(() => {
    const cell = isEnabled ? buttonRef.current?.closest('td') : undefined;
    if (!cell) return undefined;
    const listener = (event: MouseEvent): void => handleDoubleClick(event);
    cell.addEventListener('dblclick', listener);
    return () => cell.removeEventListener('dblclick', listener);
  }, [buttonRef, isEnabled]);
}
