import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import type { MenuEntry } from '../../extensions/types';
import { filterMenuEntries } from './menuLines';
import { MenuLink } from './MenuLink';

/** Handles a key press in the box or on an entry. */
export type MenuKeyHandler = (event: KeyboardEvent<HTMLElement>) => void;

interface MenuFilterProps {
  entries: readonly MenuEntry[];
  /** Registers the key handler for the element around the box and the entries. */
  setKeyHandler: (handler: MenuKeyHandler) => void;
  /** Called with true while matches replace the menu. */
  onFiltered: (isFiltered: boolean) => void;
}

const texts = shellTexts.menu;

/** Maximum number of rendered matches; if there are more, the box shows the count. */
const MAX_MATCHES = 50;

/** Filter of a long menu with its matches: arrow keys move, Enter opens the first, Escape clears. */
export default function MenuFilter({ entries, setKeyHandler, onFiltered }: MenuFilterProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFiltered = text.trim() !== '';
  const matches = isFiltered ? filterMenuEntries(entries, text) : [];

  const changeText = (next: string): void => {
    setText(next);
    onFiltered(next.trim() !== '');
  };
  const onKeyDown: MenuKeyHandler = (event) => {
    const focusables = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, button')];
    const index = focusables.indexOf(event.target as HTMLElement);
    if (event.key === 'ArrowDown') focusables[index + 1]?.focus();
    else if (event.key === 'ArrowUp') focusables[Math.max(0, index - 1)]?.focus();
    else if (event.key === 'Escape' && isFiltered) {
      // Escape clears only the text; a surrounding drawer stays open.
      event.stopPropagation();
      changeText('');
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
        onChange={(event) => changeText(event.target.value)}
      />
      <p role="status" className={isFiltered && matches.length === 0 ? 'menu-none' : 'visually-hidden'}>
        {!isFiltered
          ? ''
          : matches.length === 0
            ? texts.none
            : interpolateText(texts.found, { count: matches.length })}
      </p>
      {isFiltered && (
        <ul className="menu-entries">
          {matches.slice(0, MAX_MATCHES).map((entry) => (
            <MenuLink key={entry.to} entry={entry} collapsed={false} />
          ))}
          {matches.length > MAX_MATCHES && (
            <li className="menu-none">
              {interpolateText(texts.more, { count: matches.length - MAX_MATCHES })}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
