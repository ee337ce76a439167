import { useMemo, useState } from 'react';
import { ApiError } from '../../../../dataProvider';
import { useText } from '../../../i18n/useText';
import { eventTexts as texts } from './texts';
import { Icon } from '../../../ui/Icon';
import { EmptyState, Skeletons } from '../../../ui/states';
import type { DayRange } from '../../../lib/dayRange';
import { httpText } from '../../../ui/httpText';
import { useLogFailure } from '../../../ui/useLogFailure';
import { byDay, peopleOf } from './events';
import { People } from './People';
import { Timeline } from './Timeline';
import { useEvents } from './useEvents';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../i18n/fillText';

/** Events drawn at once; the rest comes on demand. */
const PAGE = 200;

/** The timeline of a range with its users beside it. */
export function EventList({ assetId, range }: { assetId: string; range: DayRange }) {
  const { data: events, error, retry } = useEvents(assetId, range);
  useLogFailure(texts.failed, error);
  const [only, setOnly] = useState<string | null>(null);
  const [shown, setShown] = useState(PAGE);
  const people = useMemo(() => peopleOf(events ?? []), [events]);
  const found = useMemo(
    () => (events ?? []).filter(({ userId }) => only === null || userId === only),
    [events, only],
  );
  const days = useMemo(() => byDay(found.slice(0, shown)), [found, shown]);
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!events) return <Skeletons lines={8} height={22} />;
  if (events.length === 0) {
    return (
      <EmptyState icon={<Icon name="door-open" size={24} />} title={texts.empty} text={texts.empty_text} />
    );
  }
  const name = people.find(({ id }) => id === only)?.name ?? '';
  return (
    <div className="events">
      <section className="card event-timeline" aria-label={texts.timeline}>
        <p className="muted" role="status">
          <span>{fillText(texts.count, { smart_count: found.length })}</span>
          {only !== null && <span>{` · ${fillText(texts.only, { name })}`}</span>}
        </p>
        <Timeline days={days} />
        {found.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{texts.more}</Button>}
      </section>
      <People
        people={people}
        only={only}
        onOnly={(id) => {
          setOnly(id);
          setShown(PAGE);
        }}
      />
    </div>
  );
}

/** No alarm: the failure is in the log (EVENT-10); a refusal is not asked again. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const isRefused = error instanceof ApiError && error.code === 403;
  return (
    <EmptyState
      icon={<Icon name="door-open" size={24} />}
      title={texts.failed}
      text={isRefused ? httpText(error, t) : texts.failed_text}
    >
      {!isRefused && <Button onClick={onRetry}>{texts.retry}</Button>}
    </EmptyState>
  );
}
