import { describe, expect, it } from 'vitest';
import { withoutBasePath, withBasePath } from './basePath';

describe('a console below a path', () => {
  it.each([
    ['', '/admin/assets?page=2', '/admin/assets?page=2'],
    ['/console', '/admin/assets?page=2', '/console/admin/assets?page=2'],
    ['/console', '/', '/console/'],
    ['/console', 'https://a.example/x', 'https://a.example/x'],
    ['/console', '//a.example/x', '//a.example/x'],
  ])('below "%s" %s is asked for as %s', (base, path, address) => {
    expect(withBasePath(path, base)).toBe(address);
  });

  it.each([
    ['', '/admin/assets', '/admin/assets'],
    ['/console', '/console/admin/assets', '/admin/assets'],
    ['/console', '/console/', '/'],
    ['/console', '/console', '/'],
    ['/console', '/consoles/x', '/consoles/x'],
  ])('below "%s" the page %s is %s', (base, path, own) => {
    expect(withoutBasePath(path, base)).toBe(own);
  });
});
