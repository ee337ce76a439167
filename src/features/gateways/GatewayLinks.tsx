import { shellTexts } from '../../i18n/messages/shell';
import { Icon } from '../../ui/icon/Icon';
import type { GatewayRecord } from './gatewayRecord';
import { getManagementLinks } from './managementLinks';
import { gatewayTexts as texts } from './texts';

/** Management links of the gateway; an unusable one shows its reason. */
export function GatewayLinks({ gateway }: { gateway: GatewayRecord }) {
  const links = getManagementLinks(gateway).filter(({ hasUrl }) => hasUrl);
  if (links.length === 0) return <span>{texts.noLinks}</span>;
  return (
    <ul className="gateway-links">
      {links.map(({ kind, label, href, disabledReason }) => (
        <li key={kind}>
          {href === undefined ? (
            <>
              <span>{label}</span> <span className="muted">{`(${disabledReason})`}</span>
            </>
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>{label}</span> <Icon name="external-link" size={14} label={shellTexts.account.newTab} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
