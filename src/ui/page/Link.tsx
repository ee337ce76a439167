import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A page of the console: a path with its query, never another site. */
  to: To;
  /** The page takes the place of this one in the history; so does one at the same address, whatever is said. */
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
}

/**
 * A link to a page of the console. React-router's own also knows other sites and what it may load ahead of a click
 * by routes with loaders: 2 kB of every start that the console has no use for.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const handleClick = useLinkClickHandler(to, { state, ...(replace ? { replace } : {}) });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) handleClick(event);
      }}
    >
      {children}
    </a>
  );
}
