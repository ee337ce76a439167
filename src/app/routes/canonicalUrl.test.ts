// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { replaceWithEncodedUrl } from './canonicalUrl';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/admin/assets/50%?page=1#x', '/admin/assets/50%25?page=1#x'],
  ['/admin/assets/%FF/start', '/admin/assets/%25FF/start'],
  ['/admin/assets/a%20b%25', '/admin/assets/a%20b%25'],
])('%s is written as %s before the router reads it', (at, written) => {
  window.history.replaceState({ kept: 1 }, '', at);
  replaceWithEncodedUrl();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(written);
  expect(window.history.state).toEqual({ kept: 1 });
});
