import { isPlainObject } from '../../lib/json';

/** Kinds of addresses for technicians, in the order they are shown (AGW-08). */
export const linkKinds = ['control_panel', 'openhab', 'ssh_teleport'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What the card shows of a gateway (AGW-26). */
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
  /** As the host sends them: use them through `toSafeHref`. */
  links: Readonly<Record<LinkKind, unknown>>;
}

/** A gateway as the host sends it; what is missing or of another type is null. Total. */
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

/** Ids of the gateways that an asset names (ADET-19). Total. */
export function getLinkedGatewayIds(gatewaysQrs: unknown): string[] {
  const rows: readonly unknown[] = Array.isArray(gatewaysQrs) ? gatewaysQrs : [];
  const ids = rows.map((row) => (isPlainObject(row) ? toTextOrNull(row.gateway_id) : null));
  return [...new Set(ids.filter((id) => id !== null))];
}

export const toTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

export const toNumberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
