import { wordsOf, type HostTexts } from './hostTexts';
import type { PageText } from './pageTexts';
import { PSEUDO_LETTERS } from './pseudoText';
import { sameWords } from './sameWords';

const pseudoLetter = new RegExp(`[${PSEUDO_LETTERS}]`);
/** Initials of a name. */
const INITIALS = /^\p{Lu}{1,2}$/u;

/** Codes are shown in groups of four characters. */
const isPartOfCode = (word: string, host: HostTexts): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) && [...host.words].some((code) => code.includes(word.toLowerCase()));

/**
 * Returns the texts that are neither of the pseudo-language nor of the host nor the same in every language: a text of the
 * code, or a key without a text.
 */
export const findForeignTexts = (texts: readonly PageText[], host: HostTexts): string[] =>
  texts.flatMap(({ text, where }) => {
    // Codes, such as those of permissions, are the same in every language.
    if (host.texts.has(text) || where.endsWith('> code')) return [];
    const foreign = wordsOf(text).filter(
      (word) =>
        !pseudoLetter.test(word) &&
        !INITIALS.test(word) &&
        !sameWords.has(word.toLowerCase()) &&
        !host.words.has(word.toLowerCase()) &&
        !isPartOfCode(word, host),
    );
    return foreign.length === 0 ? [] : [`${where}: ${text} (${foreign.join(', ')})`];
  });
