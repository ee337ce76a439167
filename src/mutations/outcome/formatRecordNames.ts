/** Maximum characters of the names below a message. */
const MAX_LENGTH = 120;

/** Formats the names below a success message: each once, on one line, without names that the text already contains. */
export function formatRecordNames(text: string, names: readonly string[]): string {
  const line = [...new Set(names)].filter((name) => name !== '' && !text.includes(name)).join(' · ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
