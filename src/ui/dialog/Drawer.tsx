import type { ReactNode, RefObject } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { Dialog } from './Dialog';
import { DRAWER_WIDTHS } from '../theme/tokens';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Width in px; form drawers are 480 or 520 wide, the side menu's is 300. */
  width?: number;
  busy?: boolean;
  className?: string;
  onClose: () => void;
  /** Called when the user leaves the page: closes without confirmation. Default `onClose`. */
  onLeave?: (() => void) | undefined;
  /** Both as in `Dialog`. If nothing else takes the focus, the close button has it. */
  initialFocus?: RefObject<HTMLElement | null>;
  skipFieldFocus?: boolean;
}

/** Modal panel at the right edge. Escape, the backdrop and the close button call `onClose`, unless it is busy. */
export function Drawer({ width = DRAWER_WIDTHS[0], busy = false, className = '', ...props }: DrawerProps) {
  return (
    <Dialog
      {...props}
      className={`drawer ${className}`}
      width={width}
      locked={busy}
      focusesClose
      closeLabel={shellTexts.dialog.close}
    />
  );
}
