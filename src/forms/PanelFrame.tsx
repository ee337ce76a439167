import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import type { Panel } from '../config/types';
import { Icon } from '../ui/Icon';
import { useDialogLayer } from '../ui/dialogStack';
import { keepOpener } from '../ui/focusPage';
import { usePageLeft } from '../ui/pageAddress';
import { muiTheme } from '../ui/muiTheme';
import { Button } from '../ui/Button';
import { formTexts } from '../i18n/es/form';
import './form.css';

interface PanelFrameProps {
  place: Panel;
  title: string;
  /** The cross, Escape, the backdrop or the browser's back button asked to close. */
  onClose: () => void;
  /** Its page is left. */
  onLeave: () => void;
  /** No form is in it: the cross has the focus. Default false. */
  isToRead?: boolean;
  children: ReactNode;
}

/** A drawer or modal over the page. MUI's, since the pop-ups of its inputs, and what opens from it, must lie above it. */
export function PanelFrame({ place: { kind, width }, title, onClose, onLeave, ...props }: PanelFrameProps) {
  const { isToRead = false, children } = props;
  const length = typeof width === 'number' ? `${width}px` : width;
  const titleId = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [messages, setMessages] = useState<HTMLElement | null>(null);
  // Messages are drawn inside the open panel: the page behind it is hidden from screen readers.
  useDialogLayer(root, messages, onClose);
  usePageLeft(onLeave);
  const inside = (
    <>
      <header className="panel-header">
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          aria-label={formTexts.close}
          autoFocus={isToRead}
          onClick={onClose}
          icon={<Icon name="x" size={18} />}
        />
      </header>
      <div ref={setMessages} className="dialog-messages" />
      {children}
    </>
  );
  const onAway = (event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    // The second click of a double click was meant for a button that a message has moved meanwhile.
    if (reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1) return;
    // Else the browser lets the same Escape close the question that it opened.
    if ('preventDefault' in event && typeof event.preventDefault === 'function') event.preventDefault();
    onClose();
  };
  const common = {
    open: true,
    onClose: onAway,
    'aria-labelledby': titleId,
    ref: setRoot,
    // MUI gives it back too late for a dialog that comes in the place of this one, and without a thought of who is gone.
    disableRestoreFocus: true,
  };
  return (
    <ThemeProvider theme={muiTheme}>
      {kind === 'drawer' ? (
        <Drawer
          {...common}
          anchor="right"
          slotProps={{
            paper: {
              className: 'form-panel',
              role: 'dialog',
              'aria-modal': true,
              'aria-labelledby': titleId,
              sx: { width: `min(${length}, 100vw)` },
            },
          }}
        >
          {inside}
        </Drawer>
      ) : (
        <Dialog
          {...common}
          slotProps={{
            paper: {
              className: 'form-panel',
              sx: { width: `min(${length}, calc(100vw - 32px))`, maxWidth: 'none' },
            },
          }}
        >
          {inside}
        </Dialog>
      )}
      <FocusBack />
    </ThemeProvider>
  );
}

/** Stands behind the panel, so that it goes after it: as long as the panel is there, MUI keeps the focus in. */
function FocusBack(): null {
  // What the panel waits for takes it out of sight for a moment: coming back it has been opened by the same.
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    giveBack.current ??= keepOpener();
    return giveBack.current;
  }, []);
  return null;
}
