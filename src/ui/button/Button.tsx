import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonClassName, type ButtonAppearance } from './buttonClassName';
import { wrapText } from '../text/wrapText';

type NativeButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'disabled' | 'aria-disabled' | 'aria-busy'
>;

export interface ButtonProps extends ButtonAppearance, NativeButtonProps {
  /** Drawn before the text; without children the button is the icon alone and needs `aria-label`. */
  icon?: ReactNode;
  /**
   * Why it cannot be pressed now. It stays reachable and tells the reason on hover and focus; where the reason is on
   * screen, `aria-describedby` names it.
   */
  disabledReason?: string | null | undefined;
  /** What it began is under way: a spinner stands in place of the icon. */
  busy?: boolean | undefined;
  /** It cannot be pressed now, and why is plain to see: something is under way, there is no next page. */
  disabled?: boolean | undefined;
}

/** The button of the console. One that cannot be pressed keeps the focus, and neither clicks nor sends. */
export function Button({ variant, danger, small, wide, className, ...props }: ButtonProps) {
  const { type = 'button', icon, disabledReason, busy, disabled = false, onClick, children, ...rest } = props;
  const isDisabled = typeof disabledReason === 'string' || busy === true || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isDisabled) return onClick?.(event);
    // A submit button would send its form all the same.
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

/** The pointer gets the reason as a title, the keyboard as a bubble (`data-why`), screen readers as a description. */
function getReasonAttributes(reason: string | null | undefined, isVisible: boolean) {
  if (typeof reason !== 'string') return {};
  return isVisible ? { title: reason } : { title: reason, 'aria-description': reason, 'data-why': reason };
}
