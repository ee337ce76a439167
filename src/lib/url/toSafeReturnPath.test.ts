import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { toSafeReturnPath } from './toSafeReturnPath';

const START = '/admin/start';

describe('safeNext', () => {
  it.each([
    '/admin',
    '/admin/assets',
    '/admin/assets?page=2&size=50#top',
    '/admin/search?q=a//b',
    '/admin/users/7/assets',
    '/admin/x?next=https%3A%2F%2Fexample.es',
  ])('keeps %s', (value) => expect(toSafeReturnPath(value)).toBe(value));

  it.each([
    '//evil.example/admin',
    '/admin//evil.example',
    '//[',
    '//',
    '/admin//evil.example/x',
    '/\\evil.example',
    '/admin\\..\\..\\evil',
    '/admin/../login',
    '/admin/..//evil.example',
    '/admin/%2e%2e/login',
    '/admin/%2f%2fevil.example',
    '/admin/.//evil.example',
    '/admin/\t/evil.example',
    '/administrator',
    '/ADMIN/start',
    '/login',
    'admin/start',
    ' /admin/start',
    'https://evil.example/admin/start',
    'https://evil.example',
    'javascript:alert(1)//admin',
    '',
    null,
    undefined,
    { pathname: '/admin' },
    ['/admin'],
  ])('goes to the start page for %j', (value) => expect(toSafeReturnPath(value)).toBe(START));

  it('takes another fallback', () => expect(toSafeReturnPath('/login', '/admin')).toBe('/admin'));

  it('is always a path of this site under the base', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2f',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'admin',
      'evil.example',
      '\t',
    );
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(part).map((parts) => '/admin/' + parts.join('')),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const next = toSafeReturnPath(value);
        const url = new URL(next, 'https://here.invalid');
        expect(url.origin).toBe('https://here.invalid');
        expect(url.pathname).toMatch(/^\/admin(?:\/|$)/);
        expect(url.pathname).not.toContain('//');
        expect(toSafeReturnPath(next)).toBe(next);
      }),
      { numRuns: 20_000 },
    );
  });
});
