import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** More than these are too many to be seen at a glance. */
const MAX_ITEMS = 6;
const MAX_PHONE_ITEMS = 2;
/** Lines of them; on a phone there is one. */
const MAX_LINES = 2;
/** px below which a window is a phone's, as in the sheets. */
const PHONE_WIDTH = 640;
/** px that the button for the others takes, on a phone without its text. */
const BUTTON_WIDTH = 118;
const PHONE_BUTTON_WIDTH = 36;
/** px that the last one is content with. */
const MIN_ITEM_WIDTH = 140;

interface FittingCount {
  listRef: RefObject<HTMLDListElement | null>;
  /** How many of the entries fit in one line. */
  fittingCount: number;
  /** Something that fits is shown in part. */
  isTruncated: boolean;
}

/** How many entries there is room for; measured before anything is painted, and anew when a width changes. */
export function useFittingCount(count: number, isExpanded: boolean): FittingCount {
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

/** Whether a value is wider than its place. */
const isOverflowing = (value: Element): boolean =>
  [value, ...value.children].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );

/** Values that are wider than their places fade out at their ends. All are measured before the first is marked: a mark in between would have the page laid out anew for each. */
function markTruncated(values: readonly Element[]): boolean {
  const truncated = values.map(isOverflowing);
  for (const [index, value] of values.entries()) value.toggleAttribute('data-cut', truncated[index]);
  return truncated.includes(true);
}

function measureFitting(list: HTMLElement, availableWidth: number): Omit<FittingCount, 'listRef'> {
  const isPhone = window.innerWidth < PHONE_WIDTH;
  const maxCount = Math.min(list.children.length, isPhone ? MAX_PHONE_ITEMS : MAX_ITEMS);
  // Nothing is laid out: nothing is known.
  if (availableWidth === 0) return { fittingCount: maxCount, isTruncated: false };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = [...list.children].slice(0, maxCount).map((entry) => (entry as HTMLElement).offsetWidth);
  const isTruncated = markTruncated([...list.querySelectorAll('.fact-value')].slice(0, maxCount));
  const hasMore = isTruncated || maxCount < list.children.length;
  if (isPhone) return { fittingCount: countInOneLine(widths, gap, availableWidth, hasMore), isTruncated };
  if (!hasMore && countInLines(widths, gap, availableWidth) === maxCount)
    return { fittingCount: maxCount, isTruncated };
  return { fittingCount: Math.max(1, countInLines(widths, gap, availableWidth - BUTTON_WIDTH)), isTruncated };
}

/** How many entries stand in the lines that there are, each as wide as `room`. */
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

/** On a phone the last that is shown may be cut. */
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
  // `left` is short of what the first that does not fit asks for.
  const hasMinWidth = remainingWidth + (widths[cutIndex] ?? 0) - gap >= MIN_ITEM_WIDTH;
  return Math.max(1, hasMinWidth ? cutIndex + 1 : cutIndex);
}
