import { useEffect, useMemo } from 'react';
import { fillText } from '../../../i18n/fillText';
import type { QuestionProps } from '../../../parts/types';
import { ReadFailed } from '../../../ui/ReadFailed';
import { Skeletons } from '../../../ui/states';
import { guestText, periodText, roomText } from '../stays';
import { useAllStays } from '../useStays';
import { displacedBy, wantedOf, type Displaced } from './displaced';
import { displacedTexts as texts } from './texts';

/** The stays that would be cancelled, or lose a card, before anything is forced (HOTEL-21, HOTEL-23, HOTEL-43). */
export default function DisplacedStays({ resource, scope, onReady }: QuestionProps) {
  const wanted = useMemo(() => wantedOf(scope), [scope]);
  const { data, error, isFetching, readAt, retry } = useAllStays(wanted.projectId, resource);
  const isKnown = !isFetching && (data !== undefined || error !== null);
  useEffect(() => {
    if (isKnown) onReady();
  }, [isKnown, onReady]);
  if (error && !isFetching) return <ReadFailed text={texts.failed} error={error} onRetry={retry} />;
  if (data === undefined || isFetching) return <Skeletons lines={2} />;
  const found = displacedBy(wanted, data, Math.floor(readAt));
  if (found.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <>
      <h3>{texts.heading}</h3>
      <ul className="plain-list">
        {found.map((one) => (
          <li key={one.stay.id}>
            <DisplacedLine {...one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DisplacedLine({ stay, isCancelled, cards }: Displaced) {
  const guest = guestText(stay);
  return (
    <>
      <strong>{roomText(stay)}</strong>
      <span>{` · ${periodText(stay)}`}</span>
      {guest !== '' && <span>{` · ${guest}`}</span>}
      <span>{` · ${isCancelled ? texts.cancelled : fillText(texts.losesCards, { cards: cards.join(', ') })}`}</span>
    </>
  );
}
