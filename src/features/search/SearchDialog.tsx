import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { dialogTexts } from '../../ui/dialog/dialogTexts';
import { Icon } from '../../ui/icon/Icon';
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
 * The search of everything: records as the host finds them, screens, actions of the page, what was open before. One option is
 * marked: Enter opens it. That is the record that the text names exactly, else the page of all results, unless the arrows
 * have selected another one.
 */
export default function SearchDialog({ scannedCode = '', onClose }: SearchDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(scannedCode);
  const [activeId, setActiveId] = useState<string>();
  const [defaultId, setDefaultId] = useState<string>();
  const markedId = activeId ?? defaultId;
  const [submittedText, setSubmittedText] = useState(scannedCode);
  const [unknownCode, setUnknownCode] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const scannerInput = useKeyboardScanner({ keepsFocus: true });
  const isScannedText = useRef(false);
  const getOptionElements = () => [
    ...(listRef.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];
  const findOption = (optionId: string | undefined) =>
    getOptionElements().find((option) => option.id === optionId);
  const openPath = (to: string): void => {
    if (to === getResultsPath(text.trim()) && pathname !== '/admin/search')
      saveSearchReturnPath(pathname + search);
    onClose();
    void navigate(to);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const activeOption = findOption(activeId) ?? (hasResultsPage() ? undefined : getOptionElements()[0]);
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
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      findOption(markedId)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
      return;
    }
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const elements = getOptionElements();
    if (direction === 0 || elements.length === 0) return;
    event.preventDefault();
    const activeIndex = elements.findIndex((option) => option.id === markedId);
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
    query: text,
    activeId,
    submittedText,
    isScanned: scannedCode !== '' && submittedText === scannedCode,
    setActiveId,
    setDefaultId,
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
      titleHidden
      initialFocus={inputRef}
      width={600}
      className="search-dialog"
    >
      <form role="search" onSubmit={submit} className="global-search">
        <Icon name="search" size={18} />
        <label htmlFor={id} className="visually-hidden">
          {searchTexts.label}
        </label>
        <input
          ref={inputRef}
          id={id}
          role="combobox"
          data-code=""
          aria-expanded
          aria-controls={`${id}-offers`}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
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
        <Button variant="quiet" aria-label={dialogTexts.close} onClick={onClose} icon={<Icon name="x" />} />
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
      <p className="search-keys muted">
        {searchTexts.keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> <span>{meaning}</span>
          </span>
        ))}
      </p>
    </Dialog>
  );
}
