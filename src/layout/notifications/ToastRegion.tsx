import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import type { OpenDialog } from '../../ui/dialog/dialogStack';
import { Toast, type ToastData } from '../../ui/feedback/Toast';
import { placeToasts } from './placeToasts';
import { isErrorOrWarning } from '../../ui/feedback/toastStore';

interface ToastRegionProps {
  /** undefined: the page. */
  dialog: OpenDialog | undefined;
  toasts: readonly ToastData[];
  /** True if no dialog covers it: new messages show and are announced here. */
  isOnTop: boolean;
  onClose: (id: number) => void;
  onUndo: (toast: ToastData) => void;
}

/** Messages of the page or of one dialog. Success messages have the role status, errors alert. */
export function ToastRegion({ dialog, toasts, isOnTop, onClose, onUndo }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const dialogBox = dialog?.messages.parentElement;
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !dialogBox || toasts.length === 0) return undefined;
    const reposition = (): void => positionRegion(region, dialogBox);
    reposition();
    window.addEventListener('resize', reposition);
    const resizeObserver = typeof ResizeObserver === 'function' ? new ResizeObserver(reposition) : undefined;
    resizeObserver?.observe(dialogBox);
    return () => {
      window.removeEventListener('resize', reposition);
      resizeObserver?.disconnect();
    };
  }, [dialogBox, toasts]);
  const renderGroup = (role: 'alert' | 'status', children: ReactNode) => (
    <div role={isOnTop ? role : undefined}>{children}</div>
  );
  const renderToasts = (predicate: (toast: ToastData) => boolean) =>
    toasts
      .filter((toast) => predicate(toast))
      .map((toast) => <Toast key={toast.id} toast={toast} onClose={onClose} onUndo={onUndo} />);
  return (
    <section
      ref={ref}
      className={isOnTop ? 'toasts' : 'toasts behind'}
      aria-label={isOnTop ? shellTexts.notifications.region : undefined}
    >
      {renderGroup('alert', renderToasts(isErrorOrWarning))}
      {renderGroup(
        'status',
        renderToasts((toast) => !isErrorOrWarning(toast)),
      )}
    </section>
  );
}

function positionRegion(region: HTMLElement, dialogBox: HTMLElement): void {
  const measureHeight = (width: number): number => {
    region.style.width = `${width}px`;
    return region.getBoundingClientRect().height;
  };
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const { left, top, width } = placeToasts(dialogBox.getBoundingClientRect(), measureHeight, viewport);
  Object.assign(region.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
}
