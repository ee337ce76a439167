import type { Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';
import type { Confirm } from '../config/types';
import { useResources } from '../console/hooks';
import { recordTitle } from '../fields/recordTitle';
import { globalTexts } from '../i18n/es/global';
import { useText } from '../i18n/useText';
import { isPlainObject } from '../lib/json';

interface ConfirmItemsProps {
  items: NonNullable<Confirm['items']>;
  /** Of the action: the record is in it. */
  scope: Scope;
}

/** What else is concerned by what is asked, all of it by name: a list that scrolls where it is long. */
export function ConfirmItems({ items: { from, resource, text }, scope }: ConfirmItemsProps) {
  const t = useText();
  const declared = useResources().get(resource);
  const found = readPath(scope, from);
  const entries = (Array.isArray(found) ? found : []).filter(isPlainObject);
  if (entries.length === 0) return null;
  const titles = entries
    .map((entry) => (declared && recordTitle(declared, entry, t)) || globalTexts.unknown)
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }));
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
