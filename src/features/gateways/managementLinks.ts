import { gatewayTexts as texts } from './texts';
import { interpolateText } from '../../i18n/interpolateText';
import { toSafeHref } from '../../lib/url/toSafeHref';
import { linkKinds, type GatewayRecord, type LinkKind } from './gatewayRecord';
import { isOlderVersion, MIN_REMOTE_VERSION } from './versions';

/** One address for technicians. */
export interface ManagementLink {
  kind: LinkKind;
  label: string;
  /** Safe to open; undefined when it cannot be used. */
  href: string | undefined;
  /** Why it cannot be used. */
  disabledReason: string | undefined;
  /** The gateway has an address of this kind, usable or not. */
  hasUrl: boolean;
}

/** What the submenu offers (AGW-05, AGW-08). */
export const isRemote = ({ kind }: ManagementLink): boolean => kind !== 'control_panel';

/** The three links of a gateway with the reason why one cannot be used (AGW-06, AGW-07). Without a gateway there is no address. */
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
  // A version that cannot be compared is not known to be too old.
  if (kind !== 'control_panel' && isOlderVersion(version, MIN_REMOTE_VERSION) === true)
    return interpolateText(texts.oldVersion, { version: MIN_REMOTE_VERSION });
  return isSafe ? undefined : texts.unsafeAddress;
}
