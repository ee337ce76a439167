import { foldText } from './foldText';

/** Place of a match in a text, as offsets of its UTF-16 code units. */
export interface TextMatch {
  start: number;
  end: number;
}

/**
 * Finds the words of a query in a text, ignoring accents and case: in "Plaza Colón 3" the query "colon 3" finds "Colón" and
 * "3". Matches that touch or overlap are one.
 */
export function findMatches(text: string, query: string): TextMatch[] {
  const words = query.split(/\s+/).map(foldText).filter(Boolean);
  // Character by character: a letter and its folded form can differ in length.
  const characters = Array.from(text);
  const folded = characters.map(foldText);
  const matches: TextMatch[] = [];
  let start = 0;
  for (const [index, character] of characters.entries()) {
    const lengths = words.map((word) => countCharacters(folded, index, word));
    const length = characters.slice(index, index + Math.max(0, ...lengths)).join('').length;
    const last = matches.at(-1);
    if (length > 0 && last && last.end >= start) last.end = Math.max(last.end, start + length);
    else if (length > 0) matches.push({ start, end: start + length });
    start += character.length;
  }
  return matches;
}

/** Number of characters from an index on that spell the word; 0 if they do not. */
function countCharacters(folded: readonly string[], from: number, word: string): number {
  let spelled = '';
  for (let index = from; index < folded.length; index++) {
    spelled += folded[index] ?? '';
    if (!word.startsWith(spelled)) return 0;
    // An accent that is a character of its own belongs to the letter before it.
    if (spelled === word && folded[index + 1] !== '') return index + 1 - from;
  }
  return 0;
}
