import type { Request } from 'express';

/** Host names of this machine, with or without a port. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Returns the public origin of this host: the configured one, or the loopback name that the caller used, or else the IP
 * address at which the connection arrived. It never trusts other `Host` headers, since a forged one could redirect
 * document URLs.
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
