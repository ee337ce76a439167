import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnknownStep } from '../../../actions/UnknownStep';
import type { Resource } from '../../../config/types';
import { useText } from '../../../i18n/useText';
import { gatewayTexts as texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import { Skeletons } from '../../../ui/states';
import { LoadFailed } from '../../../ui/LoadFailed';
import { useLogFailure } from '../../../ui/useLogFailure';
import { GatewayInfo } from './GatewayInfo';
import { GatewayState } from './GatewayState';
import type { GatewayRecord } from './gatewayRecord';
import { useGateway, type StatusReading } from './useGatewayReads';
import { useGatewayUpdate, type GatewayUpdate } from './useGatewayUpdate';
import { Button } from '../../../ui/Button';
import './gateway.css';

export interface GatewayCardProps {
  /** GID */
  id: string;
  /** Console path of its page. */
  to?: string | undefined;
  /** The resource of gateways: its fields name what the card tells. */
  declared: Resource | undefined;
  statuses: StatusReading;
  /** The contextual menu; gets the gateway once it is read. */
  menu?: (gateway: GatewayRecord | undefined, id: string) => ReactNode;
}

/** A gateway: an information block and a status block, its menu and its update (AGW-03, AGW-26..AGW-53). */
export function GatewayCard({ id, to, declared, statuses, menu }: GatewayCardProps) {
  const titleId = useId();
  const { data: gateway, error, retry } = useGateway(id);
  useLogFailure(texts.loadFailed, error);
  const update = useGatewayUpdate(gateway);
  return (
    <article className="card gateway-card" aria-labelledby={titleId}>
      <header className="gateway-head">
        <h2 id={titleId}>{to === undefined ? id : <Link to={to}>{id}</Link>}</h2>
        {update.isOffered && <UpdateButton update={update} />}
        {menu?.(gateway, id)}
      </header>
      <UpdateNotice update={update} />
      {update.lost && <UnknownStep error={update.lost} onClose={update.forgetLost} />}
      <div className="gateway-blocks">
        <section aria-label={texts.info}>
          {gateway ? (
            <GatewayInfo gateway={gateway} declared={declared} />
          ) : error ? (
            <LoadFailed text={texts.loadFailed} error={error} onRetry={retry} />
          ) : (
            <Skeletons lines={6} />
          )}
        </section>
        <section aria-label={texts.status}>
          <GatewayState id={id} statuses={statuses} />
        </section>
      </div>
    </article>
  );
}

/** Loads while the gateway updates (AGW-38, AGW-45). */
function UpdateButton({ update: { isUpdating, behind, start } }: { update: GatewayUpdate }) {
  const versions = behind.map(
    ({ module, version, latest }) => `${texts.modules[module]} ${version} → ${latest}`,
  );
  const about = fillText(texts.updates, { versions: versions.join(', ') });
  return (
    <Button variant="primary" busy={isUpdating} title={about} onClick={start}>
      {isUpdating ? texts.updating : texts.update}
    </Button>
  );
}

/** What went wrong with an update stays beside its button (AGW-51..AGW-53). */
function UpdateNotice({ update: { isOffered, failure } }: { update: GatewayUpdate }) {
  const t = useText();
  if (!isOffered || !failure) return null;
  return (
    <p role="alert" className="notice danger gateway-notice">
      {t(
        failure === 'update'
          ? '_GATEWAY_UPDATE_MODULE_VERSION_ERROR'
          : '_GATEWAY_STATUS_DETAIL_CHECK_UPDATE_STATE_ERROR',
      )}
    </p>
  );
}
