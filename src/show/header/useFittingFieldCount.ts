import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitInRow, type RowFit } from './fitInRow';

/** Maximum number of items that can be read at a glance. */
const MAX_ITEMS = 6;
const MAX_PHONE_ITEMS = 2;
/** Width in px below which a window counts as a phone, as in the style sheets. */
const PHONE_WIDTH = 640;
/** Width in px of the button for the others; on a phone it has no text. */
const BUTTON_WIDTH = 134;
const PHONE_BUTTON_WIDTH = 36;

interface Fitting {
  listRef: RefObject<HTMLDListElement | null>;
  /** Number of items that fit. */
  fittingCount: number;
  /** True if the value of a fitting item is cut after two lines. */
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

/** Returns the widths of items with their whole values on one line each. */
function measureWholeWidths(list: HTMLElement, items: readonly Element[]): number[] {
  list.classList.add('is-measured');
  const widths = items.map((item) => Math.ceil(item.getBoundingClientRect().width));
  list.classList.remove('is-measured');
  return widths;
}

/** True if a value needs more lines than it has, or a word more width. */
const isValueTruncated = (item: Element): boolean => {
  const value = item.querySelector('.fact-value');
  return (
    value !== null && (value.scrollHeight > value.clientHeight + 1 || value.scrollWidth > value.clientWidth)
  );
};

/** Fits the items into a row, and sets the width from which their values take two lines. */
function fitFields(list: HTMLElement, availableWidth: number): RowFit & { isTruncated: boolean } {
  const isPhone = window.innerWidth < PHONE_WIDTH;
  const items = [...list.children].slice(0, isPhone ? MAX_PHONE_ITEMS : MAX_ITEMS);
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = measureWholeWidths(list, items);
  const fitInto = (rowWidth: number) => {
    const fit = fitInRow(widths, gap, rowWidth);
    list.style.setProperty('--fact-width', `${fit.maxWidth}px`);
    return { ...fit, isTruncated: items.slice(0, fit.count).some(isValueTruncated) };
  };
  // Without layout there is no measurement.
  const fit = fitInto(availableWidth || Infinity);
  return fit.count === list.children.length && !fit.isTruncated
    ? fit
    : fitInto((availableWidth || Infinity) - (isPhone ? PHONE_BUTTON_WIDTH : BUTTON_WIDTH));
}
