import { lazy, Suspense } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Button } from '../ui/button/Button';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Icon } from '../ui/icon/Icon';
import { importWithRetry } from '../lib/lazy/importWithRetry';
import { preloadActions } from './ActionsContext';
import { hasToolbarForm } from './hasToolbarForm';
import { useRegisterActionCommands } from './useRegisterActionCommands';
import { useActions, type ReadyAction } from './useActions';

interface ActionButtonsProps {
  actions: readonly Action[];
  resource: Resource;
  record?: RaRecord | undefined;
  selection?: readonly RaRecord[] | undefined;
  parent?: RaRecord | undefined;
  /** Subject of a page's own actions, which the search then offers too. */
  pageSubject?: string | undefined;
  /** Shows only the icon of an action that has one. For a row that a field of another action shares. Default false. */
  hasIconsOnly?: boolean;
}

/** Renders actions as buttons. A disabled one stays focusable and gives its reason. */
export function ActionButtons({
  actions,
  resource,
  record,
  selection,
  parent,
  pageSubject,
  hasIconsOnly = false,
}: ActionButtonsProps) {
  const readyActions = useActions(actions, { resource, record, selection, parent });
  useRegisterActionCommands(readyActions, pageSubject);
  return readyActions.map((item) => {
    const { action } = item;
    if (hasToolbarForm(action))
      return (
        <Suspense
          key={action.id}
          fallback={
            <span
              className={`skeleton toolbar-form ${item.disabledReason === null ? '' : 'with-reason'}`}
              aria-hidden
            />
          }
        >
          <ToolbarForm form={action.behaviour.prompt} behaviour={action.behaviour} item={item} />
        </Suspense>
      );
    return <ActionButton key={action.id} item={item} isIconOnly={hasIconsOnly && action.icon !== null} />;
  });
}

const ToolbarForm = lazy(() => importWithRetry(() => import('./ToolbarForm')));

function ActionButton({ item, isIconOnly }: { item: ReadyAction; isIconOnly: boolean }) {
  const { action, label, disabledReason, to, run } = item;
  const buttonProps = {
    variant: action.primary ? ('primary' as const) : undefined,
    danger: action.danger,
    icon: action.icon && <Icon name={action.icon} size={16} />,
    ...(isIconOnly ? { 'aria-label': label, title: label } : { children: label }),
  };
  if (to !== undefined && disabledReason === null) {
    return <ButtonLink {...buttonProps} to={to} />;
  }
  return (
    <Button
      {...buttonProps}
      disabledReason={disabledReason}
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={() => run()}
    />
  );
}
