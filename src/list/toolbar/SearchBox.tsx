import { lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react';
import type { ListSearch } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import { useShortcut } from '../../ui/commands/shortcuts';
import type { ListParamsControl } from '../params/listParamsControl';
import { Button } from '../../ui/button/Button';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { useSyncedText } from '../../lib/hooks/useSyncedText';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';
import { listTexts } from '../texts';

const SearchScan = lazy(() => importWithRetry(() => import('./SearchScanButton')));

/** Returns the code of text that a scanner may have typed. The parser is not part of the first page's code. */
const readTypedCode = (text: string, isFromScanner: boolean): Promise<string> =>
  importWithRetry(() => import('../../scanner/parseScannedCode')).then(
    ({ parseTypedCode }) => parseTypedCode(text, isFromScanner),
    () => text,
  );

/** Debounce in ms. */
const DEBOUNCE = 500;

/** The search of a list: any length; clearing shows all rows; Enter searches at once. */
export function SearchBox({ search, control }: { search: ListSearch; control: ListParamsControl }) {
  const t = useTranslateText();
  const id = useId();
  const currentSearch = control.params.search;
  const { setParams } = control;
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, commit } = useSyncedText(
    currentSearch,
    useCallback((search: string) => setParams({ search }), [setParams]),
  );
  const scan = useKeyboardScanner({ keepsFocus: true });
  const isScanned = useRef(false);
  const trimmedText = text.trim();
  useEffect(() => {
    if (trimmedText === currentSearch) return;
    const timer = setTimeout(() => commit(trimmedText), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [trimmedText, currentSearch, commit]);

  const label = t(search.placeholder ?? listTexts.search);
  useShortcut({ key: '/', label: listTexts.search_key, context: 'page' }, () => input.current?.focus());
  return (
    <form
      role="search"
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        if (!search.scan) return commit(trimmedText);
        // Treat typed text like a camera scan.
        void readTypedCode(trimmedText, isScanned.current).then((code) => {
          if (code !== trimmedText) setText(code);
          commit(code);
        });
        return undefined;
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
          value={text}
          onKeyDown={(event) => {
            isScanned.current = scan.onKeyDown(event) === 'ended';
            // Enter submits the search already, so handle only Tab.
            if (isScanned.current && event.key === 'Tab') event.currentTarget.form?.requestSubmit();
          }}
          onChange={({ target: { value } }) => setText(value)}
        />
        <FlushEffectsBeforePaint />
        {text && (
          <Button
            variant="quiet"
            small
            aria-label={listTexts.clear_search}
            onClick={() => {
              setText('');
              commit('');
              input.current?.focus();
            }}
            icon={<Icon name="x" size={16} />}
          />
        )}
      </span>
      {search.scan && (
        <Suspense fallback={<span className="skeleton scan-skeleton" />}>
          <SearchScan
            label={label}
            onCode={(code) => {
              setText(code);
              commit(code);
            }}
          />
        </Suspense>
      )}
      {search.button && <Button type="submit">{listTexts.search}</Button>}
    </form>
  );
}
