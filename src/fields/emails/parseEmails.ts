/** Returns the e-mail addresses of a text or a list of texts without duplicates, ignoring case. Never throws. */
export const parseEmails = (value: unknown): string[] => {
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  const emails = texts.flatMap((text) => text.split(/\s+/)).filter((part) => part !== '');
  const foldedEmails = emails.map((email) => email.toLowerCase());
  return emails.filter((_, index) => foldedEmails.indexOf(foldedEmails[index] ?? '') === index);
};

/** Longest address that mail systems accept; also bounds the cost of the pattern. */
const MAX_LENGTH = 254;

/** True if a text may be a tag. Looser than `isEmail`, since hosts store addresses with characters that browsers reject. */
export const isTagEmail = (text: string): boolean => text.length <= MAX_LENGTH && /^\S+@\S+\.\S+$/.test(text);

/** Splits a typed or pasted text into addresses. */
export const splitEmails = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** Splits the form value of tag e-mails into the finished ones and the text still being typed. */
export function splitTagsAndText(value: unknown, pendingText: string): { tags: string[]; text: string } {
  const entries: string[] = Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string')
    : parseEmails(value);
  const pendingParts = splitEmails(pendingText);
  const leadingEntries = entries.slice(0, Math.max(0, entries.length - pendingParts.length));
  // If not, the value was replaced from outside, by a draft or a loaded record.
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
