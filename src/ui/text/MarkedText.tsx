import { useLayoutEffect, useRef } from 'react';
import { findMatches } from '../../lib/text/findMatches';

/** Name of the highlight that `::highlight()` in the style sheet colours. */
const HIGHLIGHT = 'search-match';

/**
 * A text in which the words of a query are coloured. The text stays one node, by the CSS Custom Highlight API: readers and
 * translators see it whole. A browser without it shows the text as it is.
 */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const node = ref.current?.firstChild;
    // A translator may have replaced the text.
    if (!node || node.textContent !== text || !('highlights' in CSS)) return undefined;
    const ranges = findMatches(text, query).map(({ start, end }) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    });
    const highlight = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
    CSS.highlights.set(HIGHLIGHT, highlight);
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  }, [text, query]);
  return <span ref={ref}>{text}</span>;
}
