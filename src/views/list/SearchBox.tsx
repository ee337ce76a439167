import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Search } from '../../config/types';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import type { ListControl } from './listControl';
import { Button } from '../../ui/Button';
import { importOrNewVersion } from '../../lib/retryImport';
import { listTexts } from './texts';

const SearchScan = lazy(() => importOrNewVersion(() => import('./SearchScan')));

/** ms between the last key and the call. */
const DEBOUNCE = 500;

/** The search of a list: any length, cleared shows everything (LIST-06); Enter searches at once. */
export function SearchBox({ search, control }: { search: Search; control: ListControl }) {
  const t = useText();
  const id = useId();
  const asked = control.state.search;
  const [typed, setTyped] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  // Back and Forward change the address under the box.
  useEffect(() => setTyped((before) => (before.trim() === asked ? before : asked)), [asked]);

  const { change } = control;
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => change({ search: typed.trim() }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, asked, change]);

  const label = t(search.placeholder ?? listTexts.search);
  useShortcut({ key: '/', label: listTexts.search_key, of: 'page' }, () => input.current?.focus());
  return (
    <form
      role="search"
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        change({ search: typed.trim() });
      }}
    >
      <span className="search-input">
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <Icon name="search" size={16} />
        <input
          ref={input}
          id={id}
          className="input"
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={200}
          placeholder={label}
          autoFocus={search.autoFocus}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed && (
          <Button
            variant="quiet"
            small
            aria-label={listTexts.clear_search}
            onClick={() => {
              setTyped('');
              change({ search: '' });
              input.current?.focus();
            }}
            icon={<Icon name="x" size={16} />}
          />
        )}
      </span>
      {search.scan && (
        <Suspense fallback={null}>
          <SearchScan
            label={label}
            onCode={(code) => {
              setTyped(code);
              change({ search: code });
            }}
          />
        </Suspense>
      )}
      {search.button && <Button type="submit">{listTexts.search}</Button>}
    </form>
  );
}
