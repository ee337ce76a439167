/** Of thousands of names those near the one that was meant are enough. */
const SHOWN = 8;

/** The first names that share a word with one that is not there. */
export function nearNames(name: string, names: Iterable<string>): string[] {
  const words = wordsOf(name).filter((word) => word.length > 2);
  return [...names].filter((one) => wordsOf(one).some((word) => words.includes(word))).slice(0, SHOWN);
}

const wordsOf = (name: string): string[] => name.split(/[^\w]+|_/);
