import { useActions } from '../../../actions/useActions';
import { DEFAULTS } from '../../../config/defaults';
import { interpolateText } from '../../../i18n/interpolateText';
import { useListContext } from '../../../list/ListContext';
import { hasId } from '../../../queries/list/hasId';
import { readStayGuest } from '../stays';
import { CardActions } from './CardActions';
import { RoomName } from './RoomName';
import { StayDetails, type StayDetail } from './StayDetails';
import type { StayColumnOptions } from './options';
import type { StayCard } from './stayCard';
import { formatKeys, formatLateness, formatStayTime } from './stayTexts';
import { shiftBoardTexts as texts } from './texts';

interface StayCardItemProps {
  card: StayCard;
  /** Position in the column. */
  index: number;
  kind: StayColumnOptions['kind'];
  showsPrefix: boolean;
  /** Unix seconds. */
  now: number;
}

/** Card of a stay: room, time, keys and guest, and the one action that it is about, or the reason why that cannot run. */
export function StayCardItem({ card, index, kind, showsPrefix, now }: StayCardItemProps) {
  const { list, resource, parent } = useListContext();
  const { record, room, keys } = card;
  const { rowActions } = list;
  const readyActions = useActions(rowActions, { resource, record, selection: undefined, parent });
  const [first] = readyActions;
  // The first action is what the column is about: another one in its place does not say why.
  const lockReason = first?.action === rowActions[0] ? (first?.disabledReason ?? '') : '';
  const { emails, reservation } = readStayGuest(record);
  const [firstEmail, ...otherEmails] = emails;
  const guest =
    firstEmail ?? (reservation === '' ? '' : interpolateText(texts.reservation, { id: reservation }));
  const isKeyless = !keys.digital && !keys.nfc;
  const hasKeyFault = isKeyless || keys.hasUnreadableCard;
  const time = formatStayTime(card, kind, now);
  const lateness = formatLateness(card, now);
  const keyDetail = { text: formatKeys(keys), className: hasKeyFault ? 'is-marked' : undefined };
  const details: StayDetail[] = [
    // A reason takes the place of keys and time: those are in the tooltip.
    ...(hasKeyFault || lockReason === '' ? [keyDetail] : []),
    { text: lockReason || (lateness === undefined ? '' : time), className: undefined },
    // Last, since a narrow card cuts the end.
    { text: guest, className: 'is-guest', others: otherEmails },
  ].filter(({ text }) => text !== '');
  const facts = [lateness, time, lockReason, keyDetail.text, emails.join(', ') || guest].filter(Boolean);
  return (
    <li className={card.isUrgent ? 'stay-card is-urgent' : 'stay-card'} data-at={index}>
      <RoomName room={room || DEFAULTS.field.emptyText} showsPrefix={showsPrefix} />
      <div className="stay-facts" title={facts.join(' · ')}>
        <p className={lateness === undefined ? undefined : 'is-marked'}>{lateness ?? time}</p>
        <StayDetails details={details} hasReason={lockReason !== ''} />
      </div>
      {hasId(record) && (
        <CardActions {...{ actions: rowActions, readyActions, resource, record, parent, room }} />
      )}
    </li>
  );
}
