import { useText } from '../i18n/useText';
import type { Resource } from '../config/types';
import { fillDisplay, recordTitle } from '../fields/recordTitle';
import type { Stayed } from '../writes/stayed';
import { writeTexts } from '../writes/texts';
import { fillText } from '../i18n/fillText';

/** How many entries the text itself names (PASSET-11). */
const NAMED = 3;
/** How many entries stand without scrolling (PASSET-12). */
const SHOWN = 6;

interface OutcomePanelProps {
  outcome: Stayed | undefined;
  /** Whose records the entries are. */
  resource: Resource;
}

/**
 * What a call said, above the form that stays open over it: the first entries it is about and an ellipsis; all of them
 * with their reasons in a list that scrolls when it is long (PASSET-11, PASSET-12).
 */
export function OutcomePanel({ outcome, resource }: OutcomePanelProps) {
  const t = useText();
  if (!outcome) return <div role="alert" />;
  if (outcome.isQuiet)
    return (
      <p role="status" className="muted quiet-failure">
        {t(outcome.text)}
      </p>
    );
  const { tone, text, args, cause, entries, display } = outcome;
  const count = entries.length;
  const nameOf = (record: Readonly<Record<string, unknown>>): string => {
    const shown = display === null ? '' : fillDisplay(display, resource, record, t);
    return shown || recordTitle(resource, record, t);
  };
  const names = entries.slice(0, NAMED).map(({ record }) => nameOf(record));
  return (
    <div role="alert" className={`notice ${tone} outcome-panel`}>
      <p>{t(text, { ...args, smart_count: count })}</p>
      {cause && <p>{cause}</p>}
      {names.length > 0 && <p>{`${names.join('; ')}${entries.length > NAMED ? '…' : ''}`}</p>}
      {entries.length > 0 && (
        <details>
          <summary>{fillText(writeTexts.all_entries, { smart_count: count })}</summary>
          <ul
            className={entries.length > SHOWN ? 'scrolls' : undefined}
            tabIndex={0}
            aria-label={fillText(writeTexts.all_entries, { smart_count: count })}
          >
            {entries.map(({ key, record, why }) => (
              <li key={key}>
                <span>{nameOf(record)}</span>
                {why && <span className="muted">{` – ${why}`}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
