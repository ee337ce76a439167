import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitInRow, type RowFit } from './fitInRow';

/** Maximum number of items that can be read at a glance. */
const MAX_ITEMS = 6;
const MAX_PHONE_ITEMS = 2;
/** Width in px below which a window counts as a phone, as in the style sheets. */
const PHONE_WIDTH = 640;
/** Width in px of the button for the others; on a phone it has no text. */
const BUTTON_WIDTH = 118;
const PHONE_BUTTON_WIDTH = 36;

interface Fitting {
  listRef: RefObject<HTMLDListElement | null>;
  /** Number of items that fit. */
  fittingCount: number;
  /** True if a fitting item is truncated. */
  isTruncated: boolean;
}

/** Returns how many items fit in one row. Measures before paint, and again when a width changes. */
export function useFittingFieldCount(count: number, isExpanded: boolean): Fitting {
  const listRef = useRef<HTMLDListElement>(null);
  const [fittingCount, setFittingCount] = useState(Math.min(count, MAX_ITEMS));
  const [isTruncated, setTruncated] = useState(false);
  useLayoutEffect(() => {
    const list = listRef.current;
    const container = list?.parentElement;
    if (!list || !container || isExpanded) return;
    const measure = () => {
      const fit = fitFields(list, container.clientWidth);
      list.style.setProperty('--fact-width', `${fit.maxWidth}px`);
      setFittingCount(fit.count);
      setTruncated(fit.isTruncated);
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    for (const element of [container, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [count, isExpanded]);
  return { listRef, fittingCount, isTruncated };
}

/** Returns the width of an item with its whole value, also while that is truncated. */
function measureWholeWidth(item: Element): number {
  const value = item.querySelector('.fact-value');
  return Math.ceil(item.getBoundingClientRect().width + (value ? value.scrollWidth - value.clientWidth : 0));
}

function fitFields(list: HTMLElement, availableWidth: number): RowFit {
  const isPhone = window.innerWidth < PHONE_WIDTH;
  const items = [...list.children].slice(0, isPhone ? MAX_PHONE_ITEMS : MAX_ITEMS);
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = items.map(measureWholeWidth);
  // Without layout there is no measurement.
  const fit = fitInRow(widths, gap, availableWidth || Infinity);
  return fit.count === list.children.length && !fit.isTruncated
    ? fit
    : fitInRow(widths, gap, (availableWidth || Infinity) - (isPhone ? PHONE_BUTTON_WIDTH : BUTTON_WIDTH));
}
