import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../../../config/types';
import { preloadActions } from '../../../actions/ActionsContext';
import { ActionMenu } from '../../../actions/ActionMenu';
import type { ReadyAction } from '../../../actions/useActions';
import { interpolateText } from '../../../i18n/interpolateText';
import { listTexts } from '../../../list/texts';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Icon } from '../../../ui/icon/Icon';

interface CardActionsProps {
  actions: readonly Action[];
  /** Those of `actions` that the user can see for the record. */
  readyActions: readonly ReadyAction[];
  resource: Resource;
  record: RaRecord;
  /** The hotel. */
  parent: RaRecord | undefined;
  /** Subject of the actions. */
  room: string;
}

/** The first action that can run now as a button, else the first with its reason; the others in a menu. */
export function CardActions({ actions, readyActions, resource, record, parent, room }: CardActionsProps) {
  const main = readyActions.find(({ disabledReason }) => disabledReason === null) ?? readyActions[0];
  if (!main) return null;
  const { action, label, to, disabledReason, run } = main;
  // The first action is what the column is about. Another one in its place is an icon where the cards are narrow.
  const isSubstitute = action !== actions[0] && action.icon !== null;
  const buttonProps = {
    small: true,
    className: isSubstitute ? 'is-substitute' : undefined,
    title: label,
    icon: isSubstitute && action.icon && <Icon name={action.icon} size={16} />,
    // Each card has the same word.
    'aria-label': `${label}: ${room}`,
    onPointerEnter: preloadActions,
    onFocus: preloadActions,
  };
  return (
    <div className="stay-actions">
      {to !== undefined && disabledReason === null ? (
        <ButtonLink {...buttonProps} to={to}>
          {label}
        </ButtonLink>
      ) : (
        <Button {...buttonProps} disabledReason={disabledReason} onClick={run}>
          {label}
        </Button>
      )}
      <ActionMenu
        actions={actions.filter((candidate) => candidate !== action)}
        resource={resource}
        record={record}
        parent={parent}
        label={interpolateText(listTexts.actions_of, { title: room })}
      />
    </div>
  );
}
