import { lazy, Suspense } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Button } from '../ui/button/Button';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Icon } from '../ui/icon/Icon';
import { importWithRetry } from '../lib/lazy/importWithRetry';
import { preloadActions } from './ActionsContext';
import { useRegisterActionCommands } from './useRegisterActionCommands';
import { useActions, type ReadyAction } from './useActions';
import { buttonClassName } from '../ui/button/buttonClassName';
import { useTranslateText } from '../i18n/useTranslateText';
import { useCanAccess } from '../session/access/useCanAccess';

interface ActionButtonsProps {
  actions: readonly Action[];
  resource: Resource;
  record?: RaRecord | undefined;
  selection?: readonly RaRecord[] | undefined;
  parent?: RaRecord | undefined;
  /** Subject of a page's own actions, which the search then offers too. */
  pageSubject?: string | undefined;
}

/** Renders actions as buttons. A disabled one stays focusable and gives its reason. */
export function ActionButtons({
  actions,
  resource,
  record,
  selection,
  parent,
  pageSubject,
}: ActionButtonsProps) {
  const readyActions = useActions(actions, { resource, record, selection, parent });
  useRegisterActionCommands(readyActions, pageSubject);
  return readyActions.map((item) => {
    const { behaviour, id } = item.action;
    if (
      behaviour.kind === 'send' &&
      behaviour.prompt?.kind === 'form' &&
      behaviour.prompt.placement.kind === 'toolbar'
    )
      return (
        <Suspense
          key={id}
          fallback={
            <span
              className={`skeleton toolbar-form ${item.disabledReason === null ? '' : 'with-reason'}`}
              aria-hidden
            />
          }
        >
          <ToolbarForm form={behaviour.prompt} behaviour={behaviour} item={item} />
        </Suspense>
      );
    return <ActionButton key={id} item={item} />;
  });
}

interface ActionsPlaceholderProps {
  actions: readonly Action[];
  overflowActions: readonly Action[];
}

/** Empty space of the size of the buttons, and of the overflow menu, that this user will get. */
export function ActionsPlaceholder({ actions, overflowActions }: ActionsPlaceholderProps) {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  const isShown = ({ access }: Action): boolean => canAccess(access);
  return (
    <>
      {actions.filter(isShown).map(({ id, icon, label, primary, behaviour }) =>
        behaviour.kind === 'send' &&
        behaviour.prompt?.kind === 'form' &&
        behaviour.prompt.placement.kind === 'toolbar' ? (
          <span key={id} className="skeleton toolbar-form" aria-hidden />
        ) : (
          <span
            key={id}
            className={buttonClassName({
              variant: primary ? 'primary' : 'plain',
              className: 'toolbar-space',
            })}
          >
            {icon && <svg width={16} height={16} />}
            <span>{t(label)}</span>
          </span>
        ),
      )}
      {overflowActions.some(isShown) && <span className="button icon toolbar-space" />}
    </>
  );
}

const ToolbarForm = lazy(() => importWithRetry(() => import('./ToolbarForm')));

function ActionButton({ item }: { item: ReadyAction }) {
  const { action, label, disabledReason, to, run } = item;
  const buttonProps = {
    variant: action.primary ? ('primary' as const) : undefined,
    danger: action.danger,
    icon: action.icon && <Icon name={action.icon} size={16} />,
  };
  if (to !== undefined && disabledReason === null) {
    return (
      <ButtonLink {...buttonProps} to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...buttonProps}
      disabledReason={disabledReason}
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={() => run()}
    >
      {label}
    </Button>
  );
}
