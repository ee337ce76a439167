import type { PointerEvent } from 'react';

const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** Gives the text under the pointer a tooltip with all of it if its cell, or its value of a list of facts, shows only a part. */
export function showClippedText({ target }: PointerEvent<HTMLElement>): void {
  for (
    let element = target instanceof Element ? target : null;
    element instanceof HTMLElement;
    element = element.parentElement
  ) {
    if (!element.title && isClipped(element)) {
      element.title = element.textContent.trim();
      return;
    }
    if (['TD', 'DD'].includes(element.tagName)) return;
  }
}
