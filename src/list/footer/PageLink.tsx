import { useCallback, useEffect, useRef } from 'react';
import { prefersReducedData } from '../../lib/prefersReducedData';
import { Button } from '../../ui/button/Button';
import { buttonClassName } from '../../ui/button/buttonClassName';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import type { ListData } from '../data/listData';
import type { ListParamsControl } from '../params/listParamsControl';

interface PageLinkProps {
  icon: 'chevrons-left' | 'chevron-left' | 'chevron-right' | 'chevrons-right';
  label: string;
  /** undefined: the page does not exist. */
  page: number | undefined;
  control: ListParamsControl;
  listData: ListData;
}

/** Link to a page of the list, by its arrow; disabled if the page does not exist. */
export const PageLink = ({ page, ...props }: PageLinkProps) =>
  page === undefined ? (
    <span
      className={buttonClassName({ variant: 'quiet', small: true }, true)}
      role="link"
      aria-disabled="true"
      aria-label={props.label}
    >
      <Icon name={props.icon} size={18} />
    </span>
  ) : (
    <ExistingPageLink page={page} {...props} />
  );

/**
 * Prefetches its page while the pointer or the focus is on it, so that it is ready at the click. Who turns one page after the
 * other rests on the same link: it prefetches again when it leads to another page.
 */
function ExistingPageLink({ icon, label, page, control, listData }: PageLinkProps & { page: number }) {
  const { prefetchPage, isPlaceholderData } = listData;
  const isPointedAt = useRef(false);
  const isFocused = useRef(false);
  const prefetch = useCallback(() => {
    if (!prefersReducedData()) prefetchPage(page);
  }, [page, prefetchPage]);
  useEffect(() => {
    if ((isPointedAt.current || isFocused.current) && !isPlaceholderData) prefetch();
  }, [prefetch, isPlaceholderData]);
  const href = control.getHref({ page });
  const buttonProps = {
    variant: 'quiet' as const,
    small: true,
    'aria-label': label,
    title: label,
    onPointerEnter: () => {
      isPointedAt.current = true;
      prefetch();
    },
    onPointerLeave: () => void (isPointedAt.current = false),
    onFocus: ({ currentTarget }: { currentTarget: Element }) => {
      // A click leaves the focus as well, and its person may have gone on to the rows.
      isFocused.current = currentTarget.matches(':focus-visible');
      prefetch();
    },
    onBlur: () => void (isFocused.current = false),
    icon: <Icon name={icon} size={18} />,
  };
  if (href === undefined) return <Button {...buttonProps} onClick={() => control.setParams({ page })} />;
  return <ButtonLink {...buttonProps} to={href} />;
}
