import { useActions } from '../../../actions/useActions';
import type { ActionTarget } from '../../../writes/target';
import type { Action } from '../../../config/types';
import { gatewayTexts as texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import { Menu } from '../../../ui/Menu';
import type { GatewayRecord } from './gatewayRecord';
import { isRemote, managementLinks } from './managementLinks';

interface GatewayMenuProps {
  /** Link or unlink, according to the state (AGW-04). */
  actions: readonly Action[];
  target: Pick<ActionTarget, 'resource' | 'record'> & Partial<Pick<ActionTarget, 'parent'>>;
  /** GID; absent without a gateway. */
  id?: string;
  /** Absent without one, or until it is read. */
  gateway: GatewayRecord | undefined;
}

/** The contextual menu: link or unlink, and the consoles of the gateway (AGW-04..AGW-08). */
export function GatewayMenu({ actions, target, id, gateway }: GatewayMenuProps) {
  const { resource, record, parent } = target;
  const ready = useActions(actions, { resource, record, parent, selection: undefined });
  const items = managementLinks(gateway)
    .filter(isRemote)
    .map(({ kind, label, href, why }) => ({ id: kind, label, href, why, disabled: why !== undefined }));
  return (
    <Menu
      label={id === undefined ? texts.menu : fillText(texts.menuOf, { id })}
      icon="more"
      items={[
        ...ready.map(({ action, label, why, run }) => ({
          id: action.id,
          label,
          icon: action.icon ?? undefined,
          danger: action.danger,
          disabled: why !== null,
          why: why ?? undefined,
          onSelect: run,
        })),
        { id: 'access', label: texts.accessTo, icon: 'external-link', items },
      ]}
    />
  );
}
