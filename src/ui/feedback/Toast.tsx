import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { NotificationType } from 'ra-core';
import { shellTexts } from '../../i18n/es/shell';
import { Icon } from '../icon/Icon';
import type { OpenDialog } from '../dialog/dialogStack';
import type { IconName } from '../icon/iconNames';
import { Button } from '../button/Button';
import { wrapText } from '../text/wrapText';

/** Time of a message on the screen. */
interface ToastTime {
  /** ms; null = until it is closed. */
  remaining: number | null;
}

export interface ToastData {
  id: number;
  type: NotificationType;
  content: ReactNode;
  /** Why, below it; '' for nothing. */
  cause: string;
  /** What is left of its time; it outlives the element, which is drawn anew where a dialog opens or closes. */
  time: ToastTime;
  /** How often the same good news came while it was there: it is said again each time. */
  count: number;
  /** The dialogs that were open when it came, the top one last. */
  dialogs: readonly OpenDialog[];
  /** The act that it tells of; undefined for none that can be tried again. */
  mutationKey: unknown;
  /** Takes back what it tells of; undefined where nothing does. */
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
  /** Closes it and takes back what it tells of. */
  onUndo: (toast: ToastData) => void;
}

/** One message. What had the focus before it gets it back when a press closes it. Its time stands still while the pointer or the focus is on it and while the tab is hidden (WCAG 2.2.1). */
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
