import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import type { DialogPlacement } from '../../config/types';
import { Icon } from '../../ui/icon/Icon';
import { useDialogLayer } from '../../ui/dialog/dialogStack';
import { captureFocus } from '../../ui/focus/focusPage';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { MuiProvider } from '../../ui/theme/MuiProvider';
import { Button } from '../../ui/button/Button';
import { formTexts } from '../../i18n/messages/form';
import '../form/form.css';

interface PanelContainerProps {
  placement: DialogPlacement;
  title: ReactNode;
  /** Called on the close button, Escape, a backdrop click or the browser's back button. */
  onClose: () => void;
  /** Called when the page is left. */
  onLeave: () => void;
  /** True if the panel contains no form: the close button gets the focus. Default false. */
  autoFocusClose?: boolean;
  children: ReactNode;
}

/** Renders a drawer or modal over the page. Uses MUI's, so pop-ups of its inputs and nested dialogs stack above it. */
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
  // Messages render inside the open panel, because the page behind it is hidden from screen readers.
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
    // Ignore the second click of a double click: it was aimed at a button that a message has moved.
    if (reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1) return;
    // Otherwise the browser closes the question that this Escape has opened.
    if ('preventDefault' in event && typeof event.preventDefault === 'function') event.preventDefault();
    onClose();
  };
  const commonProps = {
    open: true,
    onClose: handleClose,
    'aria-labelledby': titleId,
    ref: setRoot,
    // MUI restores the focus too late for a dialog that replaces this one, and ignores elements that are gone.
    disableRestoreFocus: true,
  };
  return (
    <MuiProvider>
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
    </MuiProvider>
  );
}

/** Rendered after the panel, so it unmounts after it: MUI traps the focus while the panel is mounted. */
function RestoreFocus(): null {
  // A panel that suspends is hidden for a moment. When it shows again, its opener is still the same.
  const restoreFocus = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    restoreFocus.current ??= captureFocus();
    return restoreFocus.current;
  }, []);
  return null;
}
