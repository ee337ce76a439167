import { decodeRecord, fillText as fillTemplate, type Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';
import type { ActionCheck } from '../config/types';
import { fillText } from '../i18n/fillText';
import { globalTexts } from '../i18n/es/global';
import { isPlainObject } from '../lib/json';
import { Link } from '../ui/Link';
import { consolePath } from '../records/consolePath';
import type { ActionTarget } from '../writes/target';
import { EntryAct } from './EntryAct';
import { actionTexts } from './texts';

interface BlockItemsProps {
  block: ActionCheck['block'][number];
  /** Of the action, with the answer as `result`. */
  scope: Scope;
  /** What the action is done to: the entries are of it. */
  target: ActionTarget;
  onClose: () => void;
}

const MAX = 20;

/** What is in the way, by name, each with its way there and with what takes it away. */
export function BlockItems({ block, scope, target, onClose }: BlockItemsProps) {
  const found = block.items === null ? [] : readPath(scope, block.items);
  const items: unknown[] = Array.isArray(found) ? found : [];
  if (items.length === 0) return null;
  return (
    <ul className="plain-list blocked-list">
      {items.slice(0, MAX).map((item, index) => {
        const entry = isPlainObject(item) ? decodeRecord(item) : undefined;
        const values = { ...scope, ...(entry ?? { name: item }) };
        const text = fillTemplate(block.display, values) || globalTexts.unknown;
        const to = block.link === null ? undefined : consolePath(block.link, values);
        return (
          <li key={entry?.id || index}>
            <span className="blocked-entry">
              {to ? (
                <Link to={to} onClick={onClose}>
                  {text}
                </Link>
              ) : (
                <span>{text}</span>
              )}
              {block.act && entry && <EntryAct act={block.act} entry={entry} name={text} target={target} />}
            </span>
          </li>
        );
      })}
      {items.length > MAX && <li>{fillText(actionTexts.more, { smart_count: items.length - MAX })}</li>}
    </ul>
  );
}
