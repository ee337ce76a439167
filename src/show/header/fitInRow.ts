/** Width in px that an item has at most, also if the row has more room: a longer line is read slowly. */
const MAX_ITEM_WIDTH = 420;
/** Width in px that a longer item needs at least: an address on two lines. */
const MIN_ITEM_WIDTH = 220;

export interface RowFit {
  /** Number of items in the row; at least one. */
  count: number;
  /** Width in px from which items take two lines, so that the row is full. */
  maxWidth: number;
}

/** Fits the first items into a row. If they need more than it has, the longest of them wrap, all at one width. */
export function fitInRow(widths: readonly number[], gap: number, availableWidth: number): RowFit {
  let usedWidth = -gap;
  let count = 0;
  for (const width of widths) {
    usedWidth += gap + Math.min(width, MIN_ITEM_WIDTH);
    if (usedWidth > availableWidth && count > 0) break;
    count += 1;
  }
  const maxWidth = distribute(widths.slice(0, count), availableWidth - gap * (count - 1));
  return { count, maxWidth };
}

/** Returns the largest width in px to which items can be limited so that their sum fits. */
function distribute(widths: readonly number[], availableWidth: number): number {
  let remainingWidth = availableWidth;
  let remainingCount = widths.length;
  for (const width of widths.toSorted((a, b) => a - b)) {
    const share = Math.floor(remainingWidth / remainingCount);
    if (width > share) return Math.min(share, MAX_ITEM_WIDTH);
    remainingWidth -= width;
    remainingCount -= 1;
  }
  return MAX_ITEM_WIDTH;
}
