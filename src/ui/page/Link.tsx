import type { ComponentProps } from 'react';
import { createPath, useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { isHiddenPage } from '../../lib/url/hiddenPages';

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
 * the initial bundle that the console does not need. A link to a page that the installation hides is only its text.
 */
export function Link(props: LinkProps) {
  return isHiddenLink(props.to) ? <span>{props.children}</span> : <PageLink {...props} />;
}

/** True if the installation hides the page that a link leads to. */
export const isHiddenLink = (to: To): boolean => isHiddenPage(typeof to === 'string' ? to : createPath(to));

function PageLink({ to, replace, state, onClick, children, ...rest }: LinkProps) {
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
