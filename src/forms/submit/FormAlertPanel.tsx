import { useTranslateText } from '../../i18n/useTranslateText';
import type { Resource } from '../../config/types';
import { fillDisplay, recordTitle } from '../../fields/titles/recordTitle';
import type { FormAlert } from '../../mutations/outcome/describeOutcome';
import { mutationTexts } from '../../mutations/texts';
import { interpolateText } from '../../i18n/interpolateText';

/** Number of entries that the text itself names. */
const MAX_NAMED_ENTRIES = 3;
/** Number of entries that show without scrolling. */
const MAX_UNSCROLLED_ENTRIES = 6;

interface FormAlertPanelProps {
  formAlert: FormAlert | undefined;
  /** Resource of the entries' records. */
  resource: Resource;
}

/**
 * Shows the alert of a call above a form that stays open: the first entries and an ellipsis, and all entries with their
 * reasons in a list that scrolls when it is long.
 */
export function FormAlertPanel({ formAlert, resource }: FormAlertPanelProps) {
  const t = useTranslateText();
  if (!formAlert) return <div role="alert" />;
  if (formAlert.isSilent)
    return (
      <p role="status" className="muted quiet-failure">
        {t(formAlert.text)}
      </p>
    );
  const { tone, text, args, cause, entries, display } = formAlert;
  const count = entries.length;
  const getEntryName = (record: Readonly<Record<string, unknown>>): string => {
    const displayName = display === null ? '' : fillDisplay(display, resource, record, t);
    return displayName || recordTitle(resource, record, t);
  };
  const names = entries.slice(0, MAX_NAMED_ENTRIES).map(({ record }) => getEntryName(record));
  return (
    <div role="alert" className={`notice ${tone} outcome-panel`}>
      <p>{t(text, { ...args, smart_count: count })}</p>
      {cause && <p>{cause}</p>}
      {names.length > 0 && <p>{`${names.join('; ')}${entries.length > MAX_NAMED_ENTRIES ? '…' : ''}`}</p>}
      {entries.length > 0 && (
        <details>
          <summary>{interpolateText(mutationTexts.all_entries, { smart_count: count })}</summary>
          <ul
            className={entries.length > MAX_UNSCROLLED_ENTRIES ? 'scrolls' : undefined}
            tabIndex={0}
            aria-label={interpolateText(mutationTexts.all_entries, { smart_count: count })}
          >
            {entries.map(({ key, record, reason }) => (
              <li key={key}>
                <span>{getEntryName(record)}</span>
                {reason && <span className="muted">{` – ${reason}`}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
