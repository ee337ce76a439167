import type { List } from '../../config/types';
import { Icon } from '../../ui/Icon';
import { isLineSpared } from '../../lib/line';
import { formatNumber } from '../../lib/numbers';
import { useShownList } from './ListContext';
import type { ListControl } from './listControl';
import type { Rows } from './rows';
import { buttonLook } from '../../ui/buttonLook';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useShownRange } from './shownRange';
import { listTexts } from './texts';
import { usePageAhead } from './usePageAhead';
import { fillText } from '../../i18n/fillText';

/**
 * Which rows of how many, the page size, and links to the pages (LIST-02, LIST-05). Of a single page how many there are,
 * and the sizes where another one would show fewer.
 */
export function Pager({ control, rows }: { control: ListControl; rows: Rows }) {
  const { list } = useShownList();
  const { page, size } = control.state;
  const { total } = rows;
  const shown = rows.rows?.length ?? 0;
  const place = useShownRange(rows, control.state);
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const pager = usePageAhead(rows, page);
  const isSingle = last === 1 && page === 1 && !rows.hasNextPage;
  const hasSizes = sizes(list, size).length > 1 && !(isSingle && shown <= Math.min(...sizes(list, size)));
  return (
    <nav ref={pager} className="pager" aria-label={listTexts.pager}>
      <span aria-live="polite">
        {isSingle || !place
          ? fillText(listTexts.results, { smart_count: shown })
          : fillText(total === undefined ? listTexts.range_open : listTexts.range, {
              from: number(place.from),
              to: number(place.to),
              total: number(total ?? 0),
            })}
      </span>
      {hasSizes && (
        <label className="pager-size">
          <span>{listTexts.page_size}</span>
          <select
            className="input small"
            value={size}
            onChange={(event) => control.change({ size: Number(event.target.value) })}
          >
            {sizes(list, size).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isSingle && (
        <span className="pager-pages">
          <PageLink
            icon="chevrons-left"
            label={listTexts.first_page}
            to={page > 1 ? 1 : undefined}
            control={control}
            rows={rows}
          />
          <PageLink
            icon="chevron-left"
            label={listTexts.previous_page}
            to={page > 1 ? page - 1 : undefined}
            control={control}
            rows={rows}
          />
          <span>
            {last === undefined
              ? fillText(listTexts.page_open, { page })
              : fillText(listTexts.page, { page: number(page), last: number(last) })}
          </span>
          <PageLink
            icon="chevron-right"
            label={listTexts.next_page}
            to={rows.hasNextPage ? page + 1 : undefined}
            control={control}
            rows={rows}
          />
          {last !== undefined && (
            <PageLink
              icon="chevrons-right"
              label={listTexts.last_page}
              to={page < last ? last : undefined}
              control={control}
              rows={rows}
            />
          )}
        </span>
      )}
    </nav>
  );
}

const number = (value: number): string => formatNumber(value) ?? String(value);

const sizes = (list: List, size: number): number[] =>
  [...new Set([...list.pageSizes, size])].sort((a, b) => a - b);

interface PageLinkProps {
  icon: 'chevrons-left' | 'chevron-left' | 'chevron-right' | 'chevrons-right';
  label: string;
  /** undefined: there is no such page. */
  to: number | undefined;
  control: ListControl;
  rows: Rows;
}

/** A page is asked for as soon as the pointer or the focus is on its link, so that it is there at the click. */
function PageLink({ icon, label, to, control, rows }: PageLinkProps) {
  if (to === undefined) {
    return (
      <span
        className={buttonLook({ variant: 'quiet', small: true }, true)}
        role="link"
        aria-disabled="true"
        aria-label={label}
      >
        <Icon name={icon} size={18} />
      </span>
    );
  }
  const prefetch = () => {
    if (!isLineSpared()) rows.prefetchPage(to);
  };
  const href = control.hrefOf({ page: to });
  const face = {
    variant: 'quiet' as const,
    small: true,
    'aria-label': label,
    title: label,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    icon: <Icon name={icon} size={18} />,
  };
  if (href === undefined) return <Button {...face} onClick={() => control.change({ page: to })} />;
  return <ButtonLink {...face} to={href} />;
}
