import type { RaRecord } from 'ra-core';
import { useActions } from '../../../actions/useActions';
import type { Action, Resource } from '../../../config/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { CardActions } from './CardActions';
import { RoomName } from './RoomName';
import type { DoorCard } from './doorCard';
import { shiftBoardTexts as texts } from './texts';

interface DoorCardItemProps {
  card: DoorCard;
  resource: Resource;
  /** Actions of a door. */
  actions: readonly Action[];
  /** The hotel. */
  parent: RaRecord;
  isUrgent: boolean;
  showsPrefix: boolean;
}

/** Card of a door with a weak battery: room, battery, name of the door, and an action. */
export function DoorCardItem(props: DoorCardItemProps) {
  const { card, resource, actions, parent, isUrgent, showsPrefix } = props;
  const { record, room, name, battery } = card;
  const readyActions = useActions(actions, { resource, record, selection: undefined, parent });
  const text = interpolateText(texts.battery, { percent: battery });
  return (
    <li className={isUrgent ? 'stay-card is-failing' : 'stay-card'}>
      <RoomName room={room} showsPrefix={showsPrefix} />
      <div className="stay-facts" title={[text, name].filter((part) => part !== '').join(' · ')}>
        <p className={isUrgent ? 'is-failing' : 'is-marked'}>{text}</p>
        <p className="stay-details">{name}</p>
      </div>
      <CardActions {...{ actions, readyActions, resource, record, parent, room }} />
    </li>
  );
}
