/** Texts one after the other, each as a sentence; one alone stays as it is, as messages of one sentence have no full stop. */
export function sentences(...texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '');
  return said.length < 2
    ? said.join('')
    : said.map((text) => (ENDED.test(text) ? text : `${text}.`)).join(' ');
}

const ENDED = /[.?!…]$/;
