import { fillText as fillTemplate, type Scope } from '../../dataProvider';
import { readPath } from '../config/readPath';
import type { ActionCheck } from '../config/types';
import { fillText } from '../i18n/fillText';
import { useText } from '../i18n/useText';
import { InfoDialog } from '../ui/ConfirmDialog';
import { Link } from '../ui/Link';
import { consolePath } from '../records/consolePath';
import { globalTexts } from '../i18n/es/global';
import { actionTexts } from './texts';

interface BlockedDialogProps {
  /** All that hinders: at least one. */
  blocks: ActionCheck['block'];
  scope: Scope;
  onClose: () => void;
}

const MAX = 20;

/** Why an action is not done: all that stands in its way at once, by name, with links to where it is taken away. */
export function BlockedDialog({ blocks, scope, onClose }: BlockedDialogProps) {
  const t = useText();
  const [first, ...others] = blocks;
  const isOne = others.length === 0;
  return (
    <InfoDialog open title={first && isOne ? t(first.title) : actionTexts.blocked} onClose={onClose}>
      {blocks.map((block) => (
        <section key={block.title}>
          {!isOne && <h3>{t(block.title)}</h3>}
          <p>{t(block.text)}</p>
          <BlockItems block={block} scope={scope} onClose={onClose} />
        </section>
      ))}
    </InfoDialog>
  );
}

interface BlockItemsProps extends Omit<BlockedDialogProps, 'blocks'> {
  block: ActionCheck['block'][number];
}

function BlockItems({ block, scope, onClose }: BlockItemsProps) {
  const found = block.items === null ? [] : readPath(scope, block.items);
  const items: unknown[] = Array.isArray(found) ? found : [];
  if (items.length === 0) return null;
  return (
    <ul className="plain-list">
      {items.slice(0, MAX).map((item, index) => {
        const values = {
          ...scope,
          ...(typeof item === 'object' && item !== null ? (item as Scope) : { name: item }),
        };
        const text = fillTemplate(block.display, values) || globalTexts.unknown;
        const to = block.link === null ? undefined : consolePath(block.link, values);
        return (
          <li key={index}>
            {to ? (
              <Link to={to} onClick={onClose}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        );
      })}
      {items.length > MAX && <li>{fillText(actionTexts.more, { smart_count: items.length - MAX })}</li>}
    </ul>
  );
}
