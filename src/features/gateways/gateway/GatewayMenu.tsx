import { useActions } from '../../../actions/useActions';
import type { ActionTarget } from '../../../actions/actionTarget';
import type { Action } from '../../../config/types';
import { gatewayTexts as texts } from '../texts';
import { interpolateText } from '../../../i18n/interpolateText';
import { Menu } from '../../../ui/menu/Menu';
import type { GatewayRecord } from '../gatewayRecord';
import { isRemote, getManagementLinks } from '../managementLinks';

interface GatewayMenuProps {
  /** Link or unlink, depending on the state. */
  actions: readonly Action[];
  target: Pick<ActionTarget, 'resource' | 'record'> & Partial<Pick<ActionTarget, 'parent'>>;
  /** GID; absent without a gateway. */
  id?: string;
  /** Absent without a gateway, or until it has loaded. */
  gateway: GatewayRecord | undefined;
}

/** Context menu: link or unlink, and the consoles of the gateway. */
export function GatewayMenu({ actions, target, id, gateway }: GatewayMenuProps) {
  const { resource, record, parent } = target;
  const menuActions = useActions(actions, { resource, record, parent, selection: undefined });
  const linkItems = getManagementLinks(gateway)
    .filter(isRemote)
    .map(({ kind, label, href, disabledReason }) => ({
      id: kind,
      label,
      href,
      disabledReason,
      disabled: disabledReason !== undefined,
    }));
  return (
    <Menu
      label={id === undefined ? texts.menu : interpolateText(texts.menuOf, { id })}
      icon="more"
      items={[
        ...menuActions.map(({ action, label, disabledReason, run }) => ({
          id: action.id,
          label,
          icon: action.icon ?? undefined,
          danger: action.danger,
          disabled: disabledReason !== null,
          disabledReason: disabledReason ?? undefined,
          onSelect: run,
        })),
        { id: 'access', label: texts.accessTo, icon: 'external-link', items: linkItems },
      ]}
    />
  );
}
