import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Maximum number of items that can be read at a glance. */
const MAX_ITEMS = 6;
const MAX_PHONE_ITEMS = 2;
/** Number of lines; one on a phone. */
const MAX_LINES = 2;
/** Width in px below which a window counts as a phone, as in the style sheets. */
const PHONE_WIDTH = 640;
/** Width in px of the button for the others; on a phone it has no text. */
const BUTTON_WIDTH = 118;
const PHONE_BUTTON_WIDTH = 36;
/** Minimum width in px of the last item. */
const MIN_ITEM_WIDTH = 140;

interface FittingCount {
  listRef: RefObject<HTMLDListElement | null>;
  /** Number of items that fit. */
  fittingCount: number;
  /** True if a fitting item is truncated. */
  isTruncated: boolean;
}

/** Returns how many items fit. Measures before paint, and again when a width changes. */
export function useFittingFieldCount(count: number, isExpanded: boolean): FittingCount {
  const listRef = useRef<HTMLDListElement>(null);
  const [measured, setMeasured] = useState({ fittingCount: Math.min(count, MAX_ITEMS), isTruncated: false });
  useLayoutEffect(() => {
    const list = listRef.current;
    const container = list?.parentElement;
    if (!list || !container || isExpanded) return;
    const measure = () => {
      const measurement = measureFitting(list, container.clientWidth);
      setMeasured((previous) =>
        previous.fittingCount === measurement.fittingCount && previous.isTruncated === measurement.isTruncated
          ? previous
          : measurement,
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

/** True if a value is higher than the lines of its box. */
const isOverflowing = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

function measureFitting(list: HTMLElement, availableWidth: number): Omit<FittingCount, 'listRef'> {
  const isPhone = window.innerWidth < PHONE_WIDTH;
  const maxCount = Math.min(list.children.length, isPhone ? MAX_PHONE_ITEMS : MAX_ITEMS);
  // Without layout there is no measurement.
  if (availableWidth === 0) return { fittingCount: maxCount, isTruncated: false };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = [...list.children].slice(0, maxCount).map((entry) => (entry as HTMLElement).offsetWidth);
  const isTruncated = [...list.querySelectorAll('.fact-value')].slice(0, maxCount).some(isOverflowing);
  const hasMore = isTruncated || maxCount < list.children.length;
  if (isPhone) return { fittingCount: countInOneLine(widths, gap, availableWidth, hasMore), isTruncated };
  if (!hasMore && countInLines(widths, gap, availableWidth) === maxCount)
    return { fittingCount: maxCount, isTruncated };
  return { fittingCount: Math.max(1, countInLines(widths, gap, availableWidth - BUTTON_WIDTH)), isTruncated };
}

/** Returns the number of items that fit on the lines, each `availableWidth` wide. */
export function countInLines(widths: readonly number[], gap: number, availableWidth: number): number {
  let lineNumber = 1;
  let usedWidth = -gap;
  for (const [index, width] of widths.entries()) {
    usedWidth += gap + width;
    if (usedWidth <= availableWidth || usedWidth === width) continue;
    lineNumber += 1;
    usedWidth = width;
    if (lineNumber > MAX_LINES) return index;
  }
  return widths.length;
}

/** Counts items on a phone, where the last visible one may be narrower than its text. */
function countInOneLine(
  itemWidths: readonly number[],
  gap: number,
  availableWidth: number,
  hasMore: boolean,
): number {
  const widths = itemWidths.map((width) => width + gap);
  const totalWidth = widths.reduce((sum, width) => sum + width, -gap);
  if (totalWidth <= availableWidth - (hasMore ? PHONE_BUTTON_WIDTH : 0)) return widths.length;
  let remainingWidth = availableWidth - PHONE_BUTTON_WIDTH + gap;
  const cutIndex = widths.findIndex((width) => (remainingWidth -= width) < 0);
  if (cutIndex === -1) return widths.length;
  // `remainingWidth` is negative here: it lacks what the first item that does not fit needs.
  const hasMinWidth = remainingWidth + (widths[cutIndex] ?? 0) - gap >= MIN_ITEM_WIDTH;
  return Math.max(1, hasMinWidth ? cutIndex + 1 : cutIndex);
}
