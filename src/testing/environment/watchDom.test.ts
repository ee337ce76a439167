// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchDom } from './watchDom';

it('puts back what a test replaced, and removes what it added', () => {
  const { click } = HTMLElement.prototype;
  const restore = watchDom(window);
  HTMLElement.prototype.click = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  URL.createObjectURL = () => 'blob:1';
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  restore();
  expect(HTMLElement.prototype.click).toBe(click);
  expect(Object.hasOwn(HTMLAnchorElement.prototype, 'click')).toBe(false);
  expect(document.hidden).not.toBe(true);
  expect(navigator.onLine).toBe(true);
});

it('leaves the marks that a library sets on the document', () => {
  const restore = watchDom(window);
  Object.assign(document, { _reactListening1: true });
  restore();
  expect(document).toHaveProperty('_reactListening1', true);
});
