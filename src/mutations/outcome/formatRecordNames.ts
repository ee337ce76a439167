/** Characters of names below a message. */
const MAX_LENGTH = 120;

/** What stands below a message of what was done: the names that its text does not hold, each once, in one line. */
export function formatRecordNames(text: string, names: readonly string[]): string {
  const line = [...new Set(names)].filter((name) => name !== '' && !text.includes(name)).join(' · ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
