import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Console page: a path with its query, never another site. */
  to: To;
  /** True replaces the history entry. A link to the current URL always replaces it. */
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
}

/**
 * Link to a console page. React-router's `Link` also handles external URLs and prefetching of routes with loaders: 2 kB of
 * the initial bundle that the console does not need.
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
