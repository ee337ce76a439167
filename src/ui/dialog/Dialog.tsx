import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { dialogTexts } from './dialogTexts';
import { pushDialog } from './dialogStack';
import { focusFirstField } from '../focus/focusFirstField';
import { captureFocus } from '../focus/focusPage';
import { useOnPageLeave } from '../page/pagePath';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /**
   * Called when the close button, Escape, the backdrop or the browser's back button requests a close; not called while
   * `locked`. null: only the dialog's own buttons close it, so it has no close button.
   */
  onClose: (() => void) | null;
  /** Called when the user leaves the page: closes without confirmation, also while `locked`. Default `onClose`. */
  onLeave?: (() => void) | undefined;
  /** True while only the dialog's own buttons can close it. */
  locked?: boolean;
  children?: ReactNode;
  /** Buttons, in reading order. */
  actions?: ReactNode;
  /** True if the close button has the initial focus where nothing else takes it. Default false: the first control of the content has it. */
  focusesClose?: boolean;
  /** Label of the close button. Default: another one than «Cerrar», which many dialogs have below their content. */
  closeLabel?: string;
  /** True if the title is for screen readers only: the content has a head of its own. Default false. */
  titleHidden?: boolean;
  className?: string;
  /** Width in px, or a CSS length. */
  width?: number | string;
  role?: 'dialog' | 'alertdialog';
  /** Receives the initial focus, unless the body contains a field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** True if a field is not the purpose of the dialog: the browser then chooses the initial focus. Default false. */
  skipFieldFocus?: boolean;
}

/** A control below the head of a dialog. */
const CONTENT_CONTROL = ':is(.dialog-body, .dialog-actions) :is(a[href], button, input, select, textarea)';

const noop = (): void => undefined;

/** Native modal dialog: the browser makes the rest of the page inert, traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  // Unmount while closed, so that typed input does not come back.
  return props.open ? <MountedDialog {...props} /> : null;
}

function MountedDialog({
  title,
  onClose,
  onLeave = onClose ?? noop,
  locked = false,
  closeLabel = dialogTexts.close,
  titleHidden = false,
  focusesClose = false,
  role = 'dialog',
  initialFocus,
  skipFieldFocus = false,
  ...props
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const isLocked = locked || onClose === null;
  const titleId = useId();
  const bodyId = useId();
  const close = (): void => {
    if (!locked) onClose?.();
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
    // The browser has focused the first control: the close button.
    if (!focusesClose && dialog.querySelector('.dialog-header')?.contains(document.activeElement))
      dialog.querySelector<HTMLElement>(CONTENT_CONTROL)?.focus();
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
  }, [initialFocus, skipFieldFocus, focusesClose]);

  // Browsers close on a second Escape even if `cancel` was prevented, so a locked dialog opens again. A layout effect, since
  // an effect would run after the dialog is visible.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const reopen = () => {
      if (isLocked && dialog?.isConnected && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, [isLocked]);

  return (
    <dialog
      ref={ref}
      role={role}
      className={`dialog ${props.className ?? ''}`}
      aria-labelledby={titleId}
      {...(role === 'alertdialog' ? { 'aria-describedby': bodyId } : {})}
      style={widthStyle(props.width)}
      onCancel={(event) => {
        if (event.target !== ref.current) return; // a file chooser inside fires its own cancel event
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The surrounding element would handle it as its own event.
        event.stopPropagation();
        if (isLocked) event.preventDefault();
      }}
      onMouseDown={(event) => {
        // The backdrop belongs to the dialog element; the content fills the element completely. Ignore the second press of a
        // double click: it was meant for the button that opened the dialog.
        if (event.target === ref.current && event.detail < 2) close();
      }}
    >
      <div className="dialog-panel">
        <header className={titleHidden ? 'visually-hidden' : 'dialog-header'}>
          <h2 id={titleId}>{title}</h2>
          {onClose !== null && !titleHidden && (
            // Not the console's button and icon: the login would load all icons with them.
            <button
              type="button"
              className="button ghost icon dialog-close"
              aria-label={closeLabel}
              aria-disabled={locked}
              onClick={close}
            />
          )}
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

// The type of `style` has no custom properties.
const widthStyle = (width: number | string | undefined): CSSProperties =>
  (width === undefined
    ? {}
    : { '--dialog-width': typeof width === 'number' ? `${width}px` : width }) as CSSProperties;
