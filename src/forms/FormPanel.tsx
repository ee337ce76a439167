import { useId, useState, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import type { Panel } from '../config/types';
import { DiscardQuestion } from '../ui/DiscardQuestion';
import { Icon } from '../ui/Icon';
import { useDialogLayer } from '../ui/dialogStack';
import { usePageLeft } from '../ui/pageAddress';
import { muiTheme } from '../ui/muiTheme';
import type { FormSession } from './useFormSession';
import { Button } from '../ui/Button';
import { formTexts } from '../i18n/es/form';
import './form.css';

interface FormPanelProps {
  place: Panel;
  title: string;
  session: FormSession;
  children: ReactNode;
}

/**
 * The drawer or modal around a form. MUI's, since the pop-ups of its inputs must lie above it. Closing asks first when
 * something was typed.
 */
export function FormPanel({ place: { kind, width }, title, session, children }: FormPanelProps) {
  const length = typeof width === 'number' ? `${width}px` : width;
  const titleId = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  // Messages are drawn inside the open panel: the page behind it is hidden from screen readers.
  useDialogLayer(root, session.close);
  usePageLeft(() => session.leave?.());
  const inside = (
    <>
      <header className="panel-header">
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          aria-label={formTexts.close}
          onClick={session.close}
          icon={<Icon name="x" size={18} />}
        />
      </header>
      {children}
      <DiscardQuestion
        open={session.asking}
        sending={session.sending}
        onDiscard={session.discard}
        onKeep={session.keepEditing}
      />
    </>
  );
  const onAway = (event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    // The second click of a double click was meant for a button that a message has moved meanwhile.
    if (reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1) return;
    // Else the browser lets the same Escape close the question that it opened.
    if ('preventDefault' in event && typeof event.preventDefault === 'function') event.preventDefault();
    session.close();
  };
  const common = { open: true, onClose: onAway, 'aria-labelledby': titleId, ref: setRoot };
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
    </ThemeProvider>
  );
}
