// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { allowPictures, mayLoad, strangeHost } from './pictures';

afterEach(() => allowPictures([]));

describe('where pictures come from', () => {
  it('is the console itself, until the config names more', () => {
    expect(mayLoad('/products/gateway.svg')).toBe(true);
    expect(mayLoad('https://tracker.example/pixel.png')).toBe(false);
    allowPictures(['https://cdn.example/any/path', '/api']);
    expect(mayLoad('https://cdn.example/logo.png')).toBe(true);
    expect(mayLoad('https://sub.cdn.example/logo.png')).toBe(false);
    expect(mayLoad('http://cdn.example/logo.png')).toBe(false);
    expect(mayLoad('//tracker.example/pixel.png')).toBe(false);
  });

  it('is told of what is not loaded', () => {
    expect(strangeHost('https://tracker.example/pixel.png')).toBe('tracker.example');
    for (const other of ['/a.png', 'data:image/png;base64,AA', 'https://', '', null, 7])
      expect(strangeHost(other)).toBeUndefined();
  });
});
