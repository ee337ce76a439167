import { foldText } from '../lib/foldText';

/** Milliseconds after which typed letters start a new word. */
const PAUSE = 700;

/** The entries of an open menu, disabled ones too. */
export const itemsIn = (popup: HTMLElement | null): HTMLElement[] => [
  ...(popup?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** The entry whose label starts with what was typed, looked for after the current one; `typed` is kept between keys. */
export function typeahead(
  entries: readonly HTMLElement[],
  at: number,
  typed: { text: string; at: number },
  key: string,
): number | undefined {
  const now = performance.now();
  typed.text = (now - typed.at < PAUSE ? typed.text : '') + foldText(key);
  typed.at = now;
  // The same letter again walks through the entries that start with it.
  const repeated = [...typed.text].every((letter) => letter === typed.text[0]);
  const wanted = repeated ? (typed.text[0] ?? '') : typed.text;
  const from = wanted.length === 1 ? at + 1 : Math.max(at, 0);
  for (let step = 0; step < entries.length; step += 1) {
    const index = (from + step) % entries.length;
    if (foldText(entries[index]?.dataset.label ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
