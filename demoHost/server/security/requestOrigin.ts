import type { Request } from 'express';

/** Names of this very machine, with or without a port. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Scheme, name and port by which the caller reached this host: what it was started with, or the name of this machine that
 * the caller used, or else the address that the connection arrived at. Never just what a header says: anybody could write
 * there where the addresses of documents lead.
 */
export function requestOrigin(
  req: Pick<Request, 'get' | 'socket'>,
  configuredOrigin: string | undefined,
): string {
  if (configuredOrigin !== undefined) return configuredOrigin;
  const hostHeader = req.get('host') ?? '';
  const { localAddress = '127.0.0.1', localPort = 80 } = req.socket;
  const ipAddress = localAddress.replace(/^::ffff:/, '');
  const localHost = `${ipAddress.includes(':') ? `[${ipAddress}]` : ipAddress}:${localPort}`;
  return `http://${loopbackHost.test(hostHeader) ? hostHeader : localHost}`;
}
