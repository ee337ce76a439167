import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { FormPathContext, type GetFormPath } from '../actions/formPath';
import type { MasterDetail, Resource, MasterDetailEntry } from '../config/types';
import { useResources } from '../queries/console/consoleHooks';
import { interpolateText } from '../i18n/interpolateText';
import { useTranslateText } from '../i18n/useTranslateText';
import { LoadError } from '../ui/feedback/LoadError';
import { useLogError } from '../ui/feedback/useLogError';
import { ListActionsContext } from '../mutations/list/ListActionsContext';
import { ReportedErrorContext } from '../list/ReportedErrorContext';
import { DetailPane } from './DetailPane';
import { MasterMenu } from './MasterMenu';
import { masterDetailTexts } from './texts';
import { useMasterDetailRoute } from './useMasterDetailRoute';
import { useMasterRecords } from './useMasterRecords';
import { useSelectAfterSave } from './useSelectAfterSave';
import './masterDetail.css';
import { useCanAccess } from '../session/access/useCanAccess';

export interface MasterDetailViewProps {
  panel: MasterDetail;
  /** The record above it, which paths and forms use as parent. */
  parent: RaRecord | undefined;
  /** Path of the containing page; its own paths are below. */
  basePath: string;
  /** Label of its menu. Default: the plural label of its records. */
  label?: string;
}

/**
 * Master-detail view: records of a list as a menu, and beside it what the URL selects: a record, a form, or the list of an
 * entry.
 */
export default function MasterDetailView(props: MasterDetailViewProps) {
  const resourceName = props.panel.records.resource;
  const resource = useResources().get(resourceName);
  if (!resource)
    return <LoadError text={interpolateText(masterDetailTexts.not_declared, { resource: resourceName })} />;
  return <MasterDetailLayout {...props} resource={resource} />;
}

const noop = (): void => undefined;

function MasterDetailLayout({
  panel,
  parent,
  basePath,
  label,
  resource,
}: MasterDetailViewProps & { resource: Resource }) {
  const routing = useMasterDetailRoute(panel, basePath);
  const records = useMasterRecords(panel.records, parent);
  const selectAfterSave = useSelectAfterSave(records, routing);
  const t = useTranslateText();
  useLogError(t(panel.records.error), records.data ? records.error : null);
  const { data } = records;
  const initialEntry = useInitialEntry(panel);
  const { kind } = routing.route;
  // Content that needs the records shows the read error itself.
  const isIndependentOfRecords =
    kind === 'entry' || kind === 'create' || (kind === 'start' && initialEntry !== undefined);
  const recordsError = isIndependentOfRecords && !data && !records.isFetching ? records.error : null;
  const { leaveGone } = selectAfterSave;
  const { getPath } = routing;
  const { contentRef, onFocus } = useFocusHeadingOnChange();
  const formPlaces = useMemo<GetFormPath>(
    () => (resourceName, form, id) => {
      if (resourceName !== resource.name) return undefined;
      return getPath(form === 'create' ? { kind: 'create' } : { kind: 'edit', id: String(id) });
    },
    [resource.name, getPath],
  );
  const listActions = useMemo(
    () => ({ clearSearch: undefined, clearSelection: noop, rows: data, goToList: leaveGone }),
    [data, leaveGone],
  );
  return (
    <FormPathContext value={formPlaces}>
      <ListActionsContext value={listActions}>
        <div className="panel" onFocus={onFocus}>
          <MasterMenu
            panel={panel}
            resource={resource}
            parent={parent}
            routing={routing}
            records={records}
            recordsError={recordsError}
            label={label ?? t(resource.label.many)}
          />
          <div className="panel-content" ref={contentRef}>
            <ReportedErrorContext value={recordsError}>
              <DetailPane {...{ panel, resource, parent, routing, records, selectAfterSave, initialEntry }} />
            </ReportedErrorContext>
          </div>
        </div>
      </ListActionsContext>
    </FormPathContext>
  );
}

/** Moves the focus to the heading of new content if a form or menu entry had the focus and was replaced. */
function useFocusHeadingOnChange(): { contentRef: RefObject<HTMLDivElement | null>; onFocus: () => void } {
  const contentRef = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  // On first open the focus stays at the start of the page.
  const hadFocus = useRef(false);
  const onFocus = useCallback(() => {
    hadFocus.current = true;
  }, []);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (hadFocus.current && document.activeElement === document.body)
      contentRef.current?.querySelector('h2')?.focus();
  }, [pathname]);
  return { contentRef, onFocus };
}

/** Returns the entry that a panel opens with, if it has one that the user can access. */
export function useInitialEntry({ entries, initialEntry }: MasterDetail): MasterDetailEntry | undefined {
  const canAccess = useCanAccess();
  return entries.find(({ key, access }) => key === initialEntry && canAccess(access));
}
