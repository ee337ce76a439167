import { sourcesOf } from '../fixtures/demo/demoConfig.ts';
import { securityHeaders } from '../fixtures/server/headers.ts';
import type { InlineHashes } from '../fixtures/server/inlineHashes.ts';

/** Servers whose configuration can be written. */
export const servers = ['plain', 'nginx', 'caddy'] as const;
export type Server = (typeof servers)[number];

/**
 * The headers that go with the console's files under a runtime config: a line each, as HTTP writes them, or as nginx and Caddy
 * want them. `report`: where browsers tell what they refused; `inline`: what the build's page holds itself.
 */
export function headersFor(
  config: Readonly<Record<string, unknown>>,
  server: Server,
  report?: string,
  inline?: InlineHashes,
): string {
  const headers = securityHeaders({
    ...sourcesOf(config),
    report: report ?? null,
    ...(inline ? { inline } : {}),
  });
  const line = {
    plain: (name: string, value: string) => `${name}: ${value}`,
    nginx: (name: string, value: string) => `add_header ${name} "${value}" always;`,
    caddy: (name: string, value: string) => `header ${name} "${value}"`,
  }[server];
  const lines = Object.entries(headers).map(([name, value]) => line(name, value));
  return `${lines.join('\n')}\n`;
}
