import { useMemo, useState } from 'react';
import { ApiError } from '../../../../dataProvider';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { eventTexts as texts } from './texts';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import type { DayRange } from '../../../lib/date/dayRange';
import { getHttpErrorMessage } from '../../../ui/feedback/errorMessage';
import { useLogError } from '../../../ui/feedback/useLogError';
import { groupByDay, groupByUser } from './accessEvents';
import { EventUsers } from './EventUsers';
import { Timeline } from './Timeline';
import { useEvents } from './useEvents';
import { Button } from '../../../ui/button/Button';
import { interpolateText } from '../../../i18n/interpolateText';

/** Initially rendered events; the rest shows on demand. */
const PAGE_SIZE = 200;

/** Timeline of a range with its users beside it. */
export function EventList({ assetId, range }: { assetId: string; range: DayRange }) {
  const { data: events, error, refetch } = useEvents(assetId, range);
  useLogError(texts.failed, error);
  const [selectedUserId, setSelectedUserId] = useState<string | null>(null);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const users = useMemo(() => groupByUser(events ?? []), [events]);
  const matchingEvents = useMemo(
    () => (events ?? []).filter(({ userId }) => selectedUserId === null || userId === selectedUserId),
    [events, selectedUserId],
  );
  const days = useMemo(
    () => groupByDay(matchingEvents.slice(0, visibleCount)),
    [matchingEvents, visibleCount],
  );
  if (error) return <EventsLoadError error={error} onRetry={refetch} />;
  if (!events) return <Skeletons lines={8} height={22} />;
  if (events.length === 0) {
    return (
      <EmptyState icon={<Icon name="door-open" size={24} />} title={texts.empty} text={texts.empty_text} />
    );
  }
  const name = users.find(({ id }) => id === selectedUserId)?.name ?? '';
  return (
    <div className="events">
      <section className="card event-timeline" aria-label={texts.timeline}>
        <p className="muted" role="status">
          <span>{interpolateText(texts.count, { smart_count: matchingEvents.length })}</span>
          {selectedUserId !== null && <span>{` · ${interpolateText(texts.only, { name })}`}</span>}
        </p>
        <Timeline days={days} />
        {matchingEvents.length > visibleCount && (
          <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>{texts.more}</Button>
        )}
      </section>
      <EventUsers
        users={users}
        selectedId={selectedUserId}
        onSelect={(id) => {
          setSelectedUserId(id);
          setVisibleCount(PAGE_SIZE);
        }}
      />
    </div>
  );
}

/** Neutral error: the log has the failure; a refusal has no retry button. */
function EventsLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslateText();
  const isForbidden = error instanceof ApiError && error.code === 403;
  return (
    <EmptyState
      icon={<Icon name="door-open" size={24} />}
      title={texts.failed}
      text={isForbidden ? getHttpErrorMessage(error, t) : texts.failed_text}
    >
      {!isForbidden && <Button onClick={onRetry}>{texts.retry}</Button>}
    </EmptyState>
  );
}
