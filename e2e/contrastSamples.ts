/** Attribute of the texts that stand for all of their look. */
export const CONTRAST_SAMPLE = 'data-contrast-sample';

/**
 * Marks one text of each look in a document: all that the contrast of a text depends on, its colour, size and weight, and the
 * grounds and opacities of what contains it. Runs in the page.
 */
export function markContrastSamples(attribute: string): void {
  const looks = new Set<string>();
  const grounds = new Map<Element, string>();
  const readGround = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const outer = readGround(element.parentElement);
    const ground = isPlain ? outer : `${outer}|${backgroundColor} ${backgroundImage} ${opacity}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, readGround(element)].join('|');
    if (looks.has(look)) continue;
    looks.add(look);
    element.setAttribute(attribute, '');
  }
}
