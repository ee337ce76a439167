import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { NotificationType } from 'ra-core';
import { shellTexts } from '../../i18n/messages/shell';
import { Icon } from '../icon/Icon';
import type { OpenDialog } from '../dialog/dialogStack';
import type { IconName } from '../icon/iconNames';
import { Button } from '../button/Button';
import { wrapText } from '../text/wrapText';

/** Remaining display time of a message. */
interface ToastTime {
  /** ms; null = until the user closes it. */
  remaining: number | null;
}

export interface ToastData {
  id: number;
  type: NotificationType;
  content: ReactNode;
  /** Cause, shown below the text; '' for none. */
  cause: string;
  /** Remaining time. It outlives the element, which remounts when a dialog opens or closes. */
  time: ToastTime;
  /** Number of times the same success message came while it was shown; each time is announced again. */
  count: number;
  /** Dialogs that were open when the message came, the top one last. */
  dialogs: readonly OpenDialog[];
  /** Mutation that the message reports; undefined if it cannot be retried. */
  mutationKey: unknown;
  /** Undoes the reported action; undefined if it cannot be undone. */
  undo: (() => void) | undefined;
}

const texts = shellTexts.notifications;
const icons: Record<NotificationType, IconName> = {
  success: 'success',
  info: 'info',
  warning: 'alert-triangle',
  error: 'alert',
};

interface ToastProps {
  toast: ToastData;
  onClose: (id: number) => void;
  /** Closes the message and undoes the reported action. */
  onUndo: (toast: ToastData) => void;
}

/**
 * One message. Closing it by a press restores the previous focus. The timer pauses while the pointer or the focus is on it
 * and while the tab is hidden (WCAG 2.2.1).
 */
export function Toast({ toast, onClose, onUndo }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useIsTabHidden();
  const { time } = toast;
  const previousFocus = useRef<EventTarget | null>(null);
  const paused = hovered || focused || hidden;
  const close = useEffectEvent(() => onClose(toast.id));

  useEffect(() => {
    if (paused || time.remaining === null) return undefined;
    const resumedAt = Date.now();
    const { remaining } = time;
    const timer = setTimeout(() => close(), remaining);
    return () => {
      clearTimeout(timer);
      time.remaining = remaining - (Date.now() - resumedAt);
    };
  }, [paused, time]);

  const restoreFocus = (): void => {
    const { current: element } = previousFocus;
    const isConnected = element instanceof HTMLElement && element.isConnected;
    (isConnected ? element : document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  };

  return (
    <div
      className={`toast ${toast.type}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.type]} size={18} />
      <div key={toast.count} className="toast-text">
        <span className="visually-hidden">{`${texts[toast.type]} `}</span>
        {wrapText(toast.content)}
        {toast.cause && <p className="toast-cause">{toast.cause}</p>}
      </div>
      {toast.undo && (
        <Button
          small
          onClick={() => {
            restoreFocus();
            onUndo(toast);
          }}
        >
          {texts.undo}
        </Button>
      )}
      <Button
        variant="quiet"
        small
        aria-label={texts.close}
        onClick={() => {
          restoreFocus();
          onClose(toast.id);
        }}
        icon={<Icon name="x" size={16} />}
      />
    </div>
  );
}

function useIsTabHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
