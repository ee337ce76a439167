import type { RaRecord } from 'ra-core';
import type { QueryState } from '../../../queries/api/useApiQuery';
import { useResources } from '../../../queries/console/consoleHooks';
import { QueryError } from '../../../ui/feedback/QueryError';
import { CardList } from './CardList';
import { DoorCardItem } from './DoorCardItem';
import type { DoorCard } from './doorCard';
import type { WeakDoorsOptions } from './options';
import { shiftBoardTexts as texts } from './texts';

interface DoorCardsProps {
  options: WeakDoorsOptions;
  doors: QueryState<readonly DoorCard[]>;
  /** The hotel. */
  parent: RaRecord;
}

/** Cards of the doors with a weak battery, or an error with a retry button; nothing without such doors. */
export function DoorCards({ options, doors: { data, error, refetch }, parent }: DoorCardsProps) {
  const resource = useResources().get(options.resource);
  // The panel of a broken tab shows in place of the column.
  if (!resource) throw new Error(`“stay-column” needs the resource “${options.resource}”`);
  const actions = options.actions.map((name) => {
    const action = resource.actions[name];
    if (!action) throw new Error(`“${name}” is no action of “${options.resource}”`);
    return action;
  });
  if (!data) return error && <QueryError text={texts.doorsFailed} error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <CardList cards={data}>
      {(card, _, showsPrefix) => (
        <DoorCardItem
          key={String(card.record.id)}
          isUrgent={card.battery <= options.urgentBattery}
          {...{ card, resource, actions, parent, showsPrefix }}
        />
      )}
    </CardList>
  );
}
