import { foldText } from '../../lib/text/foldText';

/** Milliseconds after which typed letters start a new search. */
const TYPEAHEAD_RESET_MS = 700;

/** Returns the entries of an open menu, including disabled ones. */
export const getMenuItems = (popup: HTMLElement | null): HTMLElement[] => [
  ...(popup?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/**
 * Returns the entry whose label starts with the typed text, searching from after the current one; `state` is kept between
 * keys.
 */
export function findTypeaheadIndex(
  entries: readonly HTMLElement[],
  currentIndex: number,
  state: { text: string; typedAt: number },
  key: string,
): number | undefined {
  const now = performance.now();
  state.text = (now - state.typedAt < TYPEAHEAD_RESET_MS ? state.text : '') + foldText(key);
  state.typedAt = now;
  // Repeating one letter cycles through the entries that start with it.
  const isRepeated = [...state.text].every((letter) => letter === state.text[0]);
  const query = isRepeated ? (state.text[0] ?? '') : state.text;
  const firstIndex = query.length === 1 ? currentIndex + 1 : Math.max(currentIndex, 0);
  for (let offset = 0; offset < entries.length; offset += 1) {
    const index = (firstIndex + offset) % entries.length;
    if (foldText(entries[index]?.dataset.label ?? '').startsWith(query)) return index;
  }
  return undefined;
}
