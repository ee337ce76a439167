/** Attribute of the texts that stand for all of the same style. */
export const CONTRAST_SAMPLE = 'data-contrast-sample';

interface ContrastSampling {
  /** Attribute that the samples get; every other element loses it. */
  attribute: string;
  /** Styles of which no sample is needed. */
  knownStyles: readonly string[];
}

/**
 * Marks up to three texts of each style in a document, because axe judges none that is covered or cut off. Returns the styles.
 * A style is all that the contrast of a text depends on: its colour, size and weight, whether it is disabled, and the grounds
 * and opacities of what contains it. Runs in the page.
 */
export function markContrastSamples({ attribute, knownStyles }: ContrastSampling): string[] {
  const known = new Set(knownStyles);
  const samples = new Map<string, number>();
  const grounds = new Map<Element, string>();
  const readGround = (element: Element | null): string => {
    if (!element) return '';
    const ground = grounds.get(element);
    if (ground !== undefined) return ground;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const outer = readGround(element.parentElement);
    const ownGround = isPlain ? outer : `${outer}|${backgroundColor} ${backgroundImage} ${opacity}`;
    grounds.set(element, ownGround);
    return ownGround;
  };
  // Axe judges no text of one character, nor one that only screen readers get.
  const isJudged = (element: Element): boolean => {
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 1);
    if (!hasText || !element.checkVisibility()) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(attribute);
    if (!isJudged(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const textStyle = [color, fontSize, fontWeight, textShadow, isDisabled, readGround(element)].join('|');
    const count = samples.get(textStyle) ?? 0;
    if (known.has(textStyle) || count === 3) continue;
    samples.set(textStyle, count + 1);
    element.setAttribute(attribute, '');
  }
  return [...samples.keys()];
}
