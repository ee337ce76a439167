import { useId, useRef, type ReactNode } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { Dialog } from './Dialog';
import { Button } from '../button/Button';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** True while the action runs: both buttons are disabled and the dialog cannot be closed. */
  busy?: boolean;
  /** Replaces `confirmLabel` while `busy`. */
  busyLabel?: string;
  confirmDisabled?: boolean;
  /** Reason why the confirm button is disabled. */
  confirmDisabledReason?: string;
  /** Width in px, or a CSS length. */
  width?: number | string;
  onConfirm: () => void;
  onClose: () => void;
  /** Called when the user leaves the page. Default `onClose`. */
  onLeave?: (() => void) | undefined;
}

/** Confirmation dialog. Initial focus: a required field if there is one, cancel if the action is dangerous, else confirm. */
export function ConfirmDialog({
  busy = false,
  danger = false,
  confirmDisabled = false,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const disabledReason = confirmDisabled ? props.confirmDisabledReason : undefined;
  const actions = (
    <>
      {disabledReason === undefined ? null : (
        <p id={reasonId} className="dialog-why">
          {disabledReason}
        </p>
      )}
      <Button ref={cancel} disabled={busy} onClick={() => props.onClose()}>
        {props.cancelLabel ?? shellTexts.dialog.cancel}
      </Button>
      <Button
        ref={confirm}
        variant="primary"
        danger={danger}
        busy={busy}
        disabled={confirmDisabled}
        {...(disabledReason === undefined ? {} : { disabledReason, 'aria-describedby': reasonId })}
        onClick={() => props.onConfirm()}
      >
        {busy ? (props.busyLabel ?? props.confirmLabel) : props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={props.open}
      title={props.title}
      role={danger ? 'alertdialog' : 'dialog'}
      locked={busy}
      onClose={props.onClose}
      onLeave={props.onLeave}
      initialFocus={danger ? cancel : confirm}
      actions={actions}
      {...(props.width === undefined ? {} : { width: props.width })}
    >
      {props.children}
    </Dialog>
  );
}

export interface InfoDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  closeLabel?: string;
  /** Width in px. */
  width?: number;
  onClose: () => void;
}

/** Dialog with a message to read and one button that closes it. */
export function InfoDialog({ open, title, children, closeLabel, width, onClose }: InfoDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      initialFocus={close}
      {...(width === undefined ? {} : { width })}
      actions={
        <Button variant="primary" ref={close} onClick={onClose}>
          {closeLabel ?? shellTexts.dialog.understood}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
