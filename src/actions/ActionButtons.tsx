import { lazy, Suspense } from 'react';
import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { importOrNewVersion } from '../lib/retryImport';
import { preloadActions } from './ActionsContext';
import { useActsOfPage } from './useActsOfPage';
import { useActions, type ReadyAction } from './useActions';

interface ActionButtonsProps {
  actions: readonly Action[];
  resource: Resource;
  record?: RaRecord | undefined;
  selection?: readonly RaRecord[] | undefined;
  parent?: RaRecord | undefined;
  /** Of the page itself: what they are done to. They are offered in the search too. */
  ofPage?: string | undefined;
}

/** Actions as buttons; one that cannot be done stays reachable and says why. */
export function ActionButtons({ actions, resource, record, selection, parent, ofPage }: ActionButtonsProps) {
  const ready = useActions(actions, { resource, record, selection, parent });
  useActsOfPage(ready, ofPage);
  return ready.map((item) => {
    const { does, id } = item.action;
    if (does.kind === 'send' && does.ask?.kind === 'form' && does.ask.place.kind === 'toolbar')
      return (
        <Suspense key={id} fallback={<span className="skeleton toolbar-form" aria-hidden />}>
          <ToolbarForm form={does.ask} does={does} item={item} />
        </Suspense>
      );
    return <ActionButton key={id} item={item} />;
  });
}

const ToolbarForm = lazy(() => importOrNewVersion(() => import('./ToolbarForm')));

function ActionButton({ item }: { item: ReadyAction }) {
  const { action, label, why, to, run } = item;
  const face = {
    variant: action.primary ? ('primary' as const) : undefined,
    danger: action.danger,
    icon: action.icon && <Icon name={action.icon} size={16} />,
  };
  if (to !== undefined && why === null) {
    return (
      <ButtonLink {...face} to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...face}
      why={why}
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={() => run()}
    >
      {label}
    </Button>
  );
}
