import { useId } from 'react';
import { eventTexts as texts } from './texts';
import type { EventUser } from './accessEvents';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/text/Tag';
import { interpolateText } from '../../../i18n/interpolateText';

interface EventUsersProps {
  users: readonly EventUser[];
  /** Id of the user to whom the events are filtered. */
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** Distinct users of the range; a press on a name filters the events, a second one clears the filter. */
export function EventUsers({ users, selectedId, onSelect }: EventUsersProps) {
  const id = useId();
  return (
    <aside className="card event-people" aria-labelledby={id}>
      <h2 id={id}>
        <span>{texts.users}</span> <span className="muted">{users.length}</span>
      </h2>
      {users.length === 0 ? (
        <p className="muted">{texts.no_users}</p>
      ) : (
        <>
          <p className="field-help">{texts.users_text}</p>
          <ul>
            {users.map((user) => (
              <li key={user.id}>
                <button
                  type="button"
                  aria-pressed={selectedId === user.id}
                  onClick={() => onSelect(selectedId === user.id ? null : user.id)}
                >
                  <span>
                    <span>{user.name || user.email || user.id}</span>
                    {user.email !== '' && <span className="muted">{user.email}</span>}
                  </span>
                  <Tag>
                    <span>{user.count}</span>
                    <span className="visually-hidden">
                      {` ${interpolateText(texts.count, { smart_count: user.count }).replace(/^\d+\s/, '')}`}
                    </span>
                  </Tag>
                </button>
              </li>
            ))}
          </ul>
          {selectedId !== null && (
            <Button small onClick={() => onSelect(null)}>
              {texts.all}
            </Button>
          )}
        </>
      )}
    </aside>
  );
}
