import { useEffect } from 'react';
import { useGetOne, type RaRecord } from 'ra-core';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Resource, TabContent } from '../config/types';
import { DETAIL_META } from '../queries/queryKeys';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { ShowPage } from '../show/ShowPage';
import { useVisibleTabs } from '../show/tabs/useVisibleTabs';
import type { RecordLocation } from '../show/useRecordLocation';
import { getScopeIds } from './getScopeIds';
import { isInvalidIdError } from './isInvalidIdError';
import { buildScopePath } from './scopePath';
import type { ScopeLevel } from './scopeLevels';
import { scopeSelectorTexts } from './texts';
import { useNotifyGone } from './useNotifyGone';
import { isInitialSelection, USER_SELECTION } from './selectionState';
import type { SelectionStorage } from './useSelectionStorage';

interface SelectedRecordPageProps {
  resource: Resource;
  levels: readonly ScopeLevel[];
  /** Ids of all levels. */
  ids: readonly string[];
  /** Tab, sub-tab and further segments. */
  rest: readonly string[];
  selectionStorage: SelectionStorage;
}

/** The page of the selected record, below the scope selector. Opens the last open tab if the record has it. */
export function SelectedRecordPage({
  resource,
  levels,
  ids,
  rest,
  selectionStorage,
}: SelectedRecordPageProps) {
  const id = ids.at(-1) ?? '';
  // Only the page below sends the request; this reads the cache.
  const { data } = useGetOne<RaRecord>(resource.name, { id, meta: DETAIL_META }, { enabled: false });
  const recordLocation = buildRecordLocation(resource, levels, ids);
  const isLoaded = data !== undefined && recordLocation.isAtLocation(data);
  const [tab, subTab] = rest;
  const locationState: unknown = useLocation().state;
  const stored = selectionStorage.restore();
  const isRestored = stored?.ids.join('/') === ids.join('/');
  const hasPages = useHasPages(resource, data);
  // A record that another page remembered, and of which this page has only a notice, gives way.
  const givesWay = isLoaded && isRestored && isInitialSelection(locationState) && stored?.ownIds && !hasPages;
  // The content of a panel belongs to this record or is a form, so start without it.
  const isMasterDetail = Boolean(resource.show?.masterDetail);
  useEffect(() => {
    if (givesWay) return;
    // Store only a selection that the host has confirmed.
    if (isMasterDetail ? isLoaded : isLoaded && tab !== undefined)
      selectionStorage.store({
        ids,
        rest: isMasterDetail ? [] : [tab, subTab].filter((segment) => segment !== undefined),
      });
  }, [givesWay, isLoaded, isMasterDetail, selectionStorage, ids, tab, subTab]);
  if (givesWay) {
    const { ownIds = [], rest: ownRest } = stored;
    const path =
      ownIds.length === levels.length
        ? buildScopePath(resource.route, levels, ownIds, ownRest)
        : buildScopePath(resource.route, levels, ownIds.length > 0 ? ownIds : ids.slice(0, -1));
    return <Navigate to={path} replace state={USER_SELECTION} />;
  }
  if (tab === undefined) {
    if (selectionStorage.isPending) return <Skeletons lines={4} />;
    const restoredSegments = isMasterDetail ? [] : (stored?.rest ?? []);
    if (restoredSegments.length > 0)
      return (
        <Navigate
          to={buildScopePath(resource.route, levels, ids, restoredSegments)}
          replace
          state={locationState}
        />
      );
  }
  const missingElement = <EmptyState title={scopeSelectorTexts.missing} />;
  const removedElement = isRestored && <RemovedRecord {...{ resource, levels, ids, selectionStorage }} />;
  const pathPattern = levels.map(
    ({ urlSegment, field }, index) => `${urlSegment}/:${field === null ? 'id' : `above${index}`}`,
  );
  return (
    <Routes>
      <Route
        path={`${pathPattern.join('/')}/:tab?/:subTab?/:below?/*`}
        element={
          <ShowPage
            resource={resource}
            containerPage={{
              recordLocation,
              notFound: removedElement || missingElement,
              unknownPath: missingElement,
              pathValues: getPathValues(levels, ids),
              renderError: (error) => isInvalidIdError(error) && removedElement,
            }}
          />
        }
      />
    </Routes>
  );
}

/** Returns true if the user sees more of a record here than a notice, or nothing is known of it yet. */
function useHasPages({ show }: Resource, record: RaRecord | undefined): boolean {
  const filterVisible = useVisibleTabs();
  const isPage = ({ content }: TabContent): boolean =>
    content.kind === 'tabs' ? content.tabs.some(isPage) : content.kind !== 'notice';
  if (!record || !show || show.tabs.length === 0) return true;
  return filterVisible(show.tabs, record)?.some(isPage) ?? true;
}

/** Returns the values of the record in the URL: its scope, by the fields that reference the levels above. */
const getPathValues = (levels: readonly ScopeLevel[], ids: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(levels.flatMap(({ field }, index) => (field === null ? [] : [[field, ids[index]]])));

function buildRecordLocation(
  resource: Resource,
  levels: readonly ScopeLevel[],
  ids: readonly string[],
): RecordLocation {
  const { route } = resource;
  const parentPath = buildScopePath(route, levels, ids.slice(0, -1));
  return {
    parentPath: `${parentPath}/${levels.at(-1)?.urlSegment ?? ''}`,
    backPath: parentPath,
    // A member that the record lacks does not contradict the URL.
    isAtLocation: (record) =>
      getScopeIds(resource, levels, { id: ids.at(-1) ?? '', ...record }).every(
        (id, index) => id === undefined || id === ids[index],
      ),
    getCanonicalPath: (record) =>
      buildScopePath(
        route,
        levels,
        getScopeIds(resource, levels, record).map((id, index) => id ?? ids[index] ?? ''),
      ),
  };
}

/** Shown for a stored record that no longer exists: removes it from the stored selection and continues without it. */
function RemovedRecord({
  resource: { route },
  levels,
  ids,
  selectionStorage,
}: Omit<SelectedRecordPageProps, 'rest'>) {
  const navigate = useNavigate();
  const notifyGone = useNotifyGone();
  useEffect(() => {
    const remainingIds = ids.slice(0, -1);
    selectionStorage.store({ ids: remainingIds, rest: selectionStorage.restore()?.rest ?? [] });
    notifyGone();
    void navigate(buildScopePath(route, levels, remainingIds), { replace: true });
  }, [selectionStorage, ids, navigate, notifyGone, route, levels]);
  return <Skeletons lines={4} />;
}
