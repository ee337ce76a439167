import { decodeRecord, fillTextTemplate as fillTemplate, type Scope } from '../../../dataProvider';
import { TextWithCode } from '../../fields/display/TextWithCode';
import type { ActionCheck } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { globalTexts } from '../../i18n/messages/global';
import { isPlainObject } from '../../lib/json';
import { Link } from '../../ui/page/Link';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import type { ActionTarget } from '../actionTarget';
import { readBlockerItems } from './blockers';
import { BlockerAction } from './BlockerAction';
import { actionTexts } from '../texts';

interface BlockerItemsProps {
  block: ActionCheck['blockedWhen'][number];
  /** Scope of the action, with the response as `result`. */
  scope: Scope;
  /** Target of the action; the entries belong to it. */
  target: ActionTarget;
  onClose: () => void;
}

const MAX_ITEMS = 20;

/** Lists the blockers by name, each with its link and the action that removes it. */
export function BlockerItems({ block, scope, target, onClose }: BlockerItemsProps) {
  const items = readBlockerItems(block, scope);
  if (items.length === 0) return null;
  return (
    <ul className="plain-list blocked-list">
      {items.slice(0, MAX_ITEMS).map((item, index) => {
        const entry = isPlainObject(item) ? decodeRecord(item) : undefined;
        const values = { ...scope, ...(entry ?? { name: item }) };
        const text = fillTemplate(block.display, values) || globalTexts.unknown;
        const to = block.link === null ? undefined : fillConsolePath(block.link, values);
        return (
          <li key={entry?.id || index}>
            <span className="blocked-entry">
              {to ? (
                <Link to={to} onClick={onClose}>
                  <TextWithCode text={text} code={text} />
                </Link>
              ) : (
                <TextWithCode text={text} code={text} />
              )}
              {block.resolveAction && entry && (
                <BlockerAction actionRef={block.resolveAction} entry={entry} name={text} target={target} />
              )}
            </span>
          </li>
        );
      })}
      {items.length > MAX_ITEMS && (
        <li>{interpolateText(actionTexts.more, { smart_count: items.length - MAX_ITEMS })}</li>
      )}
    </ul>
  );
}
