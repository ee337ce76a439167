import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { importOrNewVersion } from '../lib/retryImport';
import { consolePath } from '../records/consolePath';
import type { RunningAction } from '../writes/target';

const RecordPanel = lazy(() => importOrNewVersion(() => import('../forms/RecordPanel')));

interface RecordFormStepProps {
  running: RunningAction;
  opens: 'edit' | 'create';
  onDone: () => void;
}

/** Opens the edit or create form of the resource: over the page, or on a page of its own. */
export function RecordFormStep({ running: { target, list }, opens, onDone }: RecordFormStepProps) {
  const navigate = useNavigate();
  const { resource, record, parent } = target;
  const form = resource[opens];
  const place = form?.place;
  const onPage = place?.kind === 'page';
  const path =
    opens === 'edit'
      ? consolePath(`/admin/${resource.route}/{id}/edit`, target.scope)
      : `/admin/${resource.route}/create`;
  const isPanel = form !== null && !onPage;
  useEffect(() => {
    if (isPanel) return;
    // Also where there is no form or no usable id: one run at a time, so each must end.
    onDone();
    if (onPage && path) void navigate(path);
  }, [isPanel, onPage, path, navigate, onDone]);
  if (!form || !place || place.kind === 'page') return null;
  return (
    <Suspense fallback={null}>
      <RecordPanel
        resource={resource}
        form={form}
        place={place}
        record={opens === 'edit' ? record : undefined}
        parent={parent}
        list={list}
        onClose={onDone}
      />
    </Suspense>
  );
}
