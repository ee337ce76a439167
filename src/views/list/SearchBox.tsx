import { lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react';
import type { Search } from '../../config/types';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import type { ListControl } from './listControl';
import { Button } from '../../ui/Button';
import { importOrNewVersion } from '../../lib/retryImport';
import { useTypedText } from '../../lib/useTypedText';
import { codeOfTyped } from '../../scanner/codeFromScan';
import { useScanned } from '../../scanner/useScanned';
import { WorksOnSight } from '../../ui/WorksOnSight';
import { listTexts } from './texts';

const SearchScan = lazy(() => importOrNewVersion(() => import('./SearchScan')));

/** ms between the last key and the call. */
const DEBOUNCE = 500;

/** The search of a list: any length, cleared shows everything (LIST-06); Enter searches at once. */
export function SearchBox({ search, control }: { search: Search; control: ListControl }) {
  const t = useText();
  const id = useId();
  const asked = control.state.search;
  const { change } = control;
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, send } = useTypedText(
    asked,
    useCallback((search: string) => change({ search }), [change]),
  );
  const scanned = useScanned({ isAlone: true });
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => send(wanted), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [wanted, asked, send]);

  const label = t(search.placeholder ?? listTexts.search);
  useShortcut({ key: '/', label: listTexts.search_key, of: 'page' }, () => input.current?.focus());
  return (
    <form
      role="search"
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        // As of what a camera reads there.
        const code = search.scan ? codeOfTyped(wanted) : wanted;
        if (code !== wanted) type(code);
        send(code);
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
          onKeyDown={(event) => {
            // Enter searches by itself.
            if (scanned.onKeyDown(event) === 'ended' && event.key === 'Tab')
              event.currentTarget.form?.requestSubmit();
          }}
          onChange={({ target: { value } }) => type(value)}
        />
        <WorksOnSight />
        {typed && (
          <Button
            variant="quiet"
            small
            aria-label={listTexts.clear_search}
            onClick={() => {
              type('');
              send('');
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
              type(code);
              send(code);
            }}
          />
        </Suspense>
      )}
      {search.button && <Button type="submit">{listTexts.search}</Button>}
    </form>
  );
}
