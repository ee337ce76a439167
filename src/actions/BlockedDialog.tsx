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
  block: ActionCheck['block'][number];
  scope: Scope;
  onClose: () => void;
}

const MAX = 20;

/** Why an action is not done, naming what stands in its way with links to it. */
export function BlockedDialog({ block, scope, onClose }: BlockedDialogProps) {
  const t = useText();
  const found = block.items === null ? [] : readPath(scope, block.items);
  const items: unknown[] = Array.isArray(found) ? found : [];
  return (
    <InfoDialog open title={t(block.title)} onClose={onClose}>
      <p>{t(block.text)}</p>
      {items.length > 0 && (
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
      )}
    </InfoDialog>
  );
}
