import { useEffect, useMemo } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import type { QuestionExtensionProps } from '../../../extensions/types';
import { QueryError } from '../../../ui/feedback/QueryError';
import { Skeletons } from '../../../ui/feedback/states';
import { formatGuest, formatStayPeriod, formatRooms } from '../stays';
import { useAllStays } from '../useAllStays';
import { findDisplacedStays, getStayRequest, type DisplacedStay } from './findDisplacedStays';
import { displacedStaysTexts as texts } from './texts';

/** Shows the stays that a forced write would cancel or that would lose a card. */
export default function DisplacedStays({ resource, scope, onReady }: QuestionExtensionProps) {
  const request = useMemo(() => getStayRequest(scope), [scope]);
  const { data, error, isFetching, updatedAt, refetch } = useAllStays(request.projectId, resource);
  const isSettled = !isFetching && (data !== undefined || error !== null);
  useEffect(() => {
    if (isSettled) onReady();
  }, [isSettled, onReady]);
  if (error && !isFetching) return <QueryError text={texts.failed} error={error} onRetry={refetch} />;
  if (data === undefined || isFetching) return <Skeletons lines={2} />;
  const displacedStays = findDisplacedStays(request, data, Math.floor(updatedAt));
  if (displacedStays.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <>
      <h3>{texts.heading}</h3>
      <ul className="plain-list">
        {displacedStays.map((displaced) => (
          <li key={displaced.stay.id}>
            <DisplacedStayLine {...displaced} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DisplacedStayLine({ stay, isCancelled, cards }: DisplacedStay) {
  const guest = formatGuest(stay);
  return (
    <>
      <strong>{formatRooms(stay)}</strong>
      <span>{` · ${formatStayPeriod(stay)}`}</span>
      {guest !== '' && <span>{` · ${guest}`}</span>}
      <span>{` · ${isCancelled ? texts.cancelled : interpolateText(texts.losesCards, { cards: cards.join(', ') })}`}</span>
    </>
  );
}
