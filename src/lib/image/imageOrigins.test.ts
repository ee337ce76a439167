// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { toImageSrc } from './toImageSrc';
import { setAllowedImageOrigins, isAllowedImageUrl, getBlockedImageHost } from './imageOrigins';

afterEach(() => setAllowedImageOrigins([]));

describe('where pictures come from', () => {
  it('is the console itself, until the config names more', () => {
    expect(isAllowedImageUrl('/products/gateway.svg')).toBe(true);
    expect(isAllowedImageUrl('https://tracker.example/pixel.png')).toBe(false);
    setAllowedImageOrigins(['https://cdn.example/any/path', '/api']);
    expect(isAllowedImageUrl('https://cdn.example/logo.png')).toBe(true);
    expect(isAllowedImageUrl('https://sub.cdn.example/logo.png')).toBe(false);
    expect(isAllowedImageUrl('http://cdn.example/logo.png')).toBe(false);
    expect(isAllowedImageUrl('//tracker.example/pixel.png')).toBe(false);
  });

  it('may be at http, of the console itself or of an origin that the config names [TICKET-14]', () => {
    expect(toImageSrc(`${location.origin}/photo.jpg`)).toBe(`${location.origin}/photo.jpg`);
    expect(toImageSrc('http://media.example/photo.jpg')).toBeUndefined();
    setAllowedImageOrigins(['http://media.example']);
    expect(toImageSrc('http://media.example/photo.jpg')).toBe('http://media.example/photo.jpg');
    expect(toImageSrc('https://media.example/photo.jpg')).toBeUndefined();
  });

  it('is told of what is not loaded', () => {
    expect(getBlockedImageHost('https://tracker.example/pixel.png')).toBe('tracker.example');
    for (const other of ['/a.png', 'data:image/png;base64,AA', 'https://', '', null, 7])
      expect(getBlockedImageHost(other)).toBeUndefined();
  });
});
