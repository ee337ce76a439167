import { useState } from 'react';
import { useSkuImage } from '../../../console/hooks';
import { useText } from '../../../i18n/useText';
import { labelOf } from './labelOf';
import { gatewayTexts as texts } from './texts';
import { shellTexts } from '../../../i18n/es/shell';
import { Icon } from '../../../ui/Icon';
import { formatDate } from '../../../lib/dates';
import { safeHref } from '../../../lib/safeHref';
import type { GatewayRecord } from './gatewayRecord';
import { managementLinks, type ManagementLink } from './managementLinks';

/** What a gateway is (AGW-26). */
export function GatewayInfo({ gateway }: { gateway: GatewayRecord }) {
  const t = useText();
  const links = managementLinks(gateway).filter(({ exists }) => exists);
  const labelled = (labels: Readonly<Record<string, string>>, value: string | null) =>
    value === null ? null : labelOf(labels, value);
  const rows: [keyof typeof texts.fields, string | null | undefined][] = [
    ['id', gateway.id],
    ['qrCode', gateway.qrCode],
    ['sku', gateway.sku],
    ['hardware', gateway.hardware],
    ['productionDate', formatDate(gateway.productionDate)],
    ['system', gateway.system],
    ['aass', gateway.aass],
    ['type', labelled(texts.types, gateway.type)],
    ['status', labelled(texts.statuses, gateway.status)],
  ];
  return (
    <>
      <Picture key={gateway.sku} sku={gateway.sku} />
      <dl className="detail-fields gateway-fields">
        {rows.map(([name, value]) => (
          <div key={name} className="detail-field">
            <dt>{texts.fields[name]}</dt>
            <dd>{value ?? <span className="muted">{t('not_reported')}</span>}</dd>
          </div>
        ))}
        <div className="detail-field">
          <dt>{texts.fields.links}</dt>
          <dd>{links.length > 0 ? <Links links={links} /> : texts.noLinks}</dd>
        </div>
      </dl>
    </>
  );
}

/** The product, where the installation has a picture of it; its SKU stands beside (AGW-27, AGW-28). */
function Picture({ sku }: { sku: string | null }) {
  const src = safeHref(useSkuImage(sku));
  const [isBroken, setBroken] = useState(false);
  if (src === undefined || isBroken) return null;
  return (
    <img
      className="gateway-picture"
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

/** Those that have an address; one that cannot be used says why (AGW-05..AGW-08). */
function Links({ links }: { links: readonly ManagementLink[] }) {
  return (
    <ul className="gateway-links">
      {links.map(({ kind, label, href, why }) => (
        <li key={kind}>
          {href === undefined ? (
            <>
              {label} <span className="muted">({why})</span>
            </>
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label} <Icon name="external-link" size={14} label={shellTexts.account.newTab} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
