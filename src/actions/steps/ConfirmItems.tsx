import { compareTexts } from '../../lib/text/compareTexts';
import type { Scope } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';
import type { ActionConfirmation } from '../../config/types';
import { useResources } from '../../queries/console/consoleHooks';
import { recordTitle } from '../../fields/titles/recordTitle';
import { globalTexts } from '../../i18n/messages/global';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isPlainObject } from '../../lib/json';

interface ConfirmItemsProps {
  items: NonNullable<ActionConfirmation['items']>;
  /** Scope of the action, including the record. */
  scope: Scope;
}

/** Lists by name all other items that a confirmation concerns; a long list scrolls. */
export function ConfirmItems({ items: { recordPath, resource, text }, scope }: ConfirmItemsProps) {
  const t = useTranslateText();
  const itemResource = useResources().get(resource);
  const value = readPath(scope, recordPath);
  const entries = (Array.isArray(value) ? value : []).filter(isPlainObject);
  if (entries.length === 0) return null;
  const titles = entries
    .map((entry) => (itemResource && recordTitle(itemResource, entry, t)) || globalTexts.unknown)
    .sort((a, b) => compareTexts(a, b));
  const label = t(text, { smart_count: titles.length });
  return (
    <>
      <p>{label}</p>
      <ul className="plain-list" aria-label={label} tabIndex={0}>
        {titles.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
    </>
  );
}
