import { Link } from '../../../ui/Link';
import { useResources } from '../../../console/hooks';
import { FieldValue } from '../../../fields/FieldValue';
import { eventTexts as texts } from './texts';
import { formatTime } from '../../../lib/dates';
import { consolePath } from '../../../records/consolePath';
import type { AccessEvent, EventDay } from './events';

/** Events under their days (EVENT-04, EVENT-06). */
export function Timeline({ days }: { days: readonly EventDay[] }) {
  return days.map(({ day, events }) => (
    <section key={day} className="event-day" aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={new Date(event.ts * 1000).toISOString()}>{formatTime(event.ts)}</time>
            <div>
              <Who event={event} />
              <What event={event} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** A link where somebody is known, and the e-mail in brackets (EVENT-07). */
function Who({ event: { userId, username, email } }: { event: AccessEvent }) {
  const path = userId === '' ? undefined : consolePath('/admin/users/{id}/assets', { id: userId });
  const name = username || email || userId;
  return (
    <p className="event-who">
      {path ? <Link to={path}>{name}</Link> : <span>{texts.anonymous}</span>}
      {email !== '' && <span className="muted">{` (${email})`}</span>}
    </p>
  );
}

const parts = [
  ['room', texts.at],
  ['action', texts.action],
  ['usage_source', texts.source],
] as const;

/** Room, action and usage source as their declared fields read them. */
function What({ event }: { event: AccessEvent }) {
  const fields = useResources().get('access-events')?.fields;
  return (
    <dl className="event-what">
      {parts.map(([name, label]) => {
        const field = fields?.[name];
        return field ? (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <FieldValue field={field} record={{ ...event.raw, id: event.id }} place="cell" />
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
