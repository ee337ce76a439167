import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { toSafeHref } from './toSafeHref';

describe('safeHref', () => {
  it.each([
    ['https://example.es/a?b=1#c', 'https://example.es/a?b=1#c'],
    ['  https://example.es/  ', 'https://example.es/'],
    ['HTTPS://EXAMPLE.es', 'https://example.es/'],
    ['tel:+34600000000', 'tel:+34600000000'],
    ['mailto:ana@example.es', 'mailto:ana@example.es'],
    ['/admin/assets?page=2', '/admin/assets?page=2'],
    ['tel:*#06# 1', 'tel:*%2306%231'],
    ['/', '/'],
  ])('lets %s through', (value, href) => expect(toSafeHref(value)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'https://exa\tmple.es',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://example.es/1',
    'file:///etc/passwd',
    'http://192.168.1.2/',
    '//evil.example',
    '//console.invalid/x',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'https://',
    'https://ex ample',
    'https://ex\u00a0ample/',
    'https:////x',
    'https:x',
    'https:/x',
    'https://?x',
    'example.es',
    '../x',
    '',
    '   ',
    null,
    undefined,
    7,
    ['https://example.es'],
    { href: 'https://example.es' },
  ])('refuses %j', (value) => expect(toSafeHref(value)).toBeUndefined());

  it('takes other protocols only where asked for, and those that run code never', () => {
    expect(toSafeHref('http://192.168.1.2/', ['http:'])).toBe('http://192.168.1.2/');
    expect(toSafeHref('dahua://open/1', ['http:', 'dahua:'])).toBe('dahua://open/1');
    expect(toSafeHref('javascript:alert(1)', ['javascript:'])).toBeUndefined();
    expect(toSafeHref('data:text/html,x', ['data:'])).toBeUndefined();
  });

  it('gives an allowed scheme, a path of this site, or nothing', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'https:',
      '//',
      '/',
      '\\',
      'data:',
      '\t',
      'https:e',
      'JAVA',
      ' ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.tuple(scheme, fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const href = toSafeHref(value);
        if (href === undefined) return;
        const url = new URL(href, 'https://here.invalid');
        expect(['https:', 'tel:', 'mailto:']).toContain(url.protocol);
        if (href.startsWith('/')) expect(url.origin).toBe('https://here.invalid');
      }),
      { numRuns: 20_000 },
    );
  });
});
