import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Icon } from '../ui/Icon';
import { importOrNewVersion } from '../lib/retryImport';
import { preloadActions } from './ActionsContext';
import { useActions, type ReadyAction } from './useActions';

interface ActionButtonsProps {
  actions: readonly Action[];
  resource: Resource;
  record?: RaRecord | undefined;
  selection?: readonly RaRecord[] | undefined;
  parent?: RaRecord | undefined;
}

/** Actions as buttons; one that cannot be done stays reachable and says why. */
export function ActionButtons({ actions, resource, record, selection, parent }: ActionButtonsProps) {
  const ready = useActions(actions, { resource, record, selection, parent });
  return ready.map((item) =>
    item.action.form?.in === 'toolbar' ? (
      <Suspense key={item.action.id} fallback={<span className="skeleton toolbar-form" aria-hidden />}>
        <ToolbarForm form={item.action.form} item={item} />
      </Suspense>
    ) : (
      <ActionButton key={item.action.id} item={item} />
    ),
  );
}

const ToolbarForm = lazy(() => importOrNewVersion(() => import('./ToolbarForm')));

function ActionButton({ item }: { item: ReadyAction }) {
  const { action, label, why, to, run } = item;
  const className = ['button', action.primary && 'primary', action.danger && 'danger']
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      {action.icon && <Icon name={action.icon} size={16} />}
      {label}
    </>
  );
  if (to !== undefined && why === null) {
    return (
      <Link className={className} to={to}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={why !== null}
      {...(why === null ? {} : { title: why, 'aria-description': why })}
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={() => why === null && run()}
    >
      {inside}
    </button>
  );
}
