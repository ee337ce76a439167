import { describe, expect, it } from 'vitest';
import { isTrustedOrigin, parseOrigins, findUntrustedOrigin } from './trustedOrigins';

describe('the origins that a build names', () => {
  it('are read from a text', () => {
    expect(parseOrigins('https://a.example/api, http://b.example:81  data:x /c')).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(parseOrigins('')).toEqual([]);
  });

  it("are all that sessions may be begun at, besides the console's own", () => {
    const own = 'https://console.example';
    const may = (origin: string, named: readonly string[]) => isTrustedOrigin(origin, named, own);
    expect(may('https://any.example', [])).toBe(true);
    expect(may('https://a.example', ['https://a.example'])).toBe(true);
    expect(may(own, ['https://a.example'])).toBe(true);
    expect(may('https://evil.example', ['https://a.example'])).toBe(false);
  });

  it('are asked of the main host and of the provider that signs people in', () => {
    const named = ['https://a.example', 'https://id.example'];
    const among = (main: string, issuer?: string) =>
      findUntrustedOrigin({ 'hosts.main': main, 'signIn.issuer': issuer }, named, 'https://console.example');
    expect(among('https://a.example')).toBeUndefined();
    expect(among('https://a.example', 'https://id.example')).toBeUndefined();
    expect(among('https://evil.example', 'https://id.example')).toEqual([
      'hosts.main',
      'https://evil.example',
    ]);
    expect(among('https://a.example', 'https://evil.example')).toEqual([
      'signIn.issuer',
      'https://evil.example',
    ]);
  });
});
