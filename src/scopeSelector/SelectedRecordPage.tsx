import { useEffect } from 'react';
import { useGetOne, type RaRecord } from 'ra-core';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import type { Resource } from '../config/types';
import { DETAIL_META } from '../queries/queryKeys';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { ShowPage } from '../show/ShowPage';
import type { RecordLocation } from '../show/useRecordLocation';
import { getScopeIds } from './getScopeIds';
import { isInvalidIdError } from './isInvalidIdError';
import { buildScopePath } from './scopePath';
import type { ScopeLevel } from './scopeLevels';
import { scopeSelectorTexts } from './texts';
import { useNotifyGone } from './useNotifyGone';
import type { SelectionStorage } from './useSelectionStorage';

interface SelectedRecordPageProps {
  resource: Resource;
  levels: readonly ScopeLevel[];
  /** All of the choices. */
  ids: readonly string[];
  /** Tab, sub-tab and what follows. */
  rest: readonly string[];
  selectionStorage: SelectionStorage;
}

/** The page of the chosen record, below the pickers; it goes on in the tab that was open last where the record has it. */
export function SelectedRecordPage({
  resource,
  levels,
  ids,
  rest,
  selectionStorage,
}: SelectedRecordPageProps) {
  const id = ids.at(-1) ?? '';
  // Read by the page below alone.
  const { data } = useGetOne<RaRecord>(resource.name, { id, meta: DETAIL_META }, { enabled: false });
  const recordLocation = buildRecordLocation(resource, levels, ids);
  const isLoaded = data !== undefined && recordLocation.isAtLocation(data);
  const [tab, subTab] = rest;
  // What a panel shows is a record of this one alone, or a form: the page starts anew.
  const isMasterDetail = Boolean(resource.detail?.panel);
  useEffect(() => {
    // Nothing is remembered that the host did not give.
    if (isMasterDetail ? isLoaded : isLoaded && tab !== undefined)
      selectionStorage.store({
        ids,
        rest: isMasterDetail ? [] : [tab, subTab].filter((segment) => segment !== undefined),
      });
  }, [isLoaded, isMasterDetail, selectionStorage, ids, tab, subTab]);
  if (tab === undefined) {
    if (selectionStorage.isPending) return <Skeletons lines={4} />;
    const restoredSegments = isMasterDetail ? [] : (selectionStorage.restore()?.rest ?? []);
    if (restoredSegments.length > 0)
      return <Navigate to={buildScopePath(resource.route, levels, ids, restoredSegments)} replace />;
  }
  const isRestored = selectionStorage.restore()?.ids.join('/') === ids.join('/');
  const missingElement = <EmptyState title={scopeSelectorTexts.missing} />;
  const removedElement = isRestored && <RemovedRecord {...{ resource, levels, ids, selectionStorage }} />;
  const pathPattern = levels.map(
    ({ address, field }, index) => `${address}/:${field === null ? 'id' : `above${index}`}`,
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

/** What the address says of the record: whose it is, by the fields that refer to what was chosen above. */
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
    parentPath: `${parentPath}/${levels.at(-1)?.address ?? ''}`,
    backPath: parentPath,
    // What the record does not say is not held against the address.
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

/** A remembered record that is not there any more: one choice less is remembered, and the page goes on from that. */
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
