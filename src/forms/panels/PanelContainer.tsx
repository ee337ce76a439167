import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import type { DialogPlacement } from '../../config/types';
import { Icon } from '../../ui/icon/Icon';
import { useDialogLayer } from '../../ui/dialog/dialogStack';
import { captureFocus } from '../../ui/page/focusPage';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { muiTheme } from '../../ui/theme/muiTheme';
import { Button } from '../../ui/button/Button';
import { formTexts } from '../../i18n/es/form';
import '../form/form.css';

interface PanelContainerProps {
  placement: DialogPlacement;
  title: string;
  /** The cross, Escape, the backdrop or the browser's back button asked to close. */
  onClose: () => void;
  /** Its page is left. */
  onLeave: () => void;
  /** No form is in it: the cross has the focus. Default false. */
  autoFocusClose?: boolean;
  children: ReactNode;
}

/** A drawer or modal over the page. MUI's, since the pop-ups of its inputs, and what opens from it, must lie above it. */
export function PanelContainer({
  placement: { kind, width },
  title,
  onClose,
  onLeave,
  ...props
}: PanelContainerProps) {
  const { autoFocusClose = false, children } = props;
  const cssWidth = typeof width === 'number' ? `${width}px` : width;
  const titleId = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [messages, setMessages] = useState<HTMLElement | null>(null);
  // Messages are drawn inside the open panel: the page behind it is hidden from screen readers.
  useDialogLayer(root, messages, onClose);
  useOnPageLeave(onLeave);
  const content = (
    <>
      <header className="panel-header">
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          aria-label={formTexts.close}
          autoFocus={autoFocusClose}
          onClick={onClose}
          icon={<Icon name="x" size={18} />}
        />
      </header>
      <div ref={setMessages} className="dialog-messages" />
      {children}
    </>
  );
  const handleClose = (event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    // The second click of a double click was meant for a button that a message has moved meanwhile.
    if (reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1) return;
    // Else the browser lets the same Escape close the question that it opened.
    if ('preventDefault' in event && typeof event.preventDefault === 'function') event.preventDefault();
    onClose();
  };
  const commonProps = {
    open: true,
    onClose: handleClose,
    'aria-labelledby': titleId,
    ref: setRoot,
    // MUI gives it back too late for a dialog that comes in the place of this one, and without a thought of who is gone.
    disableRestoreFocus: true,
  };
  return (
    <ThemeProvider theme={muiTheme}>
      {kind === 'drawer' ? (
        <Drawer
          {...commonProps}
          anchor="right"
          slotProps={{
            paper: {
              className: 'form-panel',
              role: 'dialog',
              'aria-modal': true,
              'aria-labelledby': titleId,
              sx: { width: `min(${cssWidth}, 100vw)` },
            },
          }}
        >
          {content}
        </Drawer>
      ) : (
        <Dialog
          {...commonProps}
          slotProps={{
            paper: {
              className: 'form-panel',
              sx: { width: `min(${cssWidth}, calc(100vw - 32px))`, maxWidth: 'none' },
            },
          }}
        >
          {content}
        </Dialog>
      )}
      <RestoreFocus />
    </ThemeProvider>
  );
}

/** Stands behind the panel, so that it goes after it: as long as the panel is there, MUI keeps the focus in. */
function RestoreFocus(): null {
  // What the panel waits for takes it out of sight for a moment: coming back it has been opened by the same.
  const restoreFocus = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    restoreFocus.current ??= captureFocus();
    return restoreFocus.current;
  }, []);
  return null;
}
