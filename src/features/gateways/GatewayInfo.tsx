import { useState } from 'react';
import type { Resource } from '../../config/types';
import { useSkuImage } from '../../queries/console/consoleHooks';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { gatewayTexts as texts } from './texts';
import { toSafeHref } from '../../lib/url/toSafeHref';
import type { GatewayRecord } from './gatewayRecord';
import { GatewayLinks } from './GatewayLinks';
import { globalTexts } from '../../i18n/es/global';

interface GatewayInfoProps {
  gateway: GatewayRecord;
  resource: Resource | undefined;
}

/** What the card tells, by the field that names it and its values. */
const infoFields = [
  ['id', 'id'],
  ['qrCode', 'qrCode'],
  ['sku', 'sku'],
  ['hw_version', 'hardware'],
  ['productionDate', 'productionDate'],
  ['gatewayVersion', 'system'],
  ['daemonVersion', 'aass'],
  // `type` of a list says public where a card says shared.
  ['kind', 'type'],
  ['status', 'status'],
] as const;

/** What a gateway is (AGW-26), named as the resource of gateways declares it. */
export function GatewayInfo({ gateway, resource }: GatewayInfoProps) {
  const t = useTranslateText();
  const rows = infoFields.flatMap(([name, member]) => {
    const field = resource?.fields[name];
    const value = gateway[member];
    if (!field) return [];
    const text = value === null ? '' : fieldTypes.get(field.type)?.toText(value, field, t);
    return [{ name, label: t(field.label), text: text || null }];
  });
  return (
    <>
      <ProductPicture key={gateway.sku} sku={gateway.sku} />
      <dl className="detail-fields gateway-fields">
        {rows.map(({ name, label, text }) => (
          <div key={name} className="detail-field">
            <dt>{label}</dt>
            <dd>{text ?? <span className="muted">{globalTexts.not_reported}</span>}</dd>
          </div>
        ))}
        <div className="detail-field">
          <dt>{texts.linksOf}</dt>
          <dd>
            <GatewayLinks gateway={gateway} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The product, where the installation has a picture of it; its SKU stands beside (AGW-27, AGW-28). */
export function ProductPicture({ sku }: { sku: string | null }) {
  const src = toSafeHref(useSkuImage(sku));
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
