import { useState } from 'react';
import type { Resource } from '../../config/types';
import { CodeText } from '../../fields/display/CodeText';
import { useSkuImage } from '../../queries/console/consoleHooks';
import { fieldTypes } from '../../fields/core/registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { gatewayTexts as texts } from './texts';
import { toSafeHref } from '../../lib/url/toSafeHref';
import type { GatewayRecord } from './gatewayRecord';
import { GatewayLinks } from './GatewayLinks';
import { globalTexts } from '../../i18n/messages/global';

interface GatewayInfoProps {
  gateway: GatewayRecord;
  resource: Resource | undefined;
}

/** Fields of the card, with their values. */
const infoFields = [
  ['id', 'id'],
  ['qrCode', 'qrCode'],
  ['sku', 'sku'],
  ['hw_version', 'hardware'],
  ['productionDate', 'productionDate'],
  ['gatewayVersion', 'system'],
  ['daemonVersion', 'aass'],
  // In lists `type` shows «public» where the card shows «shared».
  ['kind', 'type'],
  ['status', 'status'],
] as const;

/** Data of a gateway, labelled by the gateways resource. */
export function GatewayInfo({ gateway, resource }: GatewayInfoProps) {
  const t = useTranslateText();
  const rows = infoFields.flatMap(([name, member]) => {
    const field = resource?.fields[name];
    const value = gateway[member];
    if (!field) return [];
    const text = value === null ? '' : fieldTypes.get(field.type)?.toText(value, field, t);
    return [{ name, label: t(field.label), text: text || null, isCode: field.copyButton }];
  });
  return (
    <dl className="detail-fields gateway-fields">
      {rows.map(({ name, label, text, isCode }) => (
        <div key={name} className="detail-field">
          <dt>{label}</dt>
          <dd>
            {text === null ? (
              <span className="muted">{globalTexts.not_reported}</span>
            ) : isCode ? (
              <CodeText text={String(text)} className="field-detail" />
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
      <div className="detail-field">
        <dt>{texts.linksOf}</dt>
        <dd>
          <GatewayLinks gateway={gateway} />
        </dd>
      </div>
    </dl>
  );
}

/** Product image, if the installation has one for the SKU, which is shown beside it. */
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
