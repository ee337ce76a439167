import type { RaRecord } from 'ra-core';
import { useActions } from '../actions/useActions';
import type { MasterDetailEntry, MasterDetail, Resource } from '../config/types';
import { recordTitle } from '../fields/titles/recordTitle';
import { useTranslateText } from '../i18n/useTranslateText';
import { hasId } from '../queries/list/hasId';
import { createRowKeys } from '../queries/list/rowKeys';
import { useCanAccess } from '../session/access/useCanAccess';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icon/Icon';
import { Link } from '../ui/page/Link';
import { LoadError } from '../ui/feedback/LoadError';
import { Skeletons } from '../ui/feedback/states';
import type { MasterDetailRoute } from './masterDetailPath';
import { masterDetailTexts } from './texts';
import type { MasterDetailRouting } from './useMasterDetailRoute';
import type { MasterRecords } from './useMasterRecords';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

interface MasterMenuProps {
  panel: MasterDetail;
  resource: Resource;
  parent: RaRecord | undefined;
  routing: MasterDetailRouting;
  records: MasterRecords;
  /** Read error of the records, if the pane beside the menu does not show it. */
  recordsError: Error | null;
  /** Label of the menu. */
  label: string;
}

/**
 * The menu of a panel: create button, fixed entries, records. While a form is open the items are disabled, with the reason.
 */
export function MasterMenu({
  panel,
  resource,
  parent,
  routing,
  records,
  recordsError,
  label,
}: MasterMenuProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { route, getPath } = routing;
  const { data, isFetching, refetch } = records;
  const keys = createRowKeys(data ?? []);
  const createAction = useCreateAction(resource, parent);
  const lockReason = getLockReason(route);
  const entries = panel.entries.filter(({ access }) => canAccess(access));
  const currentId = route.kind === 'record' || route.kind === 'edit' ? route.id : undefined;
  const listRef = useScrollToCurrentItem(currentId, data !== undefined);
  return (
    <nav className="panel-menu" aria-label={label}>
      <ul>
        {createAction && (
          <MasterMenuItem
            to={getPath({ kind: 'create' })}
            isCurrent={route.kind === 'create'}
            disabledReason={route.kind === 'create' ? null : (lockReason ?? createAction.disabledReason)}
            icon={<Icon name="plus" size={16} />}
          >
            {createAction.label}
          </MasterMenuItem>
        )}
        {entries.map(({ key, label: entryLabel }: MasterDetailEntry) => {
          const isCurrent = route.kind === 'entry' && route.key === key;
          return (
            <MasterMenuItem
              key={key}
              to={getPath({ kind: 'entry', key })}
              isCurrent={isCurrent}
              disabledReason={lockReason}
            >
              {t(entryLabel)}
            </MasterMenuItem>
          );
        })}
      </ul>
      {!data && isFetching && <Skeletons lines={4} />}
      {recordsError && <LoadError text={t(panel.records.error)} error={recordsError} onRetry={refetch} />}
      {data && data.length > 0 && (
        <ul ref={listRef} className="panel-records" aria-label={t(resource.label.many)}>
          {data.map((row, index) => {
            const id = String(row.id);
            const isCurrent = currentId === id;
            return (
              <MasterMenuItem
                key={keys[index]}
                to={getPath({ kind: 'record', id })}
                isCurrent={isCurrent}
                disabledReason={isCurrent ? null : hasId(row) ? lockReason : masterDetailTexts.no_id}
              >
                {recordTitle(resource, row, t)}
              </MasterMenuItem>
            );
          })}
        </ul>
      )}
    </nav>
  );
}

/** Scrolls to the current item in a long menu, however it was selected. Scrolls only the list or the menu, never the page. */
function useScrollToCurrentItem(
  id: string | undefined,
  hasRecords: boolean,
): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = listRef.current?.querySelector('[aria-current]');
    if (!listRef.current || !item) return;
    const [itemRect, listRect] = [item.getBoundingClientRect(), listRef.current.getBoundingClientRect()];
    if (itemRect.top < listRect.top || itemRect.bottom > listRect.bottom)
      listRef.current.scrollTop += itemRect.top - listRect.top - (listRect.height - itemRect.height) / 2;
    // On a phone the menu is a strip.
    const menu = listRef.current.parentElement;
    if (!menu) return;
    const menuRect = menu.getBoundingClientRect();
    if (itemRect.left < menuRect.left || itemRect.right > menuRect.right)
      menu.scrollLeft += itemRect.left - menuRect.left - (menuRect.width - itemRect.width) / 2;
  }, [id, hasRecords]);
  return listRef;
}

/** Returns the action that opens the create form, if the user can access it. */
function useCreateAction(resource: Resource, parent: RaRecord | undefined) {
  const actions = useMemo(() => {
    const { create } = resource.actions;
    return create?.behaviour.kind === 'open' && resource.create ? [create] : [];
  }, [resource]);
  return useActions(actions, { resource, parent, record: undefined, selection: undefined })[0];
}

/** Returns the reason why nothing else can be selected; null if it can. */
function getLockReason({ kind }: MasterDetailRoute): string | null {
  if (kind === 'create') return masterDetailTexts.creating;
  return kind === 'edit' ? masterDetailTexts.editing : null;
}

interface MasterMenuItemProps {
  to: string;
  isCurrent: boolean;
  disabledReason: string | null;
  icon?: ReactNode;
  children: string;
}

function MasterMenuItem({ to, isCurrent, disabledReason, icon, children }: MasterMenuItemProps) {
  return (
    <li>
      {disabledReason === null ? (
        <Link to={to} className="panel-item" aria-current={isCurrent ? 'page' : undefined}>
          {icon}
          <span title={children}>{children}</span>
        </Link>
      ) : (
        <Button variant="bare" className="panel-item" disabledReason={disabledReason} icon={icon}>
          <span>{children}</span>
        </Button>
      )}
    </li>
  );
}
