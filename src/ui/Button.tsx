import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook';
import { ownElement } from './ownElement';

type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled' | 'aria-disabled' | 'aria-busy'>;

export interface ButtonProps extends ButtonLook, Native {
  /** Drawn before the text; without children the button is the icon alone and needs `aria-label`. */
  icon?: ReactNode;
  /**
   * Why it cannot be pressed now. It stays reachable and tells the reason on hover and focus; where the reason is on
   * screen, `aria-describedby` names it.
   */
  why?: string | null | undefined;
  /** What it began is under way: a spinner stands in place of the icon. */
  busy?: boolean | undefined;
  /** It cannot be pressed now, and why is plain to see: something is under way, there is no next page. */
  locked?: boolean | undefined;
}

/** The button of the console. One that cannot be pressed keeps the focus, and neither clicks nor sends. */
export function Button({ variant, danger, small, wide, className, ...props }: ButtonProps) {
  const { type = 'button', icon, why, busy, locked = false, onClick, children, ...rest } = props;
  const isBlocked = typeof why === 'string' || busy === true || locked;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isBlocked) return onClick?.(event);
    // A submit button would send its form all the same.
    return event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, danger, small, wide, className }, children === undefined)}
      aria-disabled={isBlocked}
      {...(busy === undefined ? {} : { 'aria-busy': busy })}
      {...reasonOf(why, rest['aria-describedby'] !== undefined)}
      onClick={click}
    >
      {busy ? <span className="spinner" aria-hidden /> : icon}
      {ownElement(children)}
    </button>
  );
}

/** The pointer gets the reason as a title, the keyboard as a bubble (`data-why`), screen readers as a description. */
function reasonOf(why: string | null | undefined, isOnScreen: boolean) {
  if (typeof why !== 'string') return {};
  return isOnScreen ? { title: why } : { title: why, 'aria-description': why, 'data-why': why };
}
