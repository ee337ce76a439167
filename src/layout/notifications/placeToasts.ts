/** Edges of a box in px. */
interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Position of the messages: px from the left and the top of the window. */
interface ToastPlacement {
  left: number;
  top: number;
  width: number;
}

const GAP = 16;
const MAX_WIDTH = 380;
/** Minimum readable width of a message in px. */
const MIN_WIDTH = 220;
/** Width in px of the dialog's close button, at the end of its title. */
const CLOSE_BUTTON_WIDTH = 48;

/**
 * Places the messages of a dialog so that nothing in it moves or is covered: below, above or beside it, whichever first has
 * room; else over its title, next to the close button. `heightAt`: returns the height in px at a width.
 */
export function placeToasts(
  dialog: Rect,
  measureHeight: (width: number) => number,
  viewport: Size,
): ToastPlacement {
  const width = Math.min(MAX_WIDTH, viewport.width - 2 * GAP);
  const height = measureHeight(width);
  const centredLeft = (dialog.left + dialog.right - width) / 2;
  const left = Math.max(GAP, Math.min(centredLeft, viewport.width - width - GAP));
  if (dialog.bottom + height + GAP <= viewport.height) return { left, top: dialog.bottom, width };
  if (dialog.top >= height + GAP) return { left, top: dialog.top - height - GAP, width };
  const sideWidth = Math.min(MAX_WIDTH, dialog.left - 2 * GAP);
  if (sideWidth >= MIN_WIDTH)
    return {
      left: (dialog.left - sideWidth) / 2,
      top: viewport.height - measureHeight(sideWidth) - GAP,
      width: sideWidth,
    };
  return {
    left: dialog.left + 4,
    top: dialog.top - 8,
    width: dialog.right - dialog.left - CLOSE_BUTTON_WIDTH - 8,
  };
}
