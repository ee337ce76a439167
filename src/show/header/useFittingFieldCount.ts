import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitInRow } from './fitInRow';

/** Maximum number of items that can be read at a glance. */
const MAX_ITEMS = 6;
const MAX_PHONE_ITEMS = 2;
/** Width in px below which a window counts as a phone, as in the style sheets. */
const PHONE_WIDTH = 640;
/** Width in px of the button for the others; on a phone it has no text. */
const BUTTON_WIDTH = 118;
const PHONE_BUTTON_WIDTH = 36;

interface Fitting {
  /** Number of items that fit. */
  fittingCount: number;
  /** True if a fitting item is truncated. */
  isTruncated: boolean;
}

/** Returns how many items fit in one row. Measures before paint, and again when a width changes. */
export function useFittingFieldCount(
  count: number,
  isExpanded: boolean,
): Fitting & { listRef: RefObject<HTMLDListElement | null> } {
  const listRef = useRef<HTMLDListElement>(null);
  const [measured, setMeasured] = useState<Fitting>({
    fittingCount: Math.min(count, MAX_ITEMS),
    isTruncated: false,
  });
  useLayoutEffect(() => {
    const list = listRef.current;
    const container = list?.parentElement;
    if (!list || !container || isExpanded) return;
    const measure = () => {
      const fitting = measureFitting(list, container.clientWidth);
      setMeasured((previous) =>
        previous.fittingCount === fitting.fittingCount && previous.isTruncated === fitting.isTruncated
          ? previous
          : fitting,
      );
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    for (const element of [container, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [count, isExpanded]);
  return { listRef, ...measured };
}

/** Returns the width of an item with its whole value, also while that is truncated. */
function measureWholeWidth(item: Element): number {
  const value = item.querySelector('.fact-value');
  return Math.ceil(
    item.getBoundingClientRect().width + (value ? Math.max(0, value.scrollWidth - value.clientWidth) : 0),
  );
}

/** Also sets the width from which a value is truncated. */
function measureFitting(list: HTMLElement, availableWidth: number): Fitting {
  const isPhone = window.innerWidth < PHONE_WIDTH;
  const maxCount = Math.min(list.children.length, isPhone ? MAX_PHONE_ITEMS : MAX_ITEMS);
  // Without layout there is no measurement.
  if (availableWidth === 0) return { fittingCount: maxCount, isTruncated: false };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = [...list.children].slice(0, maxCount).map(measureWholeWidth);
  const whole = fitInRow(widths, gap, availableWidth);
  const isWhole = maxCount === list.children.length && whole.count === maxCount && !whole.isTruncated;
  const { count, maxWidth, isTruncated } = isWhole
    ? whole
    : fitInRow(widths, gap, availableWidth - (isPhone ? PHONE_BUTTON_WIDTH : BUTTON_WIDTH));
  list.style.setProperty('--fact-width', `${maxWidth}px`);
  return { fittingCount: count, isTruncated };
}
