import { describe, expect, it } from 'vitest';
import { parseHandoverTarget, buildHandoverUrl } from './handoverTarget';

const own = 'https://console.example';

describe('the address that a session is handed to [AREA-08]', () => {
  it.each([
    ['https://areas.example/app?a=b', 'https://areas.example/app?a=b', 'https://areas.example'],
    ['https://areas.example/#/start', 'https://areas.example/', 'https://areas.example'],
    ['/areas', 'https://console.example/areas', own],
  ])('%s', (link, href, origin) => expect(parseHandoverTarget(link, own)).toEqual({ href, origin }));

  it.each([
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://areas.example',
    'https://console.example@evil.example/',
    'https://a:b@areas.example',
    'blob:https://console.example/1',
    'https://',
  ])('is none for %j', (link) => expect(parseHandoverTarget(link, own)).toBeUndefined());

  it('of another host is not the own one, however it is spelt', () =>
    expect(parseHandoverTarget('//evil.example/areas', own)?.origin).toBe('https://evil.example'));

  it('has the token in its fragment alone', () => {
    const url = new URL(buildHandoverUrl({ href: 'https://areas.example/app?a=b', origin: '' }, 't&o#k=n'));
    expect(url.hash).toBe('#token=t%26o%23k%3Dn');
    expect(url.search + url.pathname).toBe('?a=b/app');
  });
});
