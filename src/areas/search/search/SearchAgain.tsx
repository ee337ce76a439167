import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { codeOfTyped } from '../../../scanner/codeFromScan';
import { useScanned } from '../../../scanner/useScanned';
import { listTexts } from '../../../views/list/texts';
import { resultsPath } from './resultsPath';
import { texts } from './texts';

/** The search field above the results, with the text that they are for. */
export function SearchAgain({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const { onKeyDown } = useScanned({ isAlone: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = codeOfTyped(text.trim());
    setText(query);
    void navigate(resultsPath(query));
  };
  return (
    <form role="search" aria-label={texts.results} className="search-again" onSubmit={submit}>
      <input
        className="input"
        type="search"
        aria-label={texts.label}
        placeholder={texts.label}
        maxLength={200}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{listTexts.search}</Button>
    </form>
  );
}
