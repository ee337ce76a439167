import { use, useMemo } from 'react';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatNumber } from '../../lib/formatNumber';
import type { DeclaredView, List } from '../../config/types';
import { buildPageParams } from '../../list/data/listRequest';
import { mergeParams } from '../../list/params/listParams';
import { readDeclaredView } from '../../list/views/savedView';
import { buildViewSearch } from '../../list/views/viewSearch';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { Link } from '../../ui/page/Link';

/** Time between two reads, in ms. */
const INTERVAL_MS = 60_000;

interface MenuCountProps {
  resource: string;
  /** Path of the list. */
  to: string;
}

/** Number of records of a list's view beside its menu entry (`menuCount` of a view); nothing if it is 0 or unknown. */
export default function MenuCount({ resource, to }: MenuCountProps) {
  const { isLoaded, load } = useDeclarations();
  const list = useResources().get(resource)?.list;
  if (!isLoaded(resource, 'list')) use(load(resource, 'list'));
  const view = list?.views.find(({ menuCount }) => menuCount);
  return list && view && <ViewCount list={list} view={view} to={to} />;
}

interface ViewCountProps {
  list: List;
  view: DeclaredView;
  to: string;
}

function ViewCount({ list, view, to }: ViewCountProps) {
  const t = useTranslateText();
  const state = useMemo(() => readDeclaredView(list, view), [list, view]);
  // The first page of the list, as it reads it itself: a page size of its own may be one that the host refuses.
  const pageParams = useMemo(
    () => buildPageParams(list, mergeParams(list, state, state), undefined),
    [list, state],
  );
  const { total } = useListPageQuery(list.resource, pageParams, {
    staleTime: INTERVAL_MS,
    refetchInterval: INTERVAL_MS,
  });
  if (!total) return null;
  const { menuCount } = view;
  const isRed = typeof menuCount === 'object' && total >= menuCount.redFrom;
  return (
    <Link
      to={`${to}?${buildViewSearch(list, state, new URLSearchParams())}`}
      className={isRed ? 'menu-count too-many' : 'menu-count'}
      aria-label={`${t(view.label)}: ${formatNumber(total)}`}
      title={t(view.label)}
    >
      {formatNumber(total)}
    </Link>
  );
}
