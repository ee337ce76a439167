import { useId } from 'react';
import { eventTexts as texts } from './texts';
import type { Person } from './events';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { fillText } from '../../../i18n/fillText';

interface PeopleProps {
  people: readonly Person[];
  /** Id of the user whose events alone are shown. */
  only: string | null;
  onOnly: (id: string | null) => void;
}

/** The distinct users of the range (EVENT-05); a name shows its events alone, once more all of them. */
export function People({ people, only, onOnly }: PeopleProps) {
  const id = useId();
  return (
    <aside className="card event-people" aria-labelledby={id}>
      <h2 id={id}>{`${texts.users} (${people.length})`}</h2>
      {people.length === 0 ? (
        <p className="muted">{texts.no_users}</p>
      ) : (
        <>
          <p className="field-help">{texts.users_text}</p>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  aria-pressed={only === person.id}
                  onClick={() => onOnly(only === person.id ? null : person.id)}
                >
                  <span>
                    <span>{person.name || person.email || person.id}</span>
                    {person.email !== '' && <span className="muted">{person.email}</span>}
                  </span>
                  <Tag>
                    <span>{person.count}</span>
                    <span className="visually-hidden">
                      {` ${fillText(texts.count, { smart_count: person.count }).replace(/^\d+\s/, '')}`}
                    </span>
                  </Tag>
                </button>
              </li>
            ))}
          </ul>
          {only !== null && (
            <Button small onClick={() => onOnly(null)}>
              {texts.all}
            </Button>
          )}
        </>
      )}
    </aside>
  );
}
