/** Joins texts into sentences; a single text stays unchanged, since messages of one sentence have no full stop. */
export function joinSentences(...texts: readonly string[]): string {
  const nonEmpty = texts.filter((text) => text !== '');
  return nonEmpty.length < 2
    ? nonEmpty.join('')
    : nonEmpty.map((text) => (SENTENCE_END.test(text) ? text : `${text}.`)).join(' ');
}

const SENTENCE_END = /[.?!…]$/;
