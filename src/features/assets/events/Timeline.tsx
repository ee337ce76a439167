import { Link } from '../../../ui/page/Link';
import { useResources } from '../../../queries/console/consoleHooks';
import { FieldValue } from '../../../fields/core/FieldValue';
import { eventTexts as texts } from './texts';
import { formatTime } from '../../../lib/date/dateFormat';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import type { AccessEvent, EventDay } from './accessEvents';

/** Events grouped by day. */
export function Timeline({ days }: { days: readonly EventDay[] }) {
  return (
    <>
      {/* Columns for the eye: each event has the labels for screen readers, and on a phone. */}
      <p className="event-head" aria-hidden="true">
        <span>{texts.time}</span>
        <span>{texts.user}</span>
        {detailFields.map(([name, label]) => (
          <span key={name}>{texts[label]}</span>
        ))}
      </p>
      {days.map(({ day, weekday, events }) => (
        <section key={day} className="event-day" aria-label={day}>
          <h2>
            <span>{day}</span> <span className="event-weekday">{weekday}</span>
          </h2>
          <ol>
            {events.map((event) => (
              <li key={event.id}>
                <time dateTime={new Date(event.ts * 1000).toISOString()}>{formatTime(event.ts)}</time>
                <div>
                  <EventUserLink event={event} />
                  <EventDetails event={event} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Link to a known user, with the e-mail in brackets. */
function EventUserLink({ event: { userId, username, email } }: { event: AccessEvent }) {
  const path = userId === '' ? undefined : fillConsolePath('/admin/users/{id}/assets', { id: userId });
  const name = username || email || userId;
  return (
    <p className="event-who">
      {path ? <Link to={path}>{name}</Link> : <span>{texts.anonymous}</span>}
      {email !== '' && <span className="muted">{` (${email})`}</span>}
    </p>
  );
}

/** Fields with the names of their labels. */
const detailFields = [
  ['room', 'at'],
  ['action', 'action'],
  ['usage_source', 'source'],
] as const;

/** Room, action and usage source, formatted by their declared fields. */
function EventDetails({ event }: { event: AccessEvent }) {
  const fields = useResources().get('access-events')?.fields;
  return (
    <dl className="event-what">
      {detailFields.map(([name, label]) => {
        const field = fields?.[name];
        return field ? (
          <div key={name}>
            <dt>{texts[label]}</dt>
            <dd>
              <FieldValue field={field} record={{ ...event.raw, id: event.id }} place="cell" />
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
