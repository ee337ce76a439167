import type { ComponentProps, ReactNode } from 'react';
import { buttonClassName, type ButtonAppearance } from './buttonClassName';
import { isHiddenLink, Link, type LinkProps } from '../page/Link';
import { wrapText } from '../text/wrapText';

interface ButtonLinkAppearance extends ButtonAppearance {
  /** Shown before the text. Without children the link shows only the icon and needs `aria-label`. */
  icon?: ReactNode;
}

/** Link to a console page, styled as a button; nothing if the installation hides the page. */
export function ButtonLink({
  icon,
  children,
  ...props
}: ButtonLinkAppearance & Omit<LinkProps, 'className'>) {
  const { variant, danger, small, wide, className, ...rest } = props;
  if (isHiddenLink(props.to)) return null;
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

/** Link that opens a URL in a new window, styled as a button. */
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
