import type { ReactNode } from 'react';
import { permissionsTexts as texts } from './texts';

interface SearchToolsProps {
  text: string;
  onText: (text: string) => void;
  /** Number of results, as a sentence. */
  countText: string;
  children?: ReactNode;
}

/** Search box of a tab, with further filters and the number of results. */
export const SearchTools = ({ text, onText, countText, children }: SearchToolsProps) => (
  <div className="perm-tools">
    <input
      className="input"
      type="search"
      autoComplete="off"
      aria-label={texts.search}
      placeholder={texts.search}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
    {children}
    <p role="status" className="muted">
      {countText}
    </p>
  </div>
);
