import { gatewayTexts as texts } from './texts';
import { interpolateText } from '../../i18n/interpolateText';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { linkKinds, type GatewayRecord, type LinkKind } from './gatewayRecord';
import { isOlderVersion, MIN_REMOTE_VERSION } from './versions';

/** Link for technicians. */
export interface ManagementLink {
  kind: LinkKind;
  label: string;
  /** Safe URL; undefined if unusable. */
  href: string | undefined;
  /** Reason why it is disabled. */
  disabledReason: string | undefined;
  /** True if the gateway has a URL of this kind, usable or not. */
  hasUrl: boolean;
}

/** True for links in the submenu. */
export const isRemote = ({ kind }: ManagementLink): boolean => kind !== 'control_panel';

/** Returns the three links of a gateway, with the reason if one is disabled. Without a gateway there is no URL. */
export const getManagementLinks = (gateway: GatewayRecord | undefined): ManagementLink[] =>
  linkKinds.map((kind) => {
    const url = gateway?.links[kind];
    const hasUrl = typeof url === 'string' && url !== '';
    const href = toSafeHref(url);
    const disabledReason = getDisabledReason({
      kind,
      hasUrl,
      isSafe: href !== undefined,
      version: gateway?.system,
    });
    return {
      kind,
      label: texts.links[kind],
      href: disabledReason === undefined ? href : undefined,
      disabledReason,
      hasUrl,
    };
  });

interface LinkState {
  kind: LinkKind;
  hasUrl: boolean;
  isSafe: boolean;
  version: string | null | undefined;
}

function getDisabledReason({ kind, hasUrl, isSafe, version }: LinkState): string | undefined {
  if (!hasUrl) return texts.noAddress;
  // A version that cannot be compared does not count as too old.
  if (kind !== 'control_panel' && isOlderVersion(version, MIN_REMOTE_VERSION) === true)
    return interpolateText(texts.oldVersion, { version: MIN_REMOTE_VERSION });
  return isSafe ? undefined : texts.unsafeAddress;
}
