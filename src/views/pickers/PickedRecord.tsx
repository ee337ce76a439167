import { useEffect } from 'react';
import { useGetOne, type RaRecord } from 'ra-core';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { DETAIL } from '../../records/queryKeys';
import { EmptyState, Skeletons } from '../../ui/states';
import { DetailPage } from '../detail/DetailPage';
import type { DetailPlace } from '../detail/useDetailPlace';
import { idsOfRecord } from './idsOfRecord';
import { isRefusedId } from './isRefusedId';
import { placePath } from './place';
import type { PickerStep } from './steps';
import { pickersTexts } from './texts';
import { useSayGone } from './useSayGone';
import type { Memory } from './useMemory';

interface PickedRecordProps {
  resource: Resource;
  steps: readonly PickerStep[];
  /** All of the choices. */
  ids: readonly string[];
  /** Tab, sub-tab and what follows. */
  rest: readonly string[];
  memory: Memory;
}

/** The page of the chosen record, below the pickers; it goes on in the tab that was open last where the record has it. */
export function PickedRecord({ resource, steps, ids, rest, memory }: PickedRecordProps) {
  const id = ids.at(-1) ?? '';
  // Read by the page below alone.
  const { data } = useGetOne<RaRecord>(resource.name, { id, meta: DETAIL }, { enabled: false });
  const place = placeOf(resource, steps, ids);
  const isThere = data !== undefined && place.holds(data);
  const [tab, subTab] = rest;
  // What a panel shows is a record of this one alone, or a form: the page starts anew.
  const isPanel = Boolean(resource.detail?.panel);
  useEffect(() => {
    // Nothing is remembered that the host did not give.
    if (isPanel ? isThere : isThere && tab !== undefined)
      memory.keep({ ids, rest: isPanel ? [] : [tab, subTab].filter((part) => part !== undefined) });
  }, [isThere, isPanel, memory, ids, tab, subTab]);
  if (tab === undefined) {
    if (memory.isPending) return <Skeletons lines={4} />;
    const recalled = isPanel ? [] : (memory.recall()?.rest ?? []);
    if (recalled.length > 0) return <Navigate to={placePath(resource.route, steps, ids, recalled)} replace />;
  }
  const isRecalled = memory.recall()?.ids.join('/') === ids.join('/');
  const nowhere = <EmptyState title={pickersTexts.missing} />;
  const gone = isRecalled && <Gone {...{ resource, steps, ids, memory }} />;
  const pattern = steps.map(
    ({ address, field }, at) => `${address}/:${field === null ? 'id' : `above${at}`}`,
  );
  return (
    <Routes>
      <Route
        path={`${pattern.join('/')}/:tab?/:subTab?/:below?/*`}
        element={
          <DetailPage
            resource={resource}
            within={{
              place,
              missing: gone || nowhere,
              nowhere,
              said: saidBy(steps, ids),
              failed: (error) => isRefusedId(error) && gone,
            }}
          />
        }
      />
    </Routes>
  );
}

/** What the address says of the record: whose it is, by the fields that refer to what was chosen above. */
const saidBy = (steps: readonly PickerStep[], ids: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(steps.flatMap(({ field }, at) => (field === null ? [] : [[field, ids[at]]])));

function placeOf(resource: Resource, steps: readonly PickerStep[], ids: readonly string[]): DetailPlace {
  const { route } = resource;
  const above = placePath(route, steps, ids.slice(0, -1));
  return {
    above: `${above}/${steps.at(-1)?.address ?? ''}`,
    back: above,
    // What the record does not say is not held against the address.
    holds: (record) =>
      idsOfRecord(resource, steps, { id: ids.at(-1) ?? '', ...record }).every(
        (id, at) => id === undefined || id === ids[at],
      ),
    own: (record) =>
      placePath(
        route,
        steps,
        idsOfRecord(resource, steps, record).map((id, at) => id ?? ids[at] ?? ''),
      ),
  };
}

/** A remembered record that is not there any more: one choice less is remembered, and the page goes on from that. */
function Gone({ resource: { route }, steps, ids, memory }: Omit<PickedRecordProps, 'rest'>) {
  const navigate = useNavigate();
  const sayGone = useSayGone();
  useEffect(() => {
    const left = ids.slice(0, -1);
    memory.keep({ ids: left, rest: memory.recall()?.rest ?? [] });
    sayGone();
    void navigate(placePath(route, steps, left), { replace: true });
  }, [memory, ids, navigate, sayGone, route, steps]);
  return <Skeletons lines={4} />;
}
