import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../ui/lazyDialog';
import { consolePath } from '../records/consolePath';
import type { RunningAction } from '../writes/target';

const { Component: RecordPanel } = lazyDialog(() => import('../forms/RecordPanel'));

interface RecordFormStepProps {
  running: RunningAction;
  opens: 'edit' | 'create';
  /** What a new one starts with besides the declared values, by field. */
  initial?: Readonly<Record<string, unknown>> | undefined;
  onDone: () => void;
}

/** Opens the edit or create form of the resource: over the page, or on a page of its own. */
export function RecordFormStep({ running: { target, list }, opens, initial, onDone }: RecordFormStepProps) {
  const navigate = useNavigate();
  const { resource, record, parent } = target;
  const form = resource[opens];
  const place = form?.place;
  const onPage = place?.kind === 'page';
  const path =
    opens === 'edit'
      ? consolePath(`/admin/${resource.route}/{id}/edit`, target.scope)
      : createPath(resource.route, form?.prefill, initial);
  const isPanel = form !== null && !onPage;
  useEffect(() => {
    if (isPanel) return;
    // Also where there is no form or no usable id: one run at a time, so each must end.
    onDone();
    if (onPage && path) void navigate(path);
  }, [isPanel, onPage, path, navigate, onDone]);
  if (!form || !place || place.kind === 'page') return null;
  return (
    <RecordPanel
      resource={resource}
      form={form}
      place={place}
      record={opens === 'edit' ? record : undefined}
      parent={parent}
      list={list}
      initial={initial}
      onClose={onDone}
    />
  );
}

/** A form on a page starts with one value of its address alone. */
function createPath(
  route: string,
  prefill: string | null | undefined,
  initial: RecordFormStepProps['initial'],
): string {
  const value = prefill ? initial?.[prefill] : undefined;
  const isSaid = typeof value === 'string' || typeof value === 'number';
  const query = prefill && isSaid ? `?${new URLSearchParams({ [prefill]: String(value) })}` : '';
  return `/admin/${route}/create${query}`;
}
