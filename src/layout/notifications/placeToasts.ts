/** Sides of a box in px. */
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

/** Where messages stand: px from the left and the top of the window. */
interface ToastPlacement {
  left: number;
  top: number;
  width: number;
}

const GAP = 16;
const MAX_WIDTH = 380;
/** A message that is narrower cannot be read. */
const MIN_WIDTH = 220;
/** The button that closes the dialog, at the end of its title. */
const CLOSE_BUTTON_WIDTH = 48;

/**
 * Where the messages of a dialog stand, so that none of it moves and none of it is covered: below it, above it, beside it,
 * whichever has room first; else over its title, beside the button that closes it. `heightAt`: px that they need at a width.
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
