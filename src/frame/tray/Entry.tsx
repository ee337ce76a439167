import { fillText } from '../../i18n/fillText';
import { homeZone } from '../../lib/zone';
import { Buttons } from '../../operations/Buttons';
import type { Operation } from '../../operations/operation';
import { Progress } from '../../operations/Progress';
import { sayEnd, toneOfState } from '../../operations/say';
import { operationStates } from '../../operations/texts';
import { useWatched } from '../../operations/useOperations';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Tag } from '../../ui/Tag';
import { trayTexts as texts } from './texts';

interface EntryProps {
  operation: Operation;
  onDetails: () => void;
  /** The way back was taken. */
  onLeave: () => void;
  onRemove: () => void;
}

// Loaded long after the start, which says the zone.
const clock = new Intl.DateTimeFormat('es', { timeZone: homeZone(), hour: '2-digit', minute: '2-digit' });

/** An operation in the tray: how it stands, and what can be done with it. */
export function Entry({ operation, onDetails, onLeave, onRemove }: EntryProps) {
  const { title, place, state, rows } = operation;
  useWatched(operation.id);
  const text = sayEnd(operation);
  return (
    <li>
      <p className="operation-head">
        <strong>{title}</strong>
        <span aria-live="polite">
          <Tag tone={toneOfState[state]}>{operationStates[state]}</Tag>
        </span>
      </p>
      <p className="muted">{[place.label, timesOf(operation)].join(' · ')}</p>
      {state === 'running' && <Progress operation={operation} />}
      {text !== '' && <p>{text}</p>}
      <div className="operation-does">
        {rows.length > 0 && (
          <Button small aria-label={fillText(texts.details_of, { title })} onClick={onDetails}>
            {texts.details}
          </Button>
        )}
        <ButtonLink small to={place.to} onClick={onLeave}>
          {fillText(texts.go, { place: place.label })}
        </ButtonLink>
        <Buttons operation={operation} small />
        {state !== 'running' && (
          <Button small variant="quiet" aria-label={fillText(texts.remove_one, { title })} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

function timesOf({ startedAt, endedAt }: Operation): string {
  const from = clock.format(startedAt);
  if (endedAt === null) return fillText(texts.began, { from });
  return fillText(texts.began_ended, { from, to: clock.format(endedAt) });
}
