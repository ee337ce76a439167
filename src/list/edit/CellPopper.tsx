import Popper from '@mui/material/Popper';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';

interface CellPopperProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** Over the cell, so that no row changes its height. */
const MODIFIERS = [
  { name: 'flip', enabled: false },
  { name: 'preventOverflow', options: { padding: 8, altAxis: true } },
  {
    name: 'offset',
    options: {
      offset: ({ reference }: { reference: { height: number } }): [number, number] => [0, -reference.height],
    },
  },
];

/** Panel over a cell. It is outside the table, which would cut it off at its edge. */
export function CellPopper({ buttonRef, panelRef, label, children }: CellPopperProps) {
  const [size] = useState(() => {
    const cell = buttonRef.current?.closest('td');
    return {
      '--cell-width': `${cell?.offsetWidth ?? 0}px`,
      '--cell-height': `${cell?.offsetHeight ?? 0}px`,
    } as CSSProperties;
  });
  const popper = useRef<{ update: () => unknown }>(null);
  // The row may have moved: it renders with each read of the list.
  useEffect(() => void popper.current?.update());
  return (
    <Popper
      popperRef={(instance) => {
        popper.current = instance;
      }}
      ref={panelRef}
      open
      className="cell-editor"
      role="dialog"
      aria-label={label}
      anchorEl={() => buttonRef.current?.closest('td') ?? document.body}
      placement="bottom-start"
      modifiers={MODIFIERS}
      style={size}
      // React events of the panel reach the row, whose click would open the record.
      onClick={(event) => event.stopPropagation()}
      onAuxClick={(event) => event.stopPropagation()}
    >
      {children}
    </Popper>
  );
}
