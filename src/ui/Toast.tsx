import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { NotificationType } from 'ra-core';
import { shellTexts } from '../i18n/es/shell';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import { Button } from './Button';
import { ownElement } from './ownElement';

export interface ToastData {
  id: number;
  type: NotificationType;
  content: ReactNode;
  /** Why, below it; '' for nothing. */
  cause: string;
  /** ms; null = until it is closed. */
  duration: number | null;
  /** The act that it tells of; undefined for none that can be tried again. */
  about: unknown;
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
  const hidden = useHiddenTab();
  const left = useRef(toast.duration ?? 0);
  const before = useRef<EventTarget | null>(null);
  const paused = hovered || focused || hidden || toast.duration === null;
  const close = useEffectEvent(() => onClose(toast.id));

  useEffect(() => {
    if (paused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);

  const giveBack = (): void => {
    const { current: place } = before;
    const isThere = place instanceof HTMLElement && place.isConnected;
    (isThere ? place : document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  };

  return (
    <div
      className={`toast ${toast.type}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.type]} size={18} />
      <div className="toast-text">
        <span className="visually-hidden">{`${texts[toast.type]} `}</span>
        {ownElement(toast.content)}
        {toast.cause && <p className="toast-cause">{toast.cause}</p>}
      </div>
      {toast.undo && (
        <Button
          small
          onClick={() => {
            giveBack();
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
          giveBack();
          onClose(toast.id);
        }}
        icon={<Icon name="x" size={16} />}
      />
    </div>
  );
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
