import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { listTexts } from '../../list/texts';
import { parseTypedCode } from '../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { saveSearchReturnPath, getResultsPath, hasResultsPage } from './searchPaths';
import { SearchOptionsContext, type SearchOptionsValue } from './SearchOptionsContext';
import { SearchSuggestions } from './SearchSuggestions';
import { searchButtonTexts } from './searchButtonTexts';
import { MIN_QUERY_LENGTH } from './searchResults';
import { searchTexts } from './texts';
import './search.css';

interface SearchDialogProps {
  /** Scanned code that is searched at once: its record opens, or the search says that there is none. */
  scannedCode?: string;
  onClose: () => void;
}

/**
 * The search of everything: records as the host finds them, screens, what can be done on the page, what was open before. Enter
 * leads to the results unless one was gone to with the arrows, or the text names one exactly: then it opens that one.
 */
export default function SearchDialog({ scannedCode = '', onClose }: SearchDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(scannedCode);
  const [activeId, setActiveId] = useState<string>();
  const [submittedText, setSubmittedText] = useState(scannedCode);
  const [unknownCode, setUnknownCode] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const scannerInput = useKeyboardScanner({ keepsFocus: true });
  const isScannedText = useRef(false);
  const getOptionElements = () => [
    ...(listRef.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];
  const findActiveOption = () => getOptionElements().find((option) => option.id === activeId);
  const openPath = (to: string): void => {
    onClose();
    void navigate(to);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const activeOption = findActiveOption() ?? (hasResultsPage() ? undefined : getOptionElements()[0]);
    if (activeOption) return activeOption.click();
    if (!hasResultsPage()) return;
    const q = parseTypedCode(text.trim(), isScannedText.current);
    setText(q);
    if (pathname !== '/admin/search') saveSearchReturnPath(pathname + search);
    // The result decides which page opens, so wait for it.
    if (q.length >= MIN_QUERY_LENGTH) setSubmittedText(q);
    else openPath(getResultsPath(q));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const elements = getOptionElements();
    if (direction === 0 || elements.length === 0) return;
    event.preventDefault();
    const activeIndex = elements.findIndex((option) => option.id === activeId);
    const nextElement =
      elements[
        activeIndex === -1 && direction === -1
          ? elements.length - 1
          : (activeIndex + direction + elements.length) % elements.length
      ];
    setActiveId(nextElement?.id);
    nextElement?.scrollIntoView({ block: 'nearest' });
  };
  const contextValue: SearchOptionsValue = {
    activeId,
    submittedText,
    isScanned: scannedCode !== '' && submittedText === scannedCode,
    setActiveId,
    setUnknownCode,
    openPath,
    runAction: (action) => {
      onClose();
      action();
    },
  };
  return (
    <Dialog
      open
      title={searchButtonTexts.title}
      onClose={onClose}
      initialFocus={inputRef}
      width={600}
      className="search-dialog"
    >
      <form role="search" onSubmit={submit} className="global-search">
        <label htmlFor={id} className="visually-hidden">
          {searchTexts.label}
        </label>
        <input
          ref={inputRef}
          id={id}
          className="input"
          role="combobox"
          data-code=""
          aria-expanded
          aria-controls={`${id}-offers`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          maxLength={200}
          placeholder={searchTexts.label}
          value={text}
          onKeyDown={(event) => {
            isScannedText.current = scannerInput.onKeyDown(event) === 'ended';
            // Enter searches by itself.
            if (isScannedText.current && event.key === 'Tab') event.currentTarget.form?.requestSubmit();
            onKeyDown(event);
          }}
          onChange={({ target: { value } }) => {
            setText(value);
            setActiveId(undefined);
            setSubmittedText('');
            setUnknownCode(undefined);
          }}
        />
        <Button variant="primary" type="submit">
          {listTexts.search}
        </Button>
      </form>
      <div role="status">
        {unknownCode !== undefined && (
          <p className="search-state">{interpolateText(searchTexts.unknown_code, { q: unknownCode })}</p>
        )}
      </div>
      <SearchOptionsContext value={contextValue}>
        <div
          ref={listRef}
          id={`${id}-offers`}
          role="listbox"
          aria-label={searchTexts.offers}
          className="search-offers"
        >
          <SearchSuggestions text={text.trim()} />
        </div>
      </SearchOptionsContext>
      <p className="search-keys muted">{searchTexts.keys}</p>
    </Dialog>
  );
}
