import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { shellTexts } from '../i18n/es/shell';
import type { OpenDialog } from '../ui/dialogStack';
import { Toast, type ToastData } from '../ui/Toast';
import { messagePlace } from './messagePlace';
import { isBad } from './toasts';

interface MessageRegionProps {
  /** undefined: the page. */
  dialog: OpenDialog | undefined;
  toasts: readonly ToastData[];
  /** Nothing lies over it: what comes now stands here, and is read out. */
  isOnTop: boolean;
  onClose: (id: number) => void;
  onUndo: (toast: ToastData) => void;
}

/** The messages of the page or of one dialog. Good news is a status, bad news an alert. */
export function MessageRegion({ dialog, toasts, isOnTop, onClose, onUndo }: MessageRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const box = dialog?.messages.parentElement;
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !box || toasts.length === 0) return undefined;
    const place = (): void => stand(region, box);
    place();
    window.addEventListener('resize', place);
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : undefined;
    sizes?.observe(box);
    return () => {
      window.removeEventListener('resize', place);
      sizes?.disconnect();
    };
  }, [box, toasts]);
  const group = (role: 'alert' | 'status', children: ReactNode) => (
    <div role={isOnTop ? role : undefined}>{children}</div>
  );
  const toastsThat = (is: (toast: ToastData) => boolean) =>
    toasts
      .filter((toast) => is(toast))
      .map((toast) => <Toast key={toast.id} toast={toast} onClose={onClose} onUndo={onUndo} />);
  return (
    <section
      ref={ref}
      className={isOnTop ? 'toasts' : 'toasts behind'}
      aria-label={isOnTop ? shellTexts.notifications.region : undefined}
    >
      {group('alert', toastsThat(isBad))}
      {group(
        'status',
        toastsThat((toast) => !isBad(toast)),
      )}
    </section>
  );
}

function stand(region: HTMLElement, box: HTMLElement): void {
  const heightAt = (width: number): number => {
    region.style.width = `${width}px`;
    return region.getBoundingClientRect().height;
  };
  const view = { width: window.innerWidth, height: window.innerHeight };
  const { left, top, width } = messagePlace(box.getBoundingClientRect(), heightAt, view);
  Object.assign(region.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
}
