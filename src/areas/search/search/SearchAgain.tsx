import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { listTexts } from '../../../views/list/texts';
import { resultsPath } from './resultsPath';
import { texts } from './texts';

/** What was looked for, to be changed where its results stand. */
export function SearchAgain({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(resultsPath(text.trim()));
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
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{listTexts.search}</Button>
    </form>
  );
}
