import { cspSources } from '../../demoHost/demo/demoConfig.ts';
import { securityHeaders } from '../../demoHost/server/security/securityHeaders.ts';
import type { InlineHashes } from '../../demoHost/server/security/inlineHashes.ts';

/** Supported web servers. */
export const webServers = ['plain', 'nginx', 'caddy'] as const;
export type WebServer = (typeof webServers)[number];

/**
 * Formats the headers for the console's files under a runtime config: one per line, in HTTP syntax or for nginx and
 * Caddy. `report` is the URL for CSP reports; `inline` holds the hashes of the page's inline scripts and styles.
 */
export function formatHeaders(
  config: Readonly<Record<string, unknown>>,
  server: WebServer,
  reportUri?: string,
  inline?: InlineHashes,
): string {
  const headers = securityHeaders({
    ...cspSources(config),
    reportUri: reportUri ?? null,
    ...(inline ? { inline } : {}),
  });
  const formatLine = {
    plain: (name: string, value: string) => `${name}: ${value}`,
    nginx: (name: string, value: string) => `add_header ${name} "${value}" always;`,
    caddy: (name: string, value: string) => `header ${name} "${value}"`,
  }[server];
  const lines = Object.entries(headers).map(([name, value]) => formatLine(name, value));
  return `${lines.join('\n')}\n`;
}
