/** The addresses of a text, or of a list of texts, each once: capitals make no other address. Total. */
export const parseEmails = (value: unknown): string[] => {
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  const emails = texts.flatMap((text) => text.split(/\s+/)).filter((part) => part !== '');
  const foldedEmails = emails.map((email) => email.toLowerCase());
  return emails.filter((_, index) => foldedEmails.indexOf(foldedEmails[index] ?? '') === index);
};

/** Longest address that mail systems carry; also the bound that keeps the pattern cheap. */
const MAX_LENGTH = 254;

/** Whether a text may be a tag: looser than `isEmailAddress`, since hosts keep addresses with signs that browsers refuse. */
export const isTagEmail = (text: string): boolean => text.length <= MAX_LENGTH && /^\S+@\S+\.\S+$/.test(text);

/** The pieces of a text that somebody types or pastes. */
export const splitEmails = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** What a form holds of addresses as tags: those that are ended, then the pieces of what is still being typed. */
export function splitTagsAndText(value: unknown, pendingText: string): { tags: string[]; text: string } {
  const entries: string[] = Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string')
    : parseEmails(value);
  const pendingParts = splitEmails(pendingText);
  const leadingEntries = entries.slice(0, Math.max(0, entries.length - pendingParts.length));
  // Otherwise the value came from elsewhere meanwhile: a draft, or what was loaded.
  const endsWithPending = pendingParts.every(
    (part, index) => part === entries[leadingEntries.length + index],
  );
  const finishedEntries = endsWithPending ? leadingEntries : entries;
  return {
    tags: finishedEntries.filter(isTagEmail),
    text: [
      ...finishedEntries.filter((entry) => !isTagEmail(entry)),
      ...(endsWithPending && pendingText !== '' ? [pendingText] : []),
    ].join(' '),
  };
}
