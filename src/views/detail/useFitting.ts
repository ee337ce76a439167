import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** More than these are too many to be seen at a glance. */
const MOST = 6;
const MOST_ON_A_PHONE = 2;
/** Lines of them; on a phone there is one. */
const LINES = 2;
/** px below which a window is a phone's, as in the sheets. */
const PHONE = 640;
/** px that the button for the others takes, on a phone without its text. */
const BUTTON = 118;
const BUTTON_ON_A_PHONE = 36;
/** px that the last one is content with. */
const LEAST = 140;

interface Fitting {
  strip: RefObject<HTMLDListElement | null>;
  /** How many of the entries fit in one line. */
  fitting: number;
  /** Something that fits is shown in part. */
  isCut: boolean;
}

/** How many entries there is room for; measured before anything is painted, and anew when a width changes. */
export function useFitting(count: number, isWhole: boolean): Fitting {
  const strip = useRef<HTMLDListElement>(null);
  const [found, setFound] = useState({ fitting: Math.min(count, MOST), isCut: false });
  useLayoutEffect(() => {
    const line = strip.current;
    const around = line?.parentElement;
    if (!line || !around || isWhole) return;
    const measure = () => {
      const next = fittingOf(line, around.clientWidth);
      setFound((before) => (before.fitting === next.fitting && before.isCut === next.isCut ? before : next));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    for (const element of [around, ...line.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [count, isWhole]);
  return { strip, ...found };
}

/** Whether a value is wider than its place. */
const isTooWide = (value: Element): boolean =>
  [value, ...value.children].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );

/** Values that are wider than their places fade out at their ends. All are measured before the first is marked: a mark in between would have the page laid out anew for each. */
function markCut(values: readonly Element[]): boolean {
  const cut = values.map(isTooWide);
  for (const [at, value] of values.entries()) value.toggleAttribute('data-cut', cut[at]);
  return cut.includes(true);
}

function fittingOf(line: HTMLElement, room: number): Omit<Fitting, 'strip'> {
  const isPhone = window.innerWidth < PHONE;
  const most = Math.min(line.children.length, isPhone ? MOST_ON_A_PHONE : MOST);
  // Nothing is laid out: nothing is known.
  if (room === 0) return { fitting: most, isCut: false };
  const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
  const widths = [...line.children].slice(0, most).map((entry) => (entry as HTMLElement).offsetWidth);
  const isCut = markCut([...line.querySelectorAll('.fact-value')].slice(0, most));
  const hasMore = isCut || most < line.children.length;
  if (isPhone) return { fitting: inOneLine(widths, gap, room, hasMore), isCut };
  if (!hasMore && inLines(widths, gap, room) === most) return { fitting: most, isCut };
  return { fitting: Math.max(1, inLines(widths, gap, room - BUTTON)), isCut };
}

/** How many entries stand in the lines that there are, each as wide as `room`. */
export function inLines(widths: readonly number[], gap: number, room: number): number {
  let line = 1;
  let end = -gap;
  for (const [at, width] of widths.entries()) {
    end += gap + width;
    if (end <= room || end === width) continue;
    line += 1;
    end = width;
    if (line > LINES) return at;
  }
  return widths.length;
}

/** On a phone the last that is shown may be cut. */
function inOneLine(entries: readonly number[], gap: number, room: number, hasMore: boolean): number {
  const widths = entries.map((width) => width + gap);
  const all = widths.reduce((sum, width) => sum + width, -gap);
  if (all <= room - (hasMore ? BUTTON_ON_A_PHONE : 0)) return widths.length;
  let left = room - BUTTON_ON_A_PHONE + gap;
  const cut = widths.findIndex((width) => (left -= width) < 0);
  if (cut === -1) return widths.length;
  // `left` is short of what the first that does not fit asks for.
  const isContent = left + (widths[cut] ?? 0) - gap >= LEAST;
  return Math.max(1, isContent ? cut + 1 : cut);
}
