import { describe, expect, it } from 'vitest';
import { requestOrigin } from './requestOrigin';

/** Returns a request with this `Host` that arrived at this IP address. */
const request = (host: string | undefined, localAddress = '192.0.2.4'): Parameters<typeof requestOrigin>[0] =>
  Object.assign(
    { get: (() => host) as Parameters<typeof requestOrigin>[0]['get'] },
    { socket: { localAddress, localPort: 4126 } as Parameters<typeof requestOrigin>[0]['socket'] },
  );

describe('where a host says that it is', () => {
  it.each(['localhost:4126', '127.0.0.1:8080', '[::1]:4126', 'localhost'])('%s, as it was called', (host) =>
    expect(requestOrigin(request(host), undefined)).toBe(`http://${host}`),
  );

  it.each([
    'evil.example',
    'localhost.evil.example:80',
    'localhost@evil.example',
    'localhost:80/evil',
    '',
    undefined,
  ])('where the connection arrived, whatever the header says: %s', (host) => {
    expect(requestOrigin(request(host), undefined)).toBe('http://192.0.2.4:4126');
    expect(requestOrigin(request(host, '::ffff:192.0.2.4'), undefined)).toBe('http://192.0.2.4:4126');
    expect(requestOrigin(request(host, '2001:db8::4'), undefined)).toBe('http://[2001:db8::4]:4126');
  });

  it('where it was told to be', () => {
    expect(requestOrigin(request('evil.example'), 'https://demo.example')).toBe('https://demo.example');
  });
});
