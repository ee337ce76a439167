import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { shellTexts } from '../../i18n/es/shell';
import { fillText } from '../../i18n/fillText';
import type { MenuEntry } from '../../parts/types';
import { matching } from './arrange';
import { MenuLink } from './MenuLink';

interface MenuFilterProps {
  entries: readonly MenuEntry[];
  /** The menu as it is without a text. */
  children: ReactNode;
}

const texts = shellTexts.menu;

/** Matches that are drawn; more say how many they are. */
const MOST = 50;

/** A menu of many entries with a box that filters it: arrows walk, Enter opens the first, Escape clears. */
export default function MenuFilter({ entries, children }: MenuFilterProps) {
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFiltered = text.trim() !== '';
  const found = isFiltered ? matching(entries, text) : [];

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = [...(root.current?.querySelectorAll<HTMLElement>('input, a, button') ?? [])];
    const at = steps.indexOf(event.target as HTMLElement);
    if (event.key === 'ArrowDown') steps[at + 1]?.focus();
    else if (event.key === 'ArrowUp') steps[Math.max(0, at - 1)]?.focus();
    else if (event.key === 'Escape' && isFiltered) {
      // Only the text: a drawer around the menu stays.
      event.stopPropagation();
      setText('');
      input.current?.focus();
    } else if (event.key === 'Enter' && event.target === input.current && isFiltered)
      root.current?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root} role="group" className="menu-filter" onKeyDown={onKeyDown}>
      <input
        ref={input}
        className="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={texts.filter}
        placeholder={texts.filter}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={isFiltered && found.length === 0 ? 'menu-none' : 'visually-hidden'}>
        {!isFiltered ? '' : found.length === 0 ? texts.none : fillText(texts.found, { count: found.length })}
      </p>
      {isFiltered ? (
        <ul className="menu-entries">
          {found.slice(0, MOST).map((entry) => (
            <MenuLink key={entry.to} entry={entry} hints={false} />
          ))}
          {found.length > MOST && (
            <li className="menu-none">{fillText(texts.more, { count: found.length - MOST })}</li>
          )}
        </ul>
      ) : (
        children
      )}
    </div>
  );
}
