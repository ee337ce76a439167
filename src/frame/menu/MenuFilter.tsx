import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { shellTexts } from '../../i18n/es/shell';
import { fillText } from '../../i18n/fillText';
import type { MenuEntry } from '../../parts/types';
import { matching } from './arrange';
import { MenuLink } from './MenuLink';

/** Handles a key that was pressed in the box or on an entry. */
export type MenuKeyHandler = (event: KeyboardEvent<HTMLElement>) => void;

interface MenuFilterProps {
  entries: readonly MenuEntry[];
  /** Takes the handler of keys for the element around the box and the entries. */
  setKeyHandler: (handler: MenuKeyHandler) => void;
  /** Whether matches stand in place of the menu. */
  onFiltered: (isFiltered: boolean) => void;
}

const texts = shellTexts.menu;

/** Matches that are drawn; more say how many they are. */
const MOST = 50;

/** The box that filters a menu of many entries, and what fits: arrows walk, Enter opens the first, Escape clears. */
export default function MenuFilter({ entries, setKeyHandler, onFiltered }: MenuFilterProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFiltered = text.trim() !== '';
  const found = isFiltered ? matching(entries, text) : [];

  const type = (next: string): void => {
    setText(next);
    onFiltered(next.trim() !== '');
  };
  const onKeyDown: MenuKeyHandler = (event) => {
    const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, button')];
    const at = steps.indexOf(event.target as HTMLElement);
    if (event.key === 'ArrowDown') steps[at + 1]?.focus();
    else if (event.key === 'ArrowUp') steps[Math.max(0, at - 1)]?.focus();
    else if (event.key === 'Escape' && isFiltered) {
      // Only the text: a drawer around the menu stays.
      event.stopPropagation();
      type('');
      input.current?.focus();
    } else if (event.key === 'Enter' && event.target === input.current && isFiltered)
      event.currentTarget.querySelector('a')?.click();
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    setKeyHandler(onKeyDown);
  });

  return (
    <>
      <input
        ref={input}
        className="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={texts.filter}
        placeholder={texts.filter}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={isFiltered && found.length === 0 ? 'menu-none' : 'visually-hidden'}>
        {!isFiltered ? '' : found.length === 0 ? texts.none : fillText(texts.found, { count: found.length })}
      </p>
      {isFiltered && (
        <ul className="menu-entries">
          {found.slice(0, MOST).map((entry) => (
            <MenuLink key={entry.to} entry={entry} hints={false} />
          ))}
          {found.length > MOST && (
            <li className="menu-none">{fillText(texts.more, { count: found.length - MOST })}</li>
          )}
        </ul>
      )}
    </>
  );
}
