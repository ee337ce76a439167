import type { ComponentProps, ReactNode } from 'react';
import { buttonClassName, type ButtonAppearance } from './buttonClassName';
import { Link, type LinkProps } from '../page/Link';
import { wrapText } from '../text/wrapText';

interface ButtonLinkAppearance extends ButtonAppearance {
  /** Drawn before the text; without children the link is the icon alone and needs `aria-label`. */
  icon?: ReactNode;
}

/** A link to a page of the console that looks like a button. */
export function ButtonLink({
  icon,
  children,
  ...props
}: ButtonLinkAppearance & Omit<LinkProps, 'className'>) {
  const { variant, danger, small, wide, className, ...rest } = props;
  return (
    <Link
      {...rest}
      className={buttonClassName({ variant, danger, small, wide, className }, children === undefined)}
    >
      {icon}
      {wrapText(children)}
    </Link>
  );
}

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'> & { href: string };

/** A link that opens an address in a new window and looks like a button. */
export function NewWindowLink({ icon, children, ...props }: ButtonLinkAppearance & ExternalLinkProps) {
  const { variant, danger, small, wide, className, ...rest } = props;
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClassName({ variant, danger, small, wide, className }, children === undefined)}
    >
      {icon}
      {wrapText(children)}
    </a>
  );
}
