/** The addresses of a text, or of a list of texts, each once: capitals make no other address. Total. */
export const addresses = (value: unknown): string[] => {
  const texts = (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');
  const all = texts.flatMap((text) => text.split(/\s+/)).filter((part) => part !== '');
  const names = all.map((address) => address.toLowerCase());
  return all.filter((_, at) => names.indexOf(names[at] ?? '') === at);
};
