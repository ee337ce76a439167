import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/Button';
import { parseTypedCode } from '../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { listTexts } from '../../list/texts';
import { getResultsPath } from './searchPaths';
import { searchTexts } from './texts';

/** The search field above the results, with the text that they are for. */
export function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const { onKeyDown } = useKeyboardScanner({ keepsFocus: true });
  const isScanned = useRef(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = parseTypedCode(text.trim(), isScanned.current);
    setText(query);
    void navigate(getResultsPath(query));
  };
  return (
    <form role="search" aria-label={searchTexts.results} className="search-again" onSubmit={submit}>
      <input
        className="input"
        type="search"
        data-code=""
        aria-label={searchTexts.label}
        placeholder={searchTexts.label}
        maxLength={200}
        value={text}
        onKeyDown={(event) => {
          isScanned.current = onKeyDown(event) === 'ended';
        }}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{listTexts.search}</Button>
    </form>
  );
}
