import { cspSources } from '../../demoHost/demo/demoConfig.ts';
import { securityHeaders } from '../../demoHost/server/security/securityHeaders.ts';
import type { InlineHashes } from '../../demoHost/server/security/inlineHashes.ts';

/** Servers whose configuration can be written. */
export const webServers = ['plain', 'nginx', 'caddy'] as const;
export type WebServer = (typeof webServers)[number];

/**
 * The headers that go with the console's files under a runtime config: a line each, as HTTP writes them, or as nginx and Caddy
 * want them. `report`: where browsers tell what they refused; `inline`: what the build's page holds itself.
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
