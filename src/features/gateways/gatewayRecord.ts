import { isPlainObject } from '../../lib/json';

/** Kinds of management links, in display order. */
export const linkKinds = ['control_panel', 'openhab', 'ssh_teleport'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Gateway data of the card. */
export interface GatewayRecord {
  /** GID */
  id: string;
  /** QID */
  qrCode: string | null;
  sku: string | null;
  hardware: string | null;
  /** Unix seconds. */
  productionDate: number | null;
  /** Version of the system (`gatewayVersion`). */
  system: string | null;
  /** Version of the automation service AASS (`daemonVersion`). */
  aass: string | null;
  /** `private`, `shared` or `public`. */
  type: string | null;
  status: string | null;
  /** Raw values from the host: use them through `toSafeHref`. */
  links: Readonly<Record<LinkKind, unknown>>;
}

/** Parses a gateway; missing or mistyped values become null. Never throws. */
export function parseGateway(data: unknown, id: string): GatewayRecord {
  const row = isPlainObject(data) ? data : {};
  const links = isPlainObject(row.managementLinks) ? row.managementLinks : {};
  return {
    id,
    qrCode: toTextOrNull(row.qrCode),
    sku: toTextOrNull(row.sku),
    hardware: toTextOrNull(row.hw_version),
    productionDate: toNumberOrNull(row.productionDate),
    system: toTextOrNull(row.gatewayVersion),
    aass: toTextOrNull(row.daemonVersion),
    type: toTextOrNull(row.type),
    status: toTextOrNull(row.status),
    links: { control_panel: links.control_panel, openhab: links.openhab, ssh_teleport: links.ssh_teleport },
  };
}

/** Returns the ids of the gateways linked to an asset. Never throws. */
export function getLinkedGatewayIds(gatewaysQrs: unknown): string[] {
  const rows: readonly unknown[] = Array.isArray(gatewaysQrs) ? gatewaysQrs : [];
  const ids = rows.map((row) => (isPlainObject(row) ? toTextOrNull(row.gateway_id) : null));
  return [...new Set(ids.filter((id) => id !== null))];
}

export const toTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

export const toNumberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
