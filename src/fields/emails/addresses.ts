/** The addresses of a text, or of a list of texts, each once: capitals make no other address. Total. */
export const addresses = (value: unknown): string[] => {
  const texts = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');
  const all = texts.flatMap((text) => text.split(/\s+/)).filter((part) => part !== '');
  const names = all.map((address) => address.toLowerCase());
  return all.filter((_, at) => names.indexOf(names[at] ?? '') === at);
};

/** Longest address that mail systems carry; also the bound that keeps the pattern cheap. */
const MAX_LENGTH = 254;

/** Whether a text may be a tag: looser than `isEmail`, since hosts keep addresses with signs that browsers refuse. */
export const isAddress = (text: string): boolean => text.length <= MAX_LENGTH && /^\S+@\S+\.\S+$/.test(text);

/** The pieces of a text that somebody types or pastes. */
export const piecesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((piece) => piece !== '');

/** What a form holds of addresses as tags: those that are ended, then the pieces of what is still being typed. */
export function tagsAndText(value: unknown, typed: string): { tags: string[]; text: string } {
  const held: string[] = Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : addresses(value);
  const pieces = piecesOf(typed);
  const head = held.slice(0, Math.max(0, held.length - pieces.length));
  // Otherwise the value came from elsewhere meanwhile: a draft, or what was loaded.
  const isTyped = pieces.every((piece, at) => piece === held[head.length + at]);
  const ended = isTyped ? head : held;
  return {
    tags: ended.filter(isAddress),
    text: [...ended.filter((one) => !isAddress(one)), ...(isTyped && typed !== '' ? [typed] : [])].join(' '),
  };
}
