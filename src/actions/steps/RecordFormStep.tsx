import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import type { RunningAction } from '../actionTarget';

const { Component: RecordFormPanel } = lazyDialog(() => import('../../forms/record/RecordFormPanel'));

interface RecordFormStepProps {
  runningAction: RunningAction;
  formKind: 'edit' | 'create';
  /** Initial values of a new record by field, besides the declared ones. */
  initialValues?: Readonly<Record<string, unknown>> | undefined;
  onDone: () => void;
}

/** Opens the edit or create form of the resource: over the page, or on its own page. */
export function RecordFormStep({
  runningAction: { target, list },
  formKind,
  initialValues,
  onDone,
}: RecordFormStepProps) {
  const navigate = useNavigate();
  const { resource, record, parent } = target;
  const form = resource[formKind];
  const placement = form?.placement;
  const isOnPage = placement?.kind === 'page';
  const path =
    formKind === 'edit'
      ? fillConsolePath(`/admin/${resource.route}/{id}/edit`, target.scope)
      : buildCreatePath(resource.route, form?.prefill, initialValues);
  const isPanel = form !== null && !isOnPage;
  useEffect(() => {
    if (isPanel) return;
    // Also without a form or a usable id: only one run is active at a time, so each must end.
    onDone();
    if (isOnPage && path) void navigate(path);
  }, [isPanel, isOnPage, path, navigate, onDone]);
  if (!form || !placement || placement.kind === 'page') return null;
  return (
    <RecordFormPanel
      resource={resource}
      form={form}
      placement={placement}
      record={formKind === 'edit' ? record : undefined}
      parent={parent}
      list={list}
      initialValues={initialValues}
      onClose={onDone}
    />
  );
}

/** A form on a page takes its one initial value from the URL only. */
function buildCreatePath(
  route: string,
  prefill: string | null | undefined,
  initialValues: RecordFormStepProps['initialValues'],
): string {
  const value = prefill ? initialValues?.[prefill] : undefined;
  const hasValue = typeof value === 'string' || typeof value === 'number';
  const query = prefill && hasValue ? `?${new URLSearchParams({ [prefill]: String(value) })}` : '';
  return `/admin/${route}/create${query}`;
}
