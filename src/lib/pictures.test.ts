// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { imageSrc } from './imageSrc';
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

  it('may be at http, of the console itself or of an origin that the config names [TICKET-14]', () => {
    expect(imageSrc(`${location.origin}/photo.jpg`)).toBe(`${location.origin}/photo.jpg`);
    expect(imageSrc('http://media.example/photo.jpg')).toBeUndefined();
    allowPictures(['http://media.example']);
    expect(imageSrc('http://media.example/photo.jpg')).toBe('http://media.example/photo.jpg');
    expect(imageSrc('https://media.example/photo.jpg')).toBeUndefined();
  });

  it('is told of what is not loaded', () => {
    expect(strangeHost('https://tracker.example/pixel.png')).toBe('tracker.example');
    for (const other of ['/a.png', 'data:image/png;base64,AA', 'https://', '', null, 7])
      expect(strangeHost(other)).toBeUndefined();
  });
});
