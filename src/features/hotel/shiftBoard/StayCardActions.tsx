import type { Action } from '../../../config/types';
import { preloadActions } from '../../../actions/ActionsContext';
import { ActionMenu } from '../../../actions/ActionMenu';
import { useActions } from '../../../actions/useActions';
import { interpolateText } from '../../../i18n/interpolateText';
import { useListContext } from '../../../list/ListContext';
import { listTexts } from '../../../list/texts';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import type { StayCard } from './stayCard';

/** The first action that can run now as a button, else the first with its reason; the others in a menu. */
export function StayCardActions({
  actions,
  card: { record, room },
}: {
  actions: readonly Action[];
  card: StayCard;
}) {
  const { resource, parent } = useListContext();
  const readyActions = useActions(actions, { resource, record, selection: undefined, parent });
  const main = readyActions.find(({ disabledReason }) => disabledReason === null) ?? readyActions[0];
  if (!main) return null;
  // The first action is what the column is about. Another one in its place is an icon where the cards are narrow.
  const isSubstitute = main.action !== actions[0] && main.action.icon !== null;
  return (
    <div className="stay-actions">
      <Button
        small
        className={isSubstitute ? 'is-substitute' : undefined}
        title={main.label}
        icon={isSubstitute && main.action.icon && <Icon name={main.action.icon} size={16} />}
        disabledReason={main.disabledReason}
        // Each card has the same word.
        aria-label={`${main.label}: ${room}`}
        onPointerEnter={preloadActions}
        onFocus={preloadActions}
        onClick={main.run}
      >
        {main.label}
      </Button>
      <ActionMenu
        actions={actions.filter((action) => action !== main.action)}
        resource={resource}
        record={record}
        parent={parent}
        label={interpolateText(listTexts.actions_of, { title: room })}
      />
    </div>
  );
}
