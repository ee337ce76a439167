import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonClassName, type ButtonAppearance } from './buttonClassName';
import { wrapText } from '../text/wrapText';

type NativeButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'disabled' | 'aria-disabled' | 'aria-busy'
>;

export interface ButtonProps extends ButtonAppearance, NativeButtonProps {
  /** Shown before the text. Without children the button shows only the icon and needs `aria-label`. */
  icon?: ReactNode;
  /**
   * Reason why the button is disabled. The button stays focusable and shows the reason on hover and focus. If the reason is
   * already on screen, reference it with `aria-describedby`.
   */
  disabledReason?: string | null | undefined;
  /** True while the action of the button runs: a spinner replaces the icon. */
  busy?: boolean | undefined;
  /** Disables the button without a reason, if the reason is obvious: something is running, there is no next page. */
  disabled?: boolean | undefined;
}

/** The console's button. A disabled button keeps the focus and neither clicks nor submits. */
export function Button({ variant, danger, small, wide, className, ...props }: ButtonProps) {
  const { type = 'button', icon, disabledReason, busy, disabled = false, onClick, children, ...rest } = props;
  const isDisabled = typeof disabledReason === 'string' || busy === true || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isDisabled) return onClick?.(event);
    // A submit button would submit its form anyway.
    return event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, danger, small, wide, className }, children === undefined)}
      aria-disabled={isDisabled}
      {...(busy === undefined ? {} : { 'aria-busy': busy })}
      {...getReasonAttributes(disabledReason, rest['aria-describedby'] !== undefined)}
      onClick={handleClick}
    >
      {busy ? <span className="spinner" aria-hidden /> : icon}
      {wrapText(children)}
    </button>
  );
}

/** The reason is a title for the pointer, a bubble (`data-why`) for the keyboard and a description for screen readers. */
function getReasonAttributes(reason: string | null | undefined, isVisible: boolean) {
  if (typeof reason !== 'string') return {};
  return isVisible ? { title: reason } : { title: reason, 'aria-description': reason, 'data-why': reason };
}
