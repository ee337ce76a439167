import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { pushDialog } from './dialogStack';
import { focusFirstField } from './focusFirstField';
import { captureFocus } from '../page/focusPage';
import { useOnPageLeave } from '../page/pagePath';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Escape, the backdrop or the browser's back button asked to close; not called while `locked`. */
  onClose: () => void;
  /** Its page is left: closes without a question, also while `locked`. Default `onClose`. */
  onLeave?: (() => void) | undefined;
  /** Nothing but the dialog's own buttons closes it. */
  locked?: boolean;
  children?: ReactNode;
  /** Buttons, in the order of reading. */
  actions?: ReactNode;
  /** What is in front of the title's end: a close button. */
  headerAction?: ReactNode;
  className?: string;
  /** px, or a CSS length. */
  width?: number | string;
  role?: 'dialog' | 'alertdialog';
  /** Focused first, unless the body holds a field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A field in it is not what it was opened for: the focus is where the browser puts it. Default false. */
  skipFieldFocus?: boolean;
}

/** A native modal dialog: the browser makes the rest of the page inert, keeps the focus in and gives it back. */
export function Dialog(props: DialogProps) {
  // Unmounted while closed, so that what was typed in it does not come back.
  return props.open ? <MountedDialog {...props} /> : null;
}

function MountedDialog({
  title,
  onClose,
  onLeave = onClose,
  locked = false,
  role = 'dialog',
  initialFocus,
  skipFieldFocus = false,
  ...props
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const close = (): void => {
    if (!locked) onClose();
  };
  const closeByBack = useEffectEvent(close);
  useOnPageLeave(onLeave);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !messages.current) return undefined;
    const restoreFocus = captureFocus();
    dialog.showModal();
    if (skipFieldFocus) initialFocus?.current?.focus();
    const stopWaiting = skipFieldFocus ? undefined : focusFirstField(dialog, initialFocus?.current);
    const unregister = pushDialog({
      element: dialog,
      messages: messages.current,
      close: () => closeByBack(),
    });
    return () => {
      stopWaiting?.();
      unregister();
      dialog.close();
      restoreFocus();
    };
  }, [initialFocus, skipFieldFocus]);

  // Browsers let a second Escape through whatever `cancel` says; a locked dialog opens again.
  // From the moment it is seen: an effect would come later.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const reopen = () => {
      if (locked && dialog?.isConnected && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, [locked]);

  return (
    <dialog
      ref={ref}
      role={role}
      className={`dialog ${props.className ?? ''}`}
      aria-labelledby={titleId}
      {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
      style={widthStyle(props.width)}
      onCancel={(event) => {
        if (event.target !== ref.current) return; // a file chooser inside has a cancel of its own
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What it lies in would take it for its own.
        event.stopPropagation();
        if (locked) event.preventDefault();
      }}
      onMouseDown={(event) => {
        // The backdrop belongs to the dialog element itself; what it holds fills it wholly. The second press of a double
        // click was meant for what opened the dialog.
        if (event.target === ref.current && event.detail < 2) close();
      }}
    >
      <div className="dialog-panel">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          {props.headerAction}
        </header>
        <div id={bodyId} className="dialog-body">
          {props.children}
        </div>
        <div ref={messages} className="dialog-messages" />
        {props.actions === undefined ? null : <footer className="dialog-actions">{props.actions}</footer>}
      </div>
    </dialog>
  );
}

// The type of `style` knows no custom properties.
const widthStyle = (width: number | string | undefined): CSSProperties =>
  (width === undefined
    ? {}
    : { '--dialog-width': typeof width === 'number' ? `${width}px` : width }) as CSSProperties;
