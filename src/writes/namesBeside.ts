/** Characters of names below a message. */
const MOST = 120;

/** What stands below a message of what was done: the names that its text does not hold, each once, in one line. */
export function namesBeside(text: string, names: readonly string[]): string {
  const line = [...new Set(names)].filter((name) => name !== '' && !text.includes(name)).join(' · ');
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
