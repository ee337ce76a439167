import { gatewayTexts as texts } from './texts';
import { fillText } from '../../../i18n/fillText';
import { safeHref } from '../../../lib/safeHref';
import { linkKinds, type GatewayRecord, type LinkKind } from './gatewayRecord';
import { isBelow, REACHABLE_FROM } from './versions';

/** One address for technicians. */
export interface ManagementLink {
  kind: LinkKind;
  label: string;
  /** Safe to open; undefined when it cannot be used. */
  href: string | undefined;
  /** Why it cannot be used. */
  why: string | undefined;
  /** The gateway has an address of this kind, usable or not. */
  exists: boolean;
}

/** What the submenu offers (AGW-05, AGW-08). */
export const isRemote = ({ kind }: ManagementLink): boolean => kind !== 'control_panel';

/** The three links of a gateway with the reason why one cannot be used (AGW-06, AGW-07). Without a gateway there is no address. */
export const managementLinks = (gateway: GatewayRecord | undefined): ManagementLink[] =>
  linkKinds.map((kind) => {
    const address = gateway?.links[kind];
    const exists = typeof address === 'string' && address !== '';
    const href = safeHref(address);
    const why = reason({ kind, exists, safe: href !== undefined, version: gateway?.system });
    return { kind, label: texts.links[kind], href: why === undefined ? href : undefined, why, exists };
  });

interface Situation {
  kind: LinkKind;
  exists: boolean;
  safe: boolean;
  version: string | null | undefined;
}

function reason({ kind, exists, safe, version }: Situation): string | undefined {
  if (!exists) return texts.noAddress;
  // A version that cannot be compared is not known to be too old.
  if (kind !== 'control_panel' && isBelow(version, REACHABLE_FROM) === true)
    return fillText(texts.oldVersion, { version: REACHABLE_FROM });
  return safe ? undefined : texts.unsafeAddress;
}
