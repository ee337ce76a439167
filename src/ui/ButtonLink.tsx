import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook';
import { Link, type LinkProps } from './Link';
import { ownElement } from './ownElement';

interface Face extends ButtonLook {
  /** Drawn before the text; without children the link is the icon alone and needs `aria-label`. */
  icon?: ReactNode;
}

/** A link to a page of the console that looks like a button. */
export function ButtonLink({ icon, children, ...props }: Face & Omit<LinkProps, 'className'>) {
  const { variant, danger, small, wide, className, ...rest } = props;
  return (
    <Link
      {...rest}
      className={buttonLook({ variant, danger, small, wide, className }, children === undefined)}
    >
      {icon}
      {ownElement(children)}
    </Link>
  );
}

type Address = Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'> & { href: string };

/** A link that opens an address in a new window and looks like a button. */
export function NewWindowLink({ icon, children, ...props }: Face & Address) {
  const { variant, danger, small, wide, className, ...rest } = props;
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook({ variant, danger, small, wide, className }, children === undefined)}
    >
      {icon}
      {ownElement(children)}
    </a>
  );
}
