import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const CARD_SELECTOR = '[data-record]';
/** Controls with keys of their own. */
const OWN_KEYS_SELECTOR = 'input, [aria-haspopup="menu"], [role="menu"], dialog';

const focusCard = (card: Element | null | undefined): void =>
  card?.querySelector<HTMLElement>('.row-link, button, input')?.focus();

/**
 * Handles the keys of a board: arrows move the focus between cards, and with Shift the left and right ones call `onMove`. A
 * moved card keeps the focus in its new column.
 */
export function useBoardKeyboard(
  boardRef: RefObject<HTMLElement | null>,
  onMove: (id: string, step: 1 | -1) => boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  const movedId = useRef<string>(undefined);
  useEffect(() => {
    if (movedId.current === undefined) return;
    const card = boardRef.current?.querySelector(`[data-record="${CSS.escape(movedId.current)}"]`);
    movedId.current = undefined;
    if (!card?.contains(document.activeElement)) focusCard(card);
  });
  return (event) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>(CARD_SELECTOR);
    if (!card || (event.target as HTMLElement).closest(OWN_KEYS_SELECTOR)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (event.shiftKey) {
      const { record: id } = card.dataset;
      if (step === undefined || !id || card.getAttribute('draggable') !== 'true') return;
      event.preventDefault();
      if (onMove(id, step)) movedId.current = id;
      return;
    }
    const next = step === undefined ? findInColumn(card, event.key) : findInRow(card, step);
    if (!next) return;
    event.preventDefault();
    focusCard(next);
  };
}

/** Returns the card above or below. */
const findInColumn = (card: HTMLElement, key: string): Element | null =>
  key === 'ArrowDown' ? card.nextElementSibling : key === 'ArrowUp' ? card.previousElementSibling : null;

/** Returns the card at the same height in the next column with cards. */
function findInRow(card: HTMLElement, step: 1 | -1): Element | undefined {
  const position = [...(card.parentElement?.children ?? [])].indexOf(card);
  const columns = [...(card.closest('.board')?.querySelectorAll('.board-cards') ?? [])];
  for (let at = columns.indexOf(card.parentElement!) + step; columns[at]; at += step) {
    const cards = columns[at]!.querySelectorAll(CARD_SELECTOR);
    if (cards.length > 0) return cards[Math.min(position, cards.length - 1)];
  }
  return undefined;
}
