/** Sides of a box in px. */
interface Box {
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
interface MessagePlace {
  left: number;
  top: number;
  width: number;
}

const GAP = 16;
const WIDTH = 380;
/** A message that is narrower cannot be read. */
const NARROWEST = 220;
/** The button that closes the dialog, at the end of its title. */
const CROSS = 48;

/**
 * Where the messages of a dialog stand, so that none of it moves and none of it is covered: below it, above it, beside it,
 * whichever has room first; else over its title, beside the button that closes it. `heightAt`: px that they need at a width.
 */
export function messagePlace(dialog: Box, heightAt: (width: number) => number, view: Size): MessagePlace {
  const width = Math.min(WIDTH, view.width - 2 * GAP);
  const height = heightAt(width);
  const middle = (dialog.left + dialog.right - width) / 2;
  const left = Math.max(GAP, Math.min(middle, view.width - width - GAP));
  if (dialog.bottom + height + GAP <= view.height) return { left, top: dialog.bottom, width };
  if (dialog.top >= height + GAP) return { left, top: dialog.top - height - GAP, width };
  const beside = Math.min(WIDTH, dialog.left - 2 * GAP);
  if (beside >= NARROWEST)
    return {
      left: (dialog.left - beside) / 2,
      top: view.height - heightAt(beside) - GAP,
      width: beside,
    };
  return { left: dialog.left + 4, top: dialog.top - 8, width: dialog.right - dialog.left - CROSS - 8 };
}
