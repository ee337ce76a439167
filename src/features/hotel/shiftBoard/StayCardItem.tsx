import { DEFAULTS } from '../../../config/defaults';
import { withSoftBreaks } from '../../../fields/display/withSoftBreaks';
import { interpolateText } from '../../../i18n/interpolateText';
import { useListContext } from '../../../list/ListContext';
import { hasId } from '../../../queries/list/hasId';
import { readStayGuest } from '../stays';
import { StayCardActions } from './StayCardActions';
import type { StayColumnOptions } from './options';
import { splitRoomName, type StayCard } from './stayCard';
import { formatKeys, formatLateness, formatStayTime } from './stayTexts';
import { shiftBoardTexts as texts } from './texts';

interface StayCardItemProps {
  card: StayCard;
  /** Position in the column. */
  index: number;
  kind: StayColumnOptions['kind'];
  /** False if all rooms of the column are named alike, so that their numbers say enough. */
  showsPrefix: boolean;
  /** Unix seconds. */
  now: number;
}

/** Card of a stay: room, time, keys and guest, and the one action that it is about. */
export function StayCardItem({ card, index, kind, showsPrefix, now }: StayCardItemProps) {
  const { list } = useListContext();
  const { prefix, main, hasNumber } = splitRoomName(card.room || DEFAULTS.field.emptyText);
  const { emails, reservation } = readStayGuest(card.record);
  const guest =
    emails.join(', ') || (reservation === '' ? '' : interpolateText(texts.reservation, { id: reservation }));
  const isKeyless = !card.keys.digital && !card.keys.nfc;
  const time = formatStayTime(card, kind, now);
  const lateness = formatLateness(card, now);
  const details = [
    { text: lateness === undefined ? '' : time, isMarked: false },
    { text: formatKeys(card.keys), isMarked: isKeyless },
    { text: guest, isMarked: false },
  ].filter(({ text }) => text !== '');
  return (
    <li className={card.isUrgent ? 'stay-card is-urgent' : 'stay-card'} data-at={index}>
      <div className="stay-room" title={card.room}>
        {prefix !== '' && (
          <small className={showsPrefix ? undefined : 'visually-hidden'}>{`${prefix} `}</small>
        )}
        <strong className={hasNumber ? undefined : 'is-name'}>{main}</strong>
      </div>
      <div className="stay-facts" title={[lateness ?? time, ...details.map(({ text }) => text)].join(' · ')}>
        <p className={lateness === undefined ? undefined : 'is-marked'}>{lateness ?? time}</p>
        <p className="stay-details">
          {details.map(({ text, isMarked }, position) => (
            <span key={text} className={isMarked ? 'is-marked' : undefined}>
              {withSoftBreaks(position === 0 ? text : ` · ${text}`)}
            </span>
          ))}
        </p>
      </div>
      {hasId(card.record) && list.rowActions.length > 0 && (
        <StayCardActions actions={list.rowActions} card={card} />
      )}
    </li>
  );
}
